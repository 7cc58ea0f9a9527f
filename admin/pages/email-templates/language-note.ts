import type { Language, TemplateRecord } from './mail-template';

/** The status of a template in one language: own texts, standard texts, or no texts. */
export function languageNote(
  { languages, ownLanguages }: Pick<TemplateRecord, 'languages' | 'ownLanguages'>,
  language: Language,
): 'own' | 'standard' | 'unused' {
  if (!languages.includes(language)) return 'unused';
  return ownLanguages?.includes(language) ? 'own' : 'standard';
}
