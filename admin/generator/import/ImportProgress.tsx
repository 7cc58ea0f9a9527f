import { LinearProgress, Paper, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { DataImport } from './import';

/** The progress of the server, in numbers; the user may leave the page meanwhile. */
export function ImportProgress({ data }: { data: DataImport }) {
  const translate = useTranslate();
  const { fileName, state, done, rows } = data;
  const isKnown = state !== 'READING' && rows > 0;
  const title = translate(`enums.importState.${state}`);
  return (
    <Paper variant="outlined" role="status" sx={{ p: 3, maxWidth: 800 }}>
      <Stack spacing={1.5}>
        <Typography variant="h2">
          {title}: {fileName}
        </Typography>
        <LinearProgress
          aria-label={title}
          variant={isKnown ? 'determinate' : 'indeterminate'}
          {...(isKnown && { value: (100 * done) / rows })}
        />
        {isKnown && <Typography>{translate('imports.progress', { done, rows })}</Typography>}
        <Typography variant="body2" color="text.secondary">
          {translate('imports.mayLeave')}
        </Typography>
      </Stack>
    </Paper>
  );
}
