export { instantiateKernels } from './instantiate.js';
export type { KernelMemory, Kernels } from './kernels.js';
