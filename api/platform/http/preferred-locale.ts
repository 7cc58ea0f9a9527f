import type { Request } from 'express';
import { DEFAULT_LOCALE, FALLBACK_LOCALE, LOCALES, type Locale } from '../../vocabulary/locale.js';
import { currentSession } from '../tenancy/session.js';

/** Language of an answer's texts: what the request asks for, else the user's, else English for machines. */
export function preferredLocale(request: Request): Locale {
  const languages = LOCALES.map((locale) => locale.slice(0, 2));
  const asked = request.headers['accept-language'] ? request.acceptsLanguages([...LOCALES, ...languages]) : false;
  const match = asked && LOCALES.find((locale) => locale.startsWith(asked.slice(0, 2)));
  if (match) return match;
  try {
    return currentSession().user?.locale ?? FALLBACK_LOCALE;
  } catch {
    return DEFAULT_LOCALE;
  }
}
