/** Three significant digits. @param {number} number */
export function short(number) {
  return number >= 1000 ? Math.round(number).toLocaleString('en') : Number(number.toPrecision(3)).toString();
}

/** A time in a fitting unit. @param {number} nanoseconds */
export function time(nanoseconds) {
  if (nanoseconds < 1e3) return `${short(nanoseconds)} ns`;
  return nanoseconds < 1e6 ? `${short(nanoseconds / 1e3)} µs` : `${short(nanoseconds / 1e6)} ms`;
}

/** How often that is in a second. @param {number} nanoseconds */
export function perSecond(nanoseconds) {
  const rate = 1e9 / nanoseconds;
  if (rate >= 1e6) return `${short(rate / 1e6)} M`;
  return rate >= 1e4 ? `${short(rate / 1e3)} k` : short(rate);
}
