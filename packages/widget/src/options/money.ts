import { unreadable, textOf, type Money, type Written } from './read.js';

/** Symbolic units: whole numbers. */
export const UNITS: Money = Object.freeze({ currency: null, decimals: 0 });

/** The currency of an ISO 4217 code with its usual decimals. Throws `option-invalid`. */
export function readCurrency(written: Written): Money {
  const currency = textOf(written).toUpperCase();
  if (!/^[A-Z]{3}$/.test(currency) || !Intl.supportedValuesOf('currency').includes(currency)) {
    throw unreadable(written, 'an ISO 4217 currency code such as EUR');
  }
  const { maximumFractionDigits } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  return Object.freeze({ currency, decimals: maximumFractionDigits ?? 2 });
}
