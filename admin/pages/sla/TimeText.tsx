import { TextField } from '@mui/material';
import { normalTime } from './week-plan';

interface TimeTextProps {
  label: string;
  value: string;
  isWrong: boolean;
  onChange: (value: string) => void;
}

/** A time of day in short notation: 8, 830 and 8.30 become 08:00 and 08:30 when the input loses the focus. */
export function TimeText({ label, value, isWrong, onChange }: TimeTextProps) {
  return (
    <TextField
      value={value}
      error={isWrong}
      onChange={(event) => onChange(event.target.value)}
      onBlur={() => normalTime(value) !== value && onChange(normalTime(value))}
      placeholder="00:00"
      size="small"
      margin="none"
      fullWidth={false}
      variant="outlined"
      slotProps={{ htmlInput: { 'aria-label': label, 'aria-invalid': isWrong, inputMode: 'numeric', maxLength: 5 } }}
      sx={{ width: (theme) => theme.spacing(9), '& .MuiInputBase-input': { py: 0.625, px: 1, textAlign: 'center' } }}
    />
  );
}
