import { useLocale, useTranslate } from 'react-admin';
import { ACTIVITY_RECORDS } from '../../../../openapi/vocabulary';
import { useValueText } from '../../../generator/fields/use-value-text';
import { inLanguage, type TranslatedText } from '../../../model/translated-text';
import { useApplication } from '../../../providers/application';
import { useTicketModel } from '../data/use-ticket-model';
import { TICKETS } from '../model/ticket';

const paths: Readonly<Record<string, string>> = ACTIVITY_RECORDS;

/** API path of the record that an entry of this kind concerns. */
export const pathOfKind = (kind: string): string => paths[kind.split('_')[0] ?? ''] ?? TICKETS.path;

interface NamedField {
  field: string;
  label?: TranslatedText | null;
}

/** The texts of changes: the name of a field, and its value as one text. */
export function useChangeWords(): {
  /** Deleted custom fields keep their former label. */
  nameOf: (change: NamedField, path?: string) => string;
  /** A reference is shown by its title. */
  wordsOf: (name: string, value: unknown, path?: string) => string;
} {
  const translate = useTranslate();
  const locale = useLocale();
  const own = useTicketModel();
  const { models } = useApplication();
  const valueText = useValueText();
  const find = (name: string, path: string = TICKETS.path) => {
    const model = path === TICKETS.path ? own : models.find((candidate) => candidate.path === path);
    return model?.fields.find((field) => field.name === name);
  };
  return {
    nameOf: ({ field, label: former }, path) => {
      const label = find(field, path)?.label;
      if (label) return translate(label);
      return inLanguage(former, locale) || translate(`resources.${path ?? TICKETS.path}.fields.${field}`, { _: field });
    },
    wordsOf: (name, value, path) => {
      if (value === null || value === undefined || value === '') return translate('generator.change.nothing');
      const field = find(name, path);
      if (typeof value === 'boolean') return translate(`generator.value.${value ? 'yes' : 'no'}`);
      if (!field || field.widget === 'reference') return inLanguage(value, locale) || String(value);
      return valueText(field, value) || String(value);
    },
  };
}
