import type { Schema } from '../../providers/contract';

export type TemplateRecord = Schema<'EmailTemplate'>;
export type Language = (typeof languageLocales)[number][0];

/** The languages of a mail with their locales. */
export const languageLocales = [
  ['de', 'de-CH'],
  ['en', 'en-CH'],
  ['fr', 'fr-CH'],
  ['it', 'it-CH'],
] as const;

/** The locale of a language. */
export const localeOf = (language: Language) =>
  languageLocales.find(([candidate]) => candidate === language)?.[1] ?? 'de-CH';

/** API path of a part of one template. */
export const templatePath = (id: string | number, part: string) => `email-templates/${id}/${part}`;

/** The status of a template in one language: own texts, standard texts, or no texts. */
export function languageNote(
  { languages, ownLanguages }: Pick<TemplateRecord, 'languages' | 'ownLanguages'>,
  language: Language,
): 'own' | 'standard' | 'unused' {
  if (!languages.includes(language)) return 'unused';
  return ownLanguages?.includes(language) ? 'own' : 'standard';
}
