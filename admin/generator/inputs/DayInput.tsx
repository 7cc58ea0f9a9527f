import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { dayText } from '../../model/local-time';
import type { FieldModel } from '../../model/resource-model';
import { PickerLocale } from './PickerLocale';
import { usePicker } from './use-picker';

const conversion = { toDate: (value: string) => new Date(`${value}T00:00:00`), toValue: dayText };

/** A day without a time. */
export default function DayInput({ field }: { field: FieldModel }) {
  return (
    <PickerLocale>
      <Picker field={field} />
    </PickerLocale>
  );
}

function Picker({ field }: { field: FieldModel }) {
  return <DatePicker {...usePicker(field, conversion)} />;
}
