import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import type { FieldModel } from '../../model/resource-model';
import { PickerLocale } from './PickerLocale';
import { usePicker } from './use-picker';

const conversion = { toDate: (value: string) => new Date(value), toValue: (date: Date) => date.toISOString() };

/** A day and time in the zone of the reader; the form holds the moment in UTC. */
export default function MomentInput({ field }: { field: FieldModel }) {
  return (
    <PickerLocale>
      <Picker field={field} />
    </PickerLocale>
  );
}

function Picker({ field }: { field: FieldModel }) {
  return <DateTimePicker ampm={false} {...usePicker(field, conversion)} />;
}
