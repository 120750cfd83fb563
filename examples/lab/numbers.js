// Numbers as the lab writes them: a real minus, a fixed count of decimals.
const MINUS = '\u2212';
const formatter = (options) => {
  const format = new Intl.NumberFormat('en', options);
  return (value) => format.format(value).replace('-', MINUS);
};

/** `1,234` */
export const whole = formatter({ maximumFractionDigits: 0 });
/** `2.0445` */
export const decimal = formatter({ minimumFractionDigits: 4, maximumFractionDigits: 4 });
/** `+1.3113`, `−1.0000` */
export const signed = formatter({
  minimumFractionDigits: 4,
  maximumFractionDigits: 4,
  signDisplay: 'exceptZero',
});
/** `5.2243%` */
export const percent = formatter({
  style: 'percent',
  minimumFractionDigits: 4,
  maximumFractionDigits: 4,
});
/** `52.23%` */
export const share = formatter({ style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2 });
/** `218,047.37` */
export const amount = formatter({ maximumFractionDigits: 2 });

/** A change of a rate in percentage points: `+0.1094 points`. */
export function points(difference) {
  return `${signed(difference * 100)} points`;
}
