import { I18nContext, type RaRecord, RecordContextProvider, useRecordContext } from 'react-admin';
import { FieldValue } from '../../generator/fields/FieldValue';
import { DESCRIBED, type WrittenDefinition } from './described-field';
import { useDescribed } from './use-described';

/** The default value of new records, displayed like a value of its kind. */
export function DefaultText() {
  const record = useRecordContext() as RaRecord & WrittenDefinition;
  const described = useDescribed(record);
  if (!described || record.defaultValue == null) return '–';
  return (
    <I18nContext.Provider value={described.texts}>
      <RecordContextProvider value={{ id: DESCRIBED, custom: { value: record.defaultValue } }}>
        <FieldValue field={described.field} dense />
      </RecordContextProvider>
    </I18nContext.Provider>
  );
}
