import { useCallback } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { isCurrency } from '../../model/number-text';
import type { FieldModel } from '../../model/resource-model';
import { inLanguage } from '../../model/translated-text';
import { useFormat } from '../../providers/use-format';
import { embeddedTitles } from './embedded-titles';
import { textOfHtml } from './text-of-html';

/**
 * Gives a function that writes a value as one line of text in the user's language: for table cells, cards,
 * exports and comparisons. References need the record they come from, for the titles embedded in it.
 */
export function useValueText(): (field: FieldModel, value: unknown, record?: object) => string {
  const translate = useTranslate();
  const locale = useLocale();
  const format = useFormat();
  return useCallback(
    (field, value, record) => {
      if (value === null || value === undefined || value === '') return '';
      const choice = (item: unknown) => translate(`enums.${field.choices?.name}.${item}`, { _: String(item) });
      switch (field.widget) {
        case 'flag':
          return translate(value ? 'generator.value.yes' : 'generator.value.no');
        case 'choice':
          return choice(value);
        case 'choices':
          return (value as unknown[]).map(choice).join(', ');
        case 'tags':
          return (value as string[]).join(', ');
        case 'day':
          return format.day(String(value));
        case 'moment':
          return format.moment(String(value));
        case 'time':
          return format.time(String(value));
        case 'integer':
          if (field.ungrouped) return String(value);
          if (!field.unit) return format.number(Number(value));
          if (isCurrency(field.unit)) return format.money(Number(value), { cents: false });
          if (field.unit === 'min') return format.duration(Number(value));
          return `${format.number(Number(value))}\u00a0${field.unit}`;
        case 'quantity':
          return format.number(Number(value), { maximumFractionDigits: 6 });
        case 'money':
          return format.money(Number(value));
        case 'reference':
        case 'references':
          return embeddedTitles(record, field.name)
            .map(({ title }) => inLanguage(title, locale))
            .join(', ');
        case 'translated':
          return field.isRich ? textOfHtml(inLanguage(value, locale)) : inLanguage(value, locale);
        case 'embeddedList':
          return translate('generator.value.items', { smart_count: (value as unknown[]).length });
        case 'richText':
          return textOfHtml(String(value));
        default:
          return String(value);
      }
    },
    [translate, locale, format],
  );
}
