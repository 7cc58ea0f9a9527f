import { Skeleton, Stack } from '@mui/material';
import { useTranslate } from 'react-admin';

/** The outline of a page that is still being loaded. */
export function PageSkeleton({ rows = 8 }: { rows?: number }) {
  const translate = useTranslate();
  return (
    <Stack spacing={1} role="status" aria-label={translate('ra.page.loading')} sx={{ pt: 1 }}>
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <Skeleton key={row} variant="rounded" height={36} />
      ))}
    </Stack>
  );
}
