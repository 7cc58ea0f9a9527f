import { Box, Link } from '@mui/material';
import type { ReactNode } from 'react';
import { useRecordContext } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { oneLine } from '../../theme/dense-rows';
import { useRecordAddress } from '../use-record-address';

/** The title of a row as a real link, which works by keyboard and opens in another tab. */
export function TitleLink({ children }: { children: ReactNode }) {
  const record = useRecordContext();
  const addressOf = useRecordAddress();
  if (!record) return children;
  return (
    <Link
      component={RouterLink}
      to={addressOf(record.id)}
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
