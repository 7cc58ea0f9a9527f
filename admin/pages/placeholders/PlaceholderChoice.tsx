import { Autocomplete, Box, TextField, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { type Placeholder, usageOf } from './placeholder';

interface PlaceholderChoiceProps {
  placeholders: Placeholder[];
  onChoose: (usage: string) => void;
}

/** The placeholders of the event with meaning and example; a click inserts one at the cursor. */
export function PlaceholderChoice({ placeholders, onChoose }: PlaceholderChoiceProps) {
  const translate = useTranslate();
  return (
    <Autocomplete
      options={placeholders}
      value={null}
      blurOnSelect
      clearOnBlur
      getOptionLabel={({ name, label }) => `${label} ${name}`}
      getOptionKey={({ name }) => name}
      onChange={(_event, chosen) => chosen && onChoose(usageOf(chosen))}
      renderOption={({ key, ...props }, { name, label, example }) => (
        <Box component="li" key={key} {...props}>
          <Box sx={{ minWidth: 0 }}>
            <Typography>{label}</Typography>
            <Typography variant="caption" color="text.secondary" noWrap component="div">
              {[`{{ ${name} }}`, example.split('\n')[0]].filter(Boolean).join(' · ')}
            </Typography>
          </Box>
        </Box>
      )}
      renderInput={(parameters) => <TextField {...parameters} label={translate('emailTemplates.placeholders')} />}
      sx={{ minWidth: (theme) => theme.spacing(30), flex: 1 }}
    />
  );
}
