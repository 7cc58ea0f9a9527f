import QrCodeScannerOutlined from '@mui/icons-material/QrCodeScannerOutlined';
import { MenuItem, Stack, TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { CrmCatalogItem } from '../../customer/crm/crm';
import { FieldDialog } from '../FieldDialog';
import { StepButton } from '../StepButton';
import type { UsedMaterial } from '../use-field-work';
import { MaterialInput } from './MaterialInput';
import { ScanDialog } from './ScanDialog';

/** Units of used material; an item of the catalogue has its own. */
const UNITS: readonly string[] = ['EA', 'SET', 'MTR', 'KGM', 'MLT'];

/** Used material: by its code, by search in the catalogue, or described in words. */
export function MaterialDialog({
  onSave,
  onClose,
}: {
  onSave: (material: UsedMaterial) => Promise<unknown>;
  onClose: () => void;
}) {
  const translate = useTranslate();
  const [item, setItem] = useState<CrmCatalogItem>();
  const [description, setDescription] = useState('');
  const [quantity, setQuantity] = useState('1');
  const [unit, setUnit] = useState('EA');
  const [isScanning, setIsScanning] = useState(false);
  const amount = Number(quantity.replace(',', '.'));
  const take = (chosen: CrmCatalogItem) => {
    setItem(chosen);
    setDescription(chosen.name);
    setUnit(chosen.unit);
    setIsScanning(false);
  };
  const say = (words: string) => {
    // An edited text no longer denotes the item.
    setItem(undefined);
    setDescription(words);
  };
  const material = { description: description.trim(), quantity: amount, unit, catalogNumber: item?.number ?? null };
  return (
    <FieldDialog
      title={translate('field.material')}
      action={translate('ra.action.save')}
      isComplete={material.description !== '' && amount > 0}
      onSave={() => onSave(material)}
      onClose={onClose}
    >
      <StepButton startIcon={<QrCodeScannerOutlined />} onClick={() => setIsScanning(true)}>
        {translate('field.scan.title')}
      </StepButton>
      <MaterialInput words={description} item={item} onWords={say} onItem={take} />
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
          {[...UNITS, ...(UNITS.includes(unit) ? [] : [unit])].map((choice) => (
            <MenuItem key={choice} value={choice} sx={{ minHeight: 48 }}>
              {translate(`enums.unit.${choice}`)}
            </MenuItem>
          ))}
        </TextField>
      </Stack>
      {isScanning && <ScanDialog onItem={take} onClose={() => setIsScanning(false)} />}
    </FieldDialog>
  );
}
