import Add from '@mui/icons-material/Add';
import { Box, Button, FormHelperText, FormLabel, Typography } from '@mui/material';
import { FieldTitle, useTranslate, ValidationError } from 'react-admin';
import { get, useFieldArray, useFormState } from 'react-hook-form';
import type { FieldSlotProps } from '../../generator';
import { OptionItem } from './OptionItem';

const empty = { value: '', label: { de: '', en: '', fr: '', it: '' }, active: true };

/** The values of a choice with labels in four languages, in the order of the choice. */
export function OptionsInput({ field }: FieldSlotProps) {
  const translate = useTranslate();
  const { name } = field;
  const rows = useFieldArray({ name, rules: { validate: atLeastOne } });
  const { errors } = useFormState();
  const found = get(errors, name) as { root?: { message?: string }; message?: string } | undefined;
  const error = found?.root?.message ?? found?.message;
  const items = field.items ?? [];
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <FormLabel component="legend" error={Boolean(error)} sx={{ mb: 0.5, typography: 'body2' }}>
        <FieldTitle label={field.label} source={name} isRequired />
      </FormLabel>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {translate('customFields.options.help')}
      </Typography>
      {rows.fields.map((row, index) => (
        <OptionItem
          key={row.id}
          path={`${name}.${index}`}
          fields={items}
          number={index + 1}
          onMove={(step) => rows.move(index, index + step)}
          onRemove={() => rows.remove(index)}
          canMove={{ up: index > 0, down: index < rows.fields.length - 1 }}
        />
      ))}
      {typeof error === 'string' && (
        <FormHelperText error>
          <ValidationError error={error} />
        </FormHelperText>
      )}
      <Button size="small" startIcon={<Add />} onClick={() => rows.append(empty)} sx={{ mt: 1 }}>
        {translate('customFields.options.add')}
      </Button>
    </Box>
  );
}

const atLeastOne = (value: unknown) => (Array.isArray(value) && value.length > 0 ? true : 'errors.CHOOSE_ONE');
