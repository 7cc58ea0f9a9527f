import { Box, Link } from '@mui/material';
import type { ReactNode } from 'react';
import { useCreatePath, useRecordContext, useResourceContext } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { oneLine } from '../../theme/dense-rows';

/** The title of a row as a real link, which works by keyboard and opens in another tab. */
export function TitleLink({ children }: { children: ReactNode }) {
  const record = useRecordContext();
  const resource = useResourceContext();
  const createPath = useCreatePath();
  if (!record || !resource) return children;
  return (
    <Link
      component={RouterLink}
      to={createPath({ resource, type: 'show', id: record.id })}
      color="text.primary"
      underline="hover"
      sx={{ display: 'block', py: 0.375, fontWeight: 'fontWeightMedium' }}
      onClick={(event) => event.stopPropagation()}
    >
      <Box component="span" sx={oneLine}>
        {children}
      </Box>
    </Link>
  );
}
