import type { FieldSlotProps, ResourceOverride } from '../../generator';
import { WidgetInput } from '../../generator/inputs/FieldInput';
import { TranslatedInput } from '../../generator/inputs/TranslatedInput';
import { DefaultInput } from './DefaultInput';
import { KeyInput } from './KeyInput';
import { KindInput } from './KindInput';
import { OptionsInput } from './OptionsInput';
import { Preview } from './Preview';
import { SectionInput } from './SectionInput';
import { SlotInput } from './SlotInput';
import { WhenInput } from './WhenInput';

/** An input without one value: visibility for customers has a field of its own, and a draft has no required fields. */
const without = (left: string) =>
  function Narrowed({ field }: FieldSlotProps) {
    const { choices } = field;
    const values = choices?.values.filter((value) => value !== left) ?? [];
    return <WidgetInput field={{ ...field, choices: choices && { ...choices, values } }} />;
  };

/** The form of a definition has inputs of its own, and a preview beside them. */
export const inputs: ResourceOverride = {
  notice: Preview,
  fields: {
    ...Object.fromEntries(['filterable', 'sortable'].map((name) => [name, { input: SlotInput }])),
    kind: { input: KindInput },
    key: { input: KeyInput },
    help: { input: ({ field }) => <TranslatedInput field={field} isLong={false} /> },
    options: { input: OptionsInput },
    defaultValue: { input: DefaultInput },
    section: { input: SectionInput },
    when: { input: WhenInput },
    visibleFor: { input: without('vsd-customer') },
    requiredOnStates: { input: without('DRAFT') },
  },
};
