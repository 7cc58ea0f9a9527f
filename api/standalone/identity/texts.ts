import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../platform/project-root.js';
import { DEFAULT_LOCALE, FALLBACK_LOCALE, LOCALES, type Locale } from '../../vocabulary/locale.js';
import { MIN_PASSWORD } from './min-password.js';

/** Looks up a text of the pages, `%{name}` replaced. */
export interface Translate {
  (key: string, values?: Record<string, string | number>): string;
  locale: Locale;
}

type Tree = { [key: string]: string | Tree };

function load(locale: Locale): Tree {
  return JSON.parse(readFileSync(join(projectRoot, 'locales', locale, 'signin.json'), 'utf8')).signin;
}

const texts = new Map(LOCALES.map((locale) => [locale, load(locale)]));

function find(locale: Locale, key: string): string | undefined {
  let node: string | Tree | undefined = texts.get(locale);
  for (const part of key.split('.')) node = typeof node === 'object' ? node[part] : undefined;
  return typeof node === 'string' ? node : undefined;
}

/** Texts of one locale, with the fallback's where one is missing. */
export function translator(locale: Locale): Translate {
  const translate = (key: string, values: Record<string, string | number> = {}) =>
    (find(locale, key) ?? find(FALLBACK_LOCALE, key) ?? key).replace(/%\{(\w+)\}/g, (_, name) => String(values[name]));
  return Object.assign(translate, { locale });
}

/** @returns what is wrong with a password that is entered twice, if anything is. */
export function newPasswordProblem(t: Translate, form: URLSearchParams): string | undefined {
  const fresh = form.get('new') ?? '';
  if (fresh !== form.get('repeat')) return t('account.different');
  return fresh.length < MIN_PASSWORD ? t('account.short', { min: MIN_PASSWORD }) : undefined;
}

function supported(tag: string): Locale | undefined {
  const language = tag.trim().toLowerCase().split('-')[0];
  return LOCALES.find((locale) => locale.startsWith(`${language}-`));
}

/** The first wish we can meet; each is one language tag, a list of them or an Accept-Language header. */
export function chooseLocale(...wishes: (string | null | undefined)[]): Locale {
  for (const wish of wishes) {
    for (const tag of (wish ?? '').split(/[\s,]+/)) {
      const locale = tag && supported(tag.split(';')[0]!);
      if (locale) return locale;
    }
  }
  return DEFAULT_LOCALE;
}
