import type { Request } from 'express';
import { DEFAULT_LOCALE, FALLBACK_LOCALE, LOCALES, type Locale } from '../../vocabulary/locale.js';
import { currentSession } from './session.js';

/** The language that a request asks for by `Accept-Language`, if it is one of ours. */
export function requestedLocale(request: Request): Locale | undefined {
  if (!request.headers['accept-language']) return undefined;
  const asked = request.acceptsLanguages([...LOCALES, ...LOCALES.map((locale) => locale.slice(0, 2))]);
  return asked ? LOCALES.find((locale) => locale.startsWith(asked.slice(0, 2))) : undefined;
}

/** Language of an answer's texts: what the request asks for, else the user's, else English for machines. */
export function preferredLocale(request: Request): Locale {
  const asked = requestedLocale(request);
  if (asked) return asked;
  try {
    return currentSession().user?.locale ?? FALLBACK_LOCALE;
  } catch {
    return DEFAULT_LOCALE;
  }
}
