import { LOCALES, type Locale } from '../../api/vocabulary/locale.js';

/** Words that only one language has; none of them may stand in a mail of another. */
const ONLY: Readonly<Record<Locale, RegExp>> = {
  'de-CH': /\b(und|wurde|nicht|Guten|öffnen|Fällig|Kunde|Meldungen?|zugewiesen)\b/,
  'en-CH': /\b(the|has been|Hello|Due|Customer|Location|assigned)\b/,
  'fr-CH': /\b(votre|Bonjour|Échéance|Priorité|ouvrir|attribuée?|clôturé)\b/i,
  'it-CH': /\b(Buongiorno|Scadenza|Priorità|stato aperto|della|assegnato|segnalazion[ei])\b/i,
};

/** Blemishes in any mail: an unfilled placeholder, and the gap of a missing value. */
const BLEMISHES: readonly (readonly [string, RegExp])[] = [
  ['placeholder', /\{\{|\}\}|\{%|%\{/],
  ['no value', /\b(?:null|undefined|NaN)\b|\[object|Invalid Date/],
  ['key or constant', /\bmails\.|\benums\.|\bresources\.|[A-Z]{3,}_[A-Z]{3,}/],
  ['nothing behind a colon', /: *\n[^\n]|: *$/],
  ['empty brackets', /\( *\)|\[ *\]|«\s*»|"\s*"/],
  ['doubled space', /[^\s-] {2,}\S/],
  ['space before a sign', /\S +[,.](?:\s|$)/],
  ['missing first or last part', /(?:^|\n)\s*[–,|]|[–,|]\s*(?:\n|$)/],
];

/** The faults in the words of a mail in a language, each with its excerpt; none for a proper one. */
export function faultsIn(words: string, locale: Locale): string[] {
  const found = (name: string, what: RegExp) => {
    const hit = what.exec(words);
    return hit ? [`${name}: ${JSON.stringify(words.slice(Math.max(0, hit.index - 30), hit.index + 30))}`] : [];
  };
  return [
    ...BLEMISHES.flatMap(([name, what]) => found(name, what)),
    ...LOCALES.filter((other) => other !== locale).flatMap((other) => found(`in ${other}`, ONLY[other])),
  ];
}
