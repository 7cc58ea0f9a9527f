import { useLocale, useTranslate } from 'react-admin';
import { valueAt } from '../../model/paths';
import { inLanguage } from '../../model/translated-text';
import { useResourceModel } from '../resource-model-context';

/** Gives a function that reads the title of a record in the user's language; empty while there is no record. */
export function useRecordTitle(): (record: object | undefined) => string {
  const { model } = useResourceModel();
  const locale = useLocale();
  const translate = useTranslate();
  const choices = model.fields.find(({ name }) => name === model.title)?.choices?.name;
  return (record) => {
    const title = record ? inLanguage(valueAt(record, model.title), locale) : '';
    return title && choices ? translate(`enums.${choices}.${title}`, { _: title }) : title;
  };
}
