import { useLocale, useTranslate } from 'react-admin';
import type { FieldModel } from '../../model/resource-model';
import { inLanguage } from '../../model/translated-text';
import { useApplication } from '../../providers/application';
import { textOfHtml } from '../fields/text-of-html';
import { useValueText } from '../fields/use-value-text';
import { itemLines, plainText, translatedWords } from './change-text';
import type { ConfigChange } from './use-changes';

type FieldChange = ConfigChange['changes'][number];

/** Texts for the history of the configuration, in the reader's language. */
export function useChangeWords() {
  const translate = useTranslate();
  const locale = useLocale();
  const { models } = useApplication();
  const valueText = useValueText();

  const areaOf = (path: string, count = 1) => translate(`resources.${path}.name`, { smart_count: count, _: path });
  const authorOf = ({ createdBy, source, cause }: ConfigChange): string => {
    const job = translate(`support.queues.${cause}`, { _: cause ?? '' });
    return source === 'USER' ? createdBy : translate(`support.changes.by.${source}`, { name: createdBy, job });
  };
  const titleOf = (value: unknown): string => inLanguage(value, locale) || (value === null ? '' : String(value));
  const fieldOf = (path: string, name: string) =>
    models.find((model) => model.path === path)?.fields.find((field) => field.name === name);
  const labelOf = (field: FieldModel) => translate(field.label, { _: field.name });

  const words = (value: unknown, field: FieldModel | undefined): string => {
    if (value === null || value === undefined) return '';
    if (!field) return plainText(value, titleOf);
    if (field.widget === 'reference') return titleOf(value);
    if (field.widget === 'references') return (value as unknown[]).map(titleOf).join(', ');
    if (field.widget === 'embeddedList' && field.items) return itemLines(value, field.items, labelOf, valueText);
    return valueText(field, value);
  };

  return {
    areaOf,
    authorOf,
    /** The area of the changed record, with the title of the record if it has one. */
    recordOf: ({ resource, title }: ConfigChange): string => {
      const record = titleOf(title);
      return record ? translate('support.changes.record', { area: areaOf(resource), title: record }) : areaOf(resource);
    },
    /** One sentence: author, kind of the change, and record. */
    sentenceOf: (change: ConfigChange): string => {
      const record = titleOf(change.title);
      const key = `support.changes.${record ? 'titled' : 'untitled'}.${change.kind}`;
      return translate(key, { who: authorOf(change), area: areaOf(change.resource), title: record });
    },
    nameOf: (path: string, { field: name, label }: FieldChange): string => {
      const field = fieldOf(path, name);
      // A custom field may be deleted since, or another field may have its name now.
      if (label) return inLanguage(label, locale);
      return field ? labelOf(field) : translate(`resources.${path}.fields.${name}`, { _: name });
    },
    /** The old and the new value of a field. */
    wordsOf: (path: string, { field: name, from, to }: FieldChange) => {
      const field = fieldOf(path, name);
      if (field?.widget === 'translated') {
        return translatedWords(from, to, field.isRich ? (html) => textOfHtml(String(html)) : undefined);
      }
      // The log holds no value for a switch that is off.
      const filled = (value: unknown) => (field?.widget === 'flag' ? (value ?? false) : value);
      return { before: words(filled(from), field), after: words(filled(to), field) };
    },
  };
}
