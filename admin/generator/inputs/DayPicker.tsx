import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { dayText } from '../../model/local-time';
import { PickerLocale } from './PickerLocale';

interface DayPickerProps {
  id: string;
  label: string;
  /** As YYYY-MM-DD. */
  value?: string;
  min?: string;
  max?: string;
  /** Called with a complete day, or with undefined once the input is empty. */
  onChange: (day: string | undefined) => void;
}

const toDate = (day: string | undefined) => (day ? new Date(`${day}T00:00:00`) : null);

/** A date picker outside of a form, as in the filters of lists. */
export default function DayPicker({ id, label, value, min, max, onChange }: DayPickerProps) {
  return (
    <PickerLocale>
      <DatePicker
        label={label}
        value={toDate(value)}
        minDate={toDate(min) ?? undefined}
        maxDate={toDate(max) ?? undefined}
        onChange={(date) => {
          if (date === null || !Number.isNaN(date.getTime())) onChange(date ? dayText(date) : undefined);
        }}
        slotProps={{ textField: { id, margin: 'none' }, field: { clearable: true } }}
      />
    </PickerLocale>
  );
}
