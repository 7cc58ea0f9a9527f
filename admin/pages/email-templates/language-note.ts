import type { Language, TemplateRecord } from './mail-template';

/** How a template stands in one language: own words, those shipped, or not written in it at all. */
export function languageNote(
  { languages, ownLanguages }: Pick<TemplateRecord, 'languages' | 'ownLanguages'>,
  language: Language,
): 'own' | 'standard' | 'unused' {
  if (!languages.includes(language)) return 'unused';
  return ownLanguages?.includes(language) ? 'own' : 'standard';
}
