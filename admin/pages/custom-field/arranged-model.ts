import type { FieldModel, ResourceModel } from '../../model/resource-model';

/** The fields of a definition by section, in the order in which a user decides on them; unlisted fields come last. */
const sections: [section: string | undefined, names: string[]][] = [
  [undefined, ['kind', 'resource', 'label', 'help', 'key', 'active']],
  ['values', ['options', 'decimals', 'minimum', 'maximum', 'pattern', 'defaultValue']],
  ['rules', ['required', 'requiredForTypes', 'requiredOnStates']],
  ['access', ['visibleFor', 'editableFor', 'visibleForCustomer']],
  ['lists', ['list', 'filterable', 'sortable', 'searchable']],
];

const order = sections.flatMap(([section, names]) => names.map((name) => ({ name, section })));

/**
 * Options that are not offered: visibility for customers has a field of its own, and a draft has no required fields.
 */
const left: Record<string, string> = { visibleFor: 'vsd-customer', requiredOnStates: 'DRAFT' };

/** The model of the definitions as their form shows it: the kind first, then the fields that depend on it. */
export function arrangedModel(model: ResourceModel): ResourceModel {
  const arranged = order.flatMap(({ name, section }) => {
    const field = model.fields.find((candidate) => candidate.name === name);
    return field ? [{ ...narrowed(field), section }] : [];
  });
  const others = model.fields.filter(({ name }) => !order.some((entry) => entry.name === name));
  return { ...model, fields: [...arranged, ...others] };
}

function narrowed(field: FieldModel): FieldModel {
  if (field.items)
    return { ...field, items: field.items.map((item) => ({ ...item, label: `customFields.options.${item.name}` })) };
  if (!field.choices || !left[field.name]) return field;
  return {
    ...field,
    choices: { ...field.choices, values: field.choices.values.filter((value) => value !== left[field.name]) },
  };
}
