import { Box, Paper } from '@mui/material';
import { useRemainingHeight } from '../../../components/use-remaining-height';
import { PartPanel, PartTabs } from './parts/PartTabs';
import { PropertiesPanel } from './parts/PropertiesPanel';
import { useTicketPart } from './parts/use-ticket-part';
import { ticketColumns } from './ticket-columns';

/** The chosen part and the properties beside each other; both scroll inside, so that the composer stays in place. */
export function WideTicket() {
  const { ref, height } = useRemainingHeight<HTMLDivElement>();
  const { parts, part, open } = useTicketPart();
  const isConversation = part === parts[0];
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
        <PartTabs parts={parts} value={part.name} onChange={open} />
        <PartPanel
          part={part}
          sx={{
            flex: 1,
            minHeight: 0,
            ...(isConversation ? { display: 'flex', flexDirection: 'column' } : { overflowY: 'auto', p: 2 }),
          }}
        />
      </Paper>
      <Paper variant="outlined" tabIndex={0} sx={{ overflowY: 'auto', minHeight: 0, p: 2 }}>
        <PropertiesPanel />
      </Paper>
    </Box>
  );
}
