import { useLocale, useTranslate } from 'react-admin';
import { useValueText } from '../../../generator/fields/use-value-text';
import { inLanguage } from '../../../generator/model/translated-text';
import { useApplication } from '../../../providers/application';
import { useTicketModel } from '../data/use-ticket-model';
import { TICKETS } from '../model/ticket';

/** Whose fields an entry tells of, by the beginning of its kind; all others tell of the ticket's own. */
const paths: Record<string, string> = { TASK: 'tasks', REPORT: 'reports', INVOICE: 'invoices' };

/** API path of what an entry of this kind tells of. */
export const pathOfKind = (kind: string): string => paths[kind.split('_')[0] ?? ''] ?? TICKETS.path;

/** How changes of fields are worded: the name of a field, and a value of it as one text. */
export function useChangeWords(): {
  nameOf: (name: string, path?: string) => string;
  /** Of references the titles are given. */
  wordsOf: (name: string, value: unknown, path?: string) => string;
} {
  const translate = useTranslate();
  const locale = useLocale();
  const own = useTicketModel();
  const { models } = useApplication();
  const valueText = useValueText();
  const find = (name: string, path: string = TICKETS.path) => {
    const model = path === TICKETS.path ? own : models.find((one) => one.path === path);
    return model?.fields.find((field) => field.name === name);
  };
  return {
    nameOf: (name, path) => {
      const label = find(name, path)?.label;
      return label ? translate(label) : name;
    },
    wordsOf: (name, value, path) => {
      if (value === null || value === undefined || value === '') return translate('tickets.timeline.nothing');
      const field = find(name, path);
      if (!field || field.widget === 'reference') return inLanguage(value, locale) || String(value);
      return valueText(field, value) || String(value);
    },
  };
}
