import { Box, Divider, Paper } from '@mui/material';
import { AttachmentPanel } from '../attachments/AttachmentPanel';
import { useRemainingHeight } from '../data/use-remaining-height';
import { PropertyPanel } from '../properties/PropertyPanel';
import { Composer } from '../timeline/Composer';
import { Conversation } from '../timeline/Conversation';
import { TicketHistory } from './TicketHistory';
import { ticketColumns } from './ticket-columns';

/** Conversation and properties beside each other; both scroll inside, so that the composer stays in place. */
export function WideTicket() {
  const { ref, height } = useRemainingHeight<HTMLDivElement>();
  return (
    <Box
      ref={ref}
      sx={[
        ticketColumns as object,
        (theme) => ({
          height: height && `calc(${height}px - ${theme.spacing(2)})`,
          mb: -1,
          minHeight: theme.spacing(50),
        }),
      ]}
    >
      <Paper variant="outlined" sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, overflow: 'hidden' }}>
        <Conversation scrolls />
        <Composer />
      </Paper>
      <Paper variant="outlined" tabIndex={0} sx={{ overflowY: 'auto', minHeight: 0, p: 2 }}>
        <PropertyPanel />
        <Divider sx={{ my: 2 }} />
        <AttachmentPanel />
        <TicketHistory />
      </Paper>
    </Box>
  );
}
