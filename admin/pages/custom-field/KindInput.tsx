import Checklist from '@mui/icons-material/ChecklistOutlined';
import Event from '@mui/icons-material/EventOutlined';
import Notes from '@mui/icons-material/NotesOutlined';
import Numbers from '@mui/icons-material/NumbersOutlined';
import AttachMoney from '@mui/icons-material/PaymentsOutlined';
import Person from '@mui/icons-material/PersonOutlined';
import Place from '@mui/icons-material/PlaceOutlined';
import RadioChecked from '@mui/icons-material/RadioButtonCheckedOutlined';
import ShortText from '@mui/icons-material/ShortTextOutlined';
import ToggleOn from '@mui/icons-material/ToggleOnOutlined';
import { Box, FormControl, FormHelperText, FormLabel, Radio, RadioGroup, Typography } from '@mui/material';
import { useInput, useTranslate, ValidationError } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { FieldSlotProps } from '../../generator';
import { inputProps } from '../../generator/inputs/input-props';
import { useResourceModel } from '../../generator/resource-model-context';
import { isFieldShown } from '../../model/is-field-shown';

const icons: Record<string, typeof Event> = {
  TEXT: ShortText,
  LONG_TEXT: Notes,
  NUMBER: Numbers,
  MONEY: AttachMoney,
  DATE: Event,
  FLAG: ToggleOn,
  CHOICE: RadioChecked,
  CHOICES: Checklist,
  USER: Person,
  LOCATION: Place,
};

/** The kind of the field, as cards that describe the purpose of each kind; a saved kind is final. */
export function KindInput({ field }: FieldSlotProps) {
  const translate = useTranslate();
  const { model } = useResourceModel();
  const { getValues, setValue } = useFormContext();
  const { source, validate } = inputProps(field);
  const input = useInput({ source, validate });
  const { error, invalid } = input.fieldState;
  const choose = (kind: string) => {
    input.field.onChange(kind);
    // The server would refuse values that only the former kind has, and their inputs are hidden now.
    const values = { ...getValues(), kind };
    for (const part of model.fields)
      if (part.name === 'defaultValue' || !isFieldShown(part, values, model.fields))
        setValue(part.name, part.default ?? null, { shouldDirty: true });
  };
  return (
    <FormControl component="fieldset" error={invalid} sx={{ m: 0, width: '100%' }}>
      <FormLabel component="legend" required={field.required} sx={{ typography: 'body2', mb: 0.75 }}>
        {translate(field.label)}
      </FormLabel>
      <RadioGroup
        name={source}
        value={input.field.value ?? ''}
        onChange={(event) => choose(event.target.value)}
        sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}
      >
        {(field.choices?.values ?? []).map((kind) => (
          <KindCard key={kind} kind={kind} isChosen={kind === input.field.value} />
        ))}
      </RadioGroup>
      {invalid && (
        <FormHelperText>
          <ValidationError error={error?.message ?? ''} />
        </FormHelperText>
      )}
    </FormControl>
  );
}

function KindCard({ kind, isChosen }: { kind: string; isChosen: boolean }) {
  const translate = useTranslate();
  const Icon = icons[kind] ?? ShortText;
  return (
    <Box
      component="label"
      sx={{
        display: 'flex',
        alignItems: 'flex-start',
        gap: 1,
        p: 1,
        border: 1,
        borderColor: isChosen ? 'primary.main' : 'line',
        borderRadius: 1,
        cursor: 'pointer',
        bgcolor: isChosen ? 'action.selected' : 'background.paper',
        '&:hover': { borderColor: 'primary.main' },
      }}
    >
      <Radio value={kind} sx={{ p: 0.25 }} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography component="span" sx={{ display: 'block', fontWeight: 'fontWeightMedium' }}>
          {translate(`enums.customFieldKind.${kind}`)}
        </Typography>
        <Typography component="span" variant="body2" color="text.secondary">
          {translate(`customFields.kind.${kind}`)}
        </Typography>
      </Box>
      <Icon aria-hidden color="action" />
    </Box>
  );
}
