import { RadioButtonGroupInput, TextInput, useTranslate } from 'react-admin';
import { useController } from 'react-hook-form';
import { type FilterModel, isOfDays } from '../../model/filters';
import type { FieldModel } from '../../model/resource-model';
import { FieldInput } from '../inputs/FieldInput';
import { PeriodChoice } from './PeriodChoice';

const yesOrNo = [
  { id: 'true', name: 'generator.value.yes' },
  { id: 'false', name: 'generator.value.no' },
];

/** The inputs of one filter: text, yes or no, several values, or a range. */
export function FilterInputs({ filter: { field, kind } }: { filter: FilterModel }) {
  switch (kind) {
    case 'flag':
      return (
        <RadioButtonGroupInput
          source="first"
          label={field.label}
          choices={yesOrNo}
          helperText={false}
          format={(value) => (value === undefined || value === null ? '' : String(value))}
          parse={(value) => (value === '' ? null : value === 'true' || value === true)}
        />
      );
    case 'anyOf':
      return <FieldInput field={asInput(field, 'first', field.label, severalOf(field))} />;
    case 'range':
      return isOfDays(field) ? (
        <PeriodInput />
      ) : (
        <>
          <FieldInput field={asInput(field, 'first', 'generator.filter.fromLabel')} />
          <FieldInput field={asInput(field, 'second', 'generator.filter.untilLabel')} />
        </>
      );
    default:
      return <TextInput source="first" label={`generator.filter.${kind}`} helperText={false} autoFocus />;
  }
}

function PeriodInput() {
  const translate = useTranslate();
  const { field: first } = useController({ name: 'first' });
  const { field: second } = useController({ name: 'second' });
  return (
    <PeriodChoice
      id="filter-period"
      label={translate('generator.filter.periodLabel')}
      bounds={{ from: first.value ?? undefined, until: second.value ?? undefined }}
      onChange={({ from, until }) => {
        first.onChange(from ?? null);
        second.onChange(until ?? null);
      }}
    />
  );
}

const severalOf = ({ widget, reference }: FieldModel) =>
  widget === 'tags' ? widget : reference ? 'references' : 'choices';

/** A field as an input of a filter: optional, unbounded, moments by day, inactive records included. */
function asInput(field: FieldModel, name: string, label: string, widget = field.widget): FieldModel {
  return {
    ...field,
    name,
    tagsOf: field.name,
    label,
    help: undefined,
    required: false,
    constraints: {},
    reference: field.reference && { ...field.reference, onlyActive: false },
    widget: widget === 'moment' ? 'day' : widget,
  };
}
