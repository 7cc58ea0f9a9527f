import { Alert } from '@mui/material';
import { useTranslate } from 'react-admin';
import { usePreview } from '../data/use-preview';

/** What is allowed on a field but worth a second look, as the server foresees it. */
export function FieldWarnings({ field }: { field: string }) {
  const translate = useTranslate();
  const warnings = usePreview()?.warnings.filter((warning) => warning.field === field) ?? [];
  return warnings.map(({ code }) => (
    <Alert key={code} severity="warning" sx={{ mt: 0.5 }}>
      {translate(`tickets.warning.${code}`)}
    </Alert>
  ));
}
