/**
 * Compiles a module from its bytes as base64, and makes an instance with memory of its own; its exports.
 *
 * Rejects when WebAssembly is missing, lacks SIMD, is forbidden by the page's policy or out of memory; the error's
 * message tells which. The bytes are decoded in script and never fetched, so no policy on addresses applies.
 */
export async function instantiate(base64: string): Promise<unknown> {
  if (typeof WebAssembly === 'undefined') throw new Error('WebAssembly is not available');
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  if (!WebAssembly.validate(bytes)) throw new Error('WebAssembly has no SIMD, or the module is damaged');
  const { instance } = await WebAssembly.instantiate(bytes);
  return instance.exports;
}
