import { Box, Paper, Skeleton, Stack } from '@mui/material';
import { useTranslate } from 'react-admin';
import { ticketColumns } from './ticket-columns';

const lines = ['60%', '90%', '40%', '75%', '55%', '85%', '30%', '70%'];

/** Outlines of conversation and properties while a ticket is loaded. */
export function TicketSkeleton() {
  const translate = useTranslate();
  return (
    <Box aria-busy aria-label={translate('ra.page.loading')} role="status" sx={ticketColumns}>
      {['conversation', 'properties'].map((part) => (
        <Paper key={part} variant="outlined" sx={{ p: 2 }}>
          <Stack spacing={2}>
            {lines.map((width) => (
              <Skeleton key={width} width={width} />
            ))}
          </Stack>
        </Paper>
      ))}
    </Box>
  );
}
