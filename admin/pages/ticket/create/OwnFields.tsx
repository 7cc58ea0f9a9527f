import { Box, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { FieldInput } from '../../../generator/inputs/FieldInput';
import type { FieldModel } from '../../../model/resource-model';
import { usePreview } from '../data/use-preview';
import { ownFields } from '../model/ticket-form';

/** Custom fields of the tenant for tickets. */
export function OwnFields({ fields }: { fields: FieldModel[] }) {
  const translate = useTranslate();
  const mandatory = usePreview()?.mandatory ?? [];
  const own = ownFields(fields, mandatory);
  if (own.length === 0) return null;
  return (
    <Box component="section">
      <Typography variant="h2" sx={{ mb: 1 }}>
        {translate('tickets.group.own')}
      </Typography>
      <Stack spacing={1.5}>
        {own.map((field) => (
          <FieldInput key={field.name} field={field} />
        ))}
      </Stack>
    </Box>
  );
}
