/**
 * Where an arrow key, Home or End leads in a row of `count` things: an index, or `null` for any other key.
 * The row is a ring. In right-to-left rows the left arrow leads onwards.
 */
export function stepOf(key: string, index: number, count: number, rightToLeft: boolean): number | null {
  const onward = rightToLeft ? 'ArrowLeft' : 'ArrowRight';
  const back = rightToLeft ? 'ArrowRight' : 'ArrowLeft';
  switch (key) {
    case onward:
    case 'ArrowDown':
      return (index + 1) % count;
    case back:
    case 'ArrowUp':
      return (index + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
