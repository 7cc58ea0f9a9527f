import { useLocale, useTranslate } from 'react-admin';
import { useValueText } from '../../../generator/fields/use-value-text';
import { inLanguage } from '../../../generator/model/translated-text';
import { fieldOf, useTicketModel } from '../data/use-ticket-model';

/** How changes of a ticket's fields are worded: the name of a field, and a value of it as one text. */
export function useChangeWords() {
  const translate = useTranslate();
  const locale = useLocale();
  const model = useTicketModel();
  const valueText = useValueText();
  return {
    nameOf: (name: string): string => {
      const label = fieldOf(model, name)?.label;
      return label ? translate(label) : name;
    },
    /** Of references the titles are given. */
    wordsOf: (name: string, value: unknown): string => {
      if (value === null || value === undefined || value === '') return translate('tickets.timeline.nothing');
      const field = fieldOf(model, name);
      if (!field || field.widget === 'reference') return inLanguage(value, locale) || String(value);
      return valueText(field, value) || String(value);
    },
  };
}
