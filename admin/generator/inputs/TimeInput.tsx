import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import { timeText } from '../../model/local-time';
import type { FieldModel } from '../../model/resource-model';
import { PickerLocale } from './PickerLocale';
import { usePicker } from './use-picker';

const conversion = { toDate: (value: string) => new Date(`1970-01-01T${value.slice(0, 5)}:00`), toValue: timeText };

/** A time of day, to the minute. */
export default function TimeInput({ field }: { field: FieldModel }) {
  return (
    <PickerLocale>
      <Picker field={field} />
    </PickerLocale>
  );
}

function Picker({ field }: { field: FieldModel }) {
  return <TimePicker ampm={false} {...usePicker(field, conversion)} />;
}
