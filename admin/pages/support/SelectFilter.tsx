import { MenuItem, TextField } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';

interface SelectFilterProps {
  label: string;
  value: string;
  choices: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

/** Filters a list by one of several values, or by none of them. */
export function SelectFilter({ label, value, choices, onChange }: SelectFilterProps) {
  const translate = useTranslate();
  return (
    <TextField
      select
      id={useId()}
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      margin="none"
      sx={{ width: (theme) => ({ xs: '100%', sm: theme.spacing(26) }) }}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
    >
      <MenuItem value="">{translate('support.all')}</MenuItem>
      {choices.map((choice) => (
        <MenuItem key={choice.value} value={choice.value}>
          {choice.label}
        </MenuItem>
      ))}
    </TextField>
  );
}
