import { Skeleton, Stack } from '@mui/material';
import { useTranslate } from 'react-admin';

const lines = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** Keeps the place of a record while it is on its way. */
export function FormSkeleton() {
  const translate = useTranslate();
  return (
    <Stack
      role="status"
      aria-label={translate('generator.loading')}
      sx={{ maxWidth: (theme) => theme.spacing(100), gap: 2 }}
    >
      {lines.map((line) => (
        <Skeleton key={line} variant="rounded" sx={{ height: (theme) => theme.spacing(5) }} />
      ))}
    </Stack>
  );
}
