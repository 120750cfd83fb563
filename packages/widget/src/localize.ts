import { LocalizeController, registerTranslation as register } from '@shoelace-style/localize';
import { isServer } from 'lit';
import { en } from './locales/en.js';
import type { Translation } from './locales/translation.js';
import type { Money } from './options/read.js';

const languages = new Map<string, Translation>();

/** Words, and groups of words. */
interface Words {
  readonly [key: string]: unknown;
}

/** Words in full: what is missing in them, in their groups too, is taken from others. */
function completed(words: Words | undefined, others: Words): Words {
  const all = Object.entries(others).map(([key, other]) => {
    const own = words?.[key];
    return [
      key,
      typeof other === 'object' ? completed(own as Words, other as Words) : (own ?? other),
    ] as const;
  });
  return Object.fromEntries(all);
}

/**
 * Adds a language, or replaces one of the same `$code`; tables on the page are drawn again. A key that is missing at run
 * time is English.
 */
export function registerTranslation(translation: Translation): void {
  const whole = completed({ ...translation }, { ...en }) as unknown as Translation;
  languages.set(translation.$code.toLowerCase(), whole);
  register(translation);
}

registerTranslation(en);

/**
 * The language an element finds itself in: its own `lang` or that of its nearest ancestor with one, shadow roots crossed.
 * An empty one counts as none. On a server there is no page around it: only its own counts.
 */
function pageLanguage(element: Element): string | null {
  if (isServer) return element.getAttribute('lang');
  const marked = element.closest('[lang]:not([lang=""])');
  if (marked) return marked.getAttribute('lang');
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? pageLanguage(root.host) : null;
}

/** What `no` (Norwegian, unspecified) means to most readers. */
const ALIASES: ReadonlyMap<string, string> = new Map([
  ['no', 'nb'],
  ['no-no', 'nb'],
]);

/** A language without its region. */
function primary(lang: string): string {
  return lang.split('-', 1)[0] as string;
}

const formatters = new Map<string, Intl.NumberFormat>();

function formatter(lang: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = lang + JSON.stringify(options);
  let found = formatters.get(key);
  if (!found) formatters.set(key, (found = new Intl.NumberFormat(lang, options)));
  return found;
}

const MINUS = '\u2212';

/** Words, numbers and money in the language of one element: its own `lang`, else its page's, else English. */
export class Localizer extends LocalizeController<Translation> {
  #lang: string | null = null;

  /** The language is looked for once for each drawing: it takes a walk up the page, and every figure asks for it. */
  hostUpdate(): void {
    this.#lang = null;
  }

  override lang(): string {
    return (this.#lang ??= this.#findLanguage());
  }

  #findLanguage(): string {
    const written = (pageLanguage(this.host) ?? '').toLowerCase().replaceAll('_', '-');
    const lang = ALIASES.get(written) ?? written;
    if (!languages.has(lang) && !languages.has(primary(lang))) return 'en';
    try {
      return new Intl.Locale(lang).baseName;
    } catch {
      return primary(lang);
    }
  }

  /** Everything the table says, in the language in force. */
  get words(): Translation {
    const lang = this.lang().toLowerCase();
    return languages.get(lang) ?? languages.get(primary(lang)) ?? en;
  }

  /** A number as the language writes it, with a real minus sign. */
  count(value: number, options: Intl.NumberFormatOptions = {}): string {
    return formatter(this.lang(), options).format(value).replace('-', MINUS);
  }

  /** An amount of smallest units as money, or as a plain number where the table plays for units. */
  money(units: number, { currency, decimals }: Money, sign: 'auto' | 'exceptZero' = 'auto'): string {
    const style: Intl.NumberFormatOptions = currency
      ? { style: 'currency', currency, signDisplay: sign, trailingZeroDisplay: 'stripIfInteger' }
      : { style: 'decimal', signDisplay: sign };
    return this.count(units / 10 ** decimals, style);
  }
}
