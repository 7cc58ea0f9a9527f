import { MenuItem, Stack, TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { FieldDialog } from './FieldDialog';
import type { UsedMaterial } from './use-field-work';

/** Units in which material is used up. */
const UNITS = ['EA', 'SET', 'MTR', 'KGM', 'MLT'] as const;

/** Material that was used, in words; the place where a search of the catalogue belongs. */
export function MaterialDialog({
  onSave,
  onClose,
}: {
  onSave: (material: UsedMaterial) => Promise<unknown>;
  onClose: () => void;
}) {
  const translate = useTranslate();
  const [description, setDescription] = useState('');
  const [quantity, setQuantity] = useState('1');
  const [unit, setUnit] = useState<string>(UNITS[0]);
  const amount = Number(quantity.replace(',', '.'));
  return (
    <FieldDialog
      title={translate('field.material')}
      action={translate('ra.action.save')}
      isComplete={description.trim() !== '' && amount > 0}
      onSave={() => onSave({ description: description.trim(), quantity: amount, unit })}
      onClose={onClose}
    >
      <TextField
        label={translate('field.form.description')}
        value={description}
        onChange={({ target }) => setDescription(target.value)}
        slotProps={{ htmlInput: { maxLength: 500 } }}
        autoFocus
        required
      />
      <Stack direction="row" spacing={2}>
        <TextField
          label={translate('field.form.quantity')}
          value={quantity}
          onChange={({ target }) => setQuantity(target.value)}
          slotProps={{ htmlInput: { inputMode: 'decimal' } }}
          sx={{ flex: 1 }}
          required
        />
        <TextField
          select
          label={translate('field.form.unit')}
          value={unit}
          onChange={({ target }) => setUnit(target.value)}
          sx={{ flex: 1 }}
        >
          {UNITS.map((one) => (
            <MenuItem key={one} value={one} sx={{ minHeight: 48 }}>
              {translate(`enums.unit.${one}`)}
            </MenuItem>
          ))}
        </TextField>
      </Stack>
    </FieldDialog>
  );
}
