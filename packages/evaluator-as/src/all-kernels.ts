import { instantiate } from './instantiate.js';
import type { Kernels } from './kernels.js';
import { WASM_BASE64 } from './wasm.generated.js';

/**
 * An instance of the whole module, with memory of its own.
 *
 * Rejects when WebAssembly is missing, lacks SIMD, is forbidden by the page's policy or out of memory; the error's
 * message tells which.
 */
export async function instantiateKernels(): Promise<Kernels> {
  return (await instantiate(WASM_BASE64)) as Kernels;
}
