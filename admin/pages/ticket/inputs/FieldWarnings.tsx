import { Alert } from '@mui/material';
import { useTranslate } from 'react-admin';
import { usePreview } from '../data/use-preview';

/** Warnings about an allowed but unusual value of a field, as the server returns them in the preview. */
export function FieldWarnings({ field }: { field: string }) {
  const translate = useTranslate();
  const warnings = usePreview()?.warnings.filter((warning) => warning.field === field) ?? [];
  return warnings.map(({ code }) => (
    <Alert key={code} severity="warning" sx={{ mt: 0.5 }}>
      {translate(`tickets.warning.${code}`)}
    </Alert>
  ));
}
