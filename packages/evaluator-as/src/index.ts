export { instantiateKernels } from './all-kernels.js';
export type { HandKernels, KernelMemory, Kernels } from './kernels.js';
