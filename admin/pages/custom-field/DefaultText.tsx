import { useMemo } from 'react';
import { I18nContext, RecordContextProvider, useI18nProvider, useRecordContext } from 'react-admin';
import { FieldValue } from '../../generator/fields/FieldValue';
import { useApplication } from '../../providers/application';
import { withOwnTexts } from '../../providers/own-texts';
import { DESCRIBED, describedField, type WrittenDefinition } from './described-field';

/** The default value of new records, displayed like a value of its kind. */
export function DefaultText() {
  const i18n = useI18nProvider();
  const record = useRecordContext();
  const { document } = useApplication();
  const described = useMemo(() => record && describedField(record as WrittenDefinition, document), [record, document]);
  const own = useMemo(() => described && withOwnTexts(i18n, () => described.texts), [i18n, described]);
  if (!described || !own || record?.defaultValue == null) return '–';
  return (
    <I18nContext.Provider value={own}>
      <RecordContextProvider value={{ id: DESCRIBED, custom: { value: record.defaultValue } }}>
        <FieldValue field={described.field} dense />
      </RecordContextProvider>
    </I18nContext.Provider>
  );
}
