import { MenuItem, TextField } from '@mui/material';

interface SelectFilterProps {
  id: string;
  label: string;
  /** Text of the choice without a filter. */
  all: string;
  /** The chosen value, empty for all. */
  value: string;
  choices: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
  /** Width in units of the grid; all of it on a phone. */
  width: number;
}

/** Filters a list by one of several values, or by none of them. */
export function SelectFilter({ id, label, all, value, choices, onChange, width }: SelectFilterProps) {
  return (
    <TextField
      select
      id={id}
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      margin="none"
      sx={{ width: (theme) => ({ xs: '100%', sm: theme.spacing(width) }) }}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
    >
      <MenuItem value="">{all}</MenuItem>
      {choices.map((choice) => (
        <MenuItem key={choice.value} value={choice.value}>
          {choice.label}
        </MenuItem>
      ))}
    </TextField>
  );
}
