/** Browsers draw no frames of what nobody sees: a page in the background, an embedded one that is scrolled away. */
const PATIENCE = 300;

/** Calls back in the next frame with its time, or with `null` where none comes. Returns what calls it off. */
export function inNextFrame(callback: (now: number | null) => void): () => void {
  const frame = requestAnimationFrame((now) => {
    clearTimeout(timer);
    callback(now);
  });
  const timer = setTimeout(() => {
    cancelAnimationFrame(frame);
    callback(null);
  }, PATIENCE);
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
