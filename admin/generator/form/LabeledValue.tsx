import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { FieldModel } from '../../model/resource-model';
import { FieldValue } from '../fields/FieldValue';

/** A value with its label, in place of an input. */
export function LabeledValue({ field }: { field: FieldModel }) {
  const translate = useTranslate();
  return (
    <Box>
      <Typography variant="caption" component="div" color="text.secondary">
        {translate(field.label, { _: field.label })}
      </Typography>
      <Typography component="div">
        <FieldValue field={field} />
      </Typography>
    </Box>
  );
}
