/**
 * Puts the text of a field on the clipboard. Where the page may not write there, the text is left selected, to be copied
 * by hand. Returns whether it was copied.
 */
export async function copyFrom(field: HTMLTextAreaElement): Promise<boolean> {
  try {
    // Missing on pages that are not served securely.
    await (navigator.clipboard as Clipboard | undefined)?.writeText(field.value);
    if (navigator.clipboard as Clipboard | undefined) return true;
  } catch {
    // Forbidden here: the old way may do.
  }
  field.focus({ preventScroll: true });
  field.select();
  return document.execCommand('copy');
}
