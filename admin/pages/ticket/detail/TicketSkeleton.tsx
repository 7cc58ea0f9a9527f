import { Box, Skeleton } from '@mui/material';
import { useTranslate } from 'react-admin';
import { PageSkeleton } from '../../../layout/PageSkeleton';
import { ticketColumns } from './ticket-columns';

/** Keeps the places of conversation and properties while a ticket is on its way. */
export function TicketSkeleton() {
  const translate = useTranslate();
  return (
    <Box aria-busy aria-label={translate('ra.page.loading')} role="status" sx={ticketColumns}>
      <Skeleton variant="rounded" sx={{ height: (theme) => theme.spacing(60) }} />
      <PageSkeleton rows={10} />
    </Box>
  );
}
