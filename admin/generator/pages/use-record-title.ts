import { useLocale } from 'react-admin';
import { valueAt } from '../model/paths';
import { inLanguage } from '../model/translated-text';
import { useResourceModel } from '../resource-model-context';

/** Gives a function that reads the title of a record in the user's language; empty while there is no record. */
export function useRecordTitle(): (record: object | undefined) => string {
  const { model } = useResourceModel();
  const locale = useLocale();
  return (record) => (record ? inLanguage(valueAt(record, model.title), locale) : '');
}
