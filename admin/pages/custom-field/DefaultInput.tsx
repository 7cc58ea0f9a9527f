import { useMemo } from 'react';
import { I18nContext, useI18nProvider, useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { FieldSlotProps } from '../../generator';
import { WidgetInput } from '../../generator/inputs/FieldInput';
import { useApplication } from '../../providers/application';
import { withOwnTexts } from '../../providers/own-texts';
import { describedField, type WrittenDefinition } from './described-field';

/** The default value of new records, entered by the input of the kind itself. */
export function DefaultInput({ field }: FieldSlotProps) {
  const i18n = useI18nProvider();
  const record = useRecordContext();
  const { document } = useApplication();
  const written = useWatch() as WrittenDefinition;
  const definition = useMemo(() => ({ ...record, ...written }), [record, written]);
  const described = useMemo(() => describedField(definition, document), [definition, document]);
  const own = useMemo(() => described && withOwnTexts(i18n, () => described.texts), [i18n, described]);
  if (!described || !own) return null;
  const { label, help, name } = field;
  return (
    <I18nContext.Provider value={own}>
      <WidgetInput key={definition.kind} field={{ ...described.field, name, label, help, required: false }} />
    </I18nContext.Provider>
  );
}
