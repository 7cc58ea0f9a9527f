import { Box, Skeleton, Stack } from '@mui/material';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useFirstLoad } from '../../components/use-first-load';

const columns: SxProps<Theme> = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
};

/**
 * Two columns, with the work that needs the user now first; one below the other on small screens. They appear together
 * once the requests of all parts are answered, so that the content does not jump while the user reads.
 */
export function Columns({ now, then }: { now: ReactNode; then: ReactNode }) {
  const isLoading = useFirstLoad();
  return (
    <Box sx={{ position: 'relative' }}>
      {isLoading && <ColumnsOutline />}
      <Box sx={columns} {...(isLoading && { style: { visibility: 'hidden', maxHeight: '100vh', overflow: 'hidden' } })}>
        <Stack spacing={2} sx={{ minWidth: 0 }}>
          {now}
        </Stack>
        <Stack spacing={2} sx={{ minWidth: 0 }}>
          {then}
        </Stack>
      </Box>
    </Box>
  );
}

/** The outline of the columns during loading. */
export function ColumnsOutline() {
  const translate = useTranslate();
  return (
    <Box
      role="status"
      aria-label={translate('ra.page.loading')}
      sx={[columns as object, { position: 'absolute', inset: 0 }]}
    >
      <Stack spacing={2}>
        <Skeleton variant="rounded" height={320} />
        <Skeleton variant="rounded" height={240} />
      </Stack>
      <Skeleton variant="rounded" height={280} sx={{ display: { xs: 'none', lg: 'block' } }} />
    </Box>
  );
}
