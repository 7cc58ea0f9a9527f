import type { ComponentType } from 'react';
import { useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { FieldSlotProps, ResourceOverride } from '../../generator';
import { WidgetInput } from '../../generator/inputs/FieldInput';
import { TranslatedInput } from '../../generator/inputs/TranslatedInput';
import { DefaultInput } from './DefaultInput';
import { DefaultText } from './DefaultText';
import { KeyInput } from './KeyInput';
import { KindInput } from './KindInput';
import { concerns } from './kinds';
import { OptionsInput } from './OptionsInput';
import { Preview } from './Preview';
import { SlotInput } from './SlotInput';

/** Shows an input of the definition only while it applies to the kind and the resource. */
function where(Input: ComponentType<FieldSlotProps>) {
  return function Concerned({ field }: FieldSlotProps) {
    const record = useRecordContext();
    const [kind, resource] = useWatch({ name: ['kind', 'resource'] });
    const definition = { kind: kind ?? record?.kind, resource: resource ?? record?.resource };
    return concerns(field.name, definition) ? <Input field={field} /> : null;
  };
}

const Plain = where(WidgetInput);
const Slotted = where(SlotInput);

const ofSome = ['minimum', 'maximum', 'pattern', 'decimals', 'requiredForTypes', 'requiredOnStates', 'searchable'];

/** The form of a definition shows the fields of the chosen kind, and a preview beside them. */
export const inputs: ResourceOverride = {
  notice: Preview,
  fields: {
    ...Object.fromEntries(ofSome.map((name) => [name, { input: Plain }])),
    ...Object.fromEntries(['filterable', 'sortable'].map((name) => [name, { input: Slotted }])),
    kind: { input: KindInput },
    key: { input: KeyInput },
    help: { input: ({ field }) => <TranslatedInput field={field} isLong={false} /> },
    options: { input: where(OptionsInput) },
    defaultValue: { input: DefaultInput, field: DefaultText },
  },
};
