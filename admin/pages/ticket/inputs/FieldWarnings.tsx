import { Alert } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useOutlook } from '../data/use-outlook';

/** What is allowed on a field but worth a second look, as the server foresees it. */
export function FieldWarnings({ field }: { field: string }) {
  const translate = useTranslate();
  const warnings = useOutlook()?.warnings.filter((warning) => warning.field === field) ?? [];
  return warnings.map(({ code }) => (
    <Alert key={code} severity="warning" sx={{ mt: 0.5 }}>
      {translate(`tickets.warning.${code}`)}
    </Alert>
  ));
}
