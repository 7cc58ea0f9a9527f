import type { FieldSlotProps } from '../../generator';
import { EmbeddedListInput } from '../../generator/inputs/EmbeddedListInput';
import { OptionItem } from './OptionItem';

/** The values of a choice with labels in four languages, in the order of the choice. */
export function OptionsInput({ field }: FieldSlotProps) {
  const items = field.items?.map((item) => ({ ...item, label: `customFields.options.${item.name}` }));
  const options = { ...field, items, help: 'customFields.options.help', required: true };
  return <EmbeddedListInput field={options} Item={OptionItem} add="customFields.options.add" />;
}
