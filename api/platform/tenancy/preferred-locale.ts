import type { Request } from 'express';
import { DEFAULT_LOCALE, FALLBACK_LOCALE, LOCALES, type Locale } from '../../vocabulary/locale.js';
import { currentSession } from './session.js';

/** The locale of `Accept-Language`, if it is one of ours. */
export function requestedLocale(request: Request): Locale | undefined {
  if (!request.headers['accept-language']) return undefined;
  const asked = request.acceptsLanguages([...LOCALES, ...LOCALES.map((locale) => locale.slice(0, 2))]);
  return asked ? LOCALES.find((locale) => locale.startsWith(asked.slice(0, 2))) : undefined;
}

/** Locale of an answer's texts: that of the request, else of the user, else English for programs. */
export function preferredLocale(request: Request): Locale {
  const asked = requestedLocale(request);
  if (asked) return asked;
  try {
    return currentSession().user?.locale ?? FALLBACK_LOCALE;
  } catch {
    return DEFAULT_LOCALE;
  }
}
