import { useMemo } from 'react';
import { I18nContext, useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { FieldSlotProps } from '../../generator';
import { WidgetInput } from '../../generator/inputs/FieldInput';
import type { WrittenDefinition } from './described-field';
import { useDescribed } from './use-described';

/** The default value of new records, entered by the input of the kind itself. */
export function DefaultInput({ field }: FieldSlotProps) {
  const record = useRecordContext();
  const written = useWatch() as WrittenDefinition;
  const definition = useMemo(() => ({ ...record, ...written }), [record, written]);
  const described = useDescribed(definition);
  if (!described) return null;
  const { label, help, name } = field;
  return (
    <I18nContext.Provider value={described.texts}>
      <WidgetInput key={definition.kind} field={{ ...described.field, name, label, help, required: false }} />
    </I18nContext.Provider>
  );
}
