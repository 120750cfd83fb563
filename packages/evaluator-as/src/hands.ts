import { WASM_BASE64 } from './hands-wasm.generated.js';
import { instantiate } from './instantiate.js';
import type { HandKernels } from './kernels.js';

/** An instance of the smaller module, which only values hands. Rejects as `instantiateKernels`. */
export async function instantiateHandKernels(): Promise<HandKernels> {
  return (await instantiate(WASM_BASE64)) as HandKernels;
}

export type { HandKernels } from './kernels.js';
