/**
 * The button that a key presses, by its `aria-keyshortcuts`, among those on the table now; `null` for any other key.
 * Keys with a modifier, held keys and keys typed into a field are left alone.
 */
export function buttonForKey(event: KeyboardEvent, root: ParentNode): HTMLElement | null {
  const target = event.composedPath()[0];
  if (
    event.ctrlKey ||
    event.altKey ||
    event.metaKey ||
    event.repeat ||
    event.defaultPrevented ||
    event.isComposing
  )
    return null;
  if (target instanceof Element && target.closest('input, textarea, select, [contenteditable]')) return null;
  const key = event.key.toUpperCase();
  const buttons = root.querySelectorAll<HTMLElement>('[aria-keyshortcuts]');
  return (
    [...buttons].find((button) => button.getAttribute('aria-keyshortcuts')?.toUpperCase() === key) ?? null
  );
}
