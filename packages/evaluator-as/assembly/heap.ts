/** The first address that the host may use; memory from here on is the host's to lay out. */
export function heapStart(): usize {
  return (__heap_base + 15) & ~15;
}
