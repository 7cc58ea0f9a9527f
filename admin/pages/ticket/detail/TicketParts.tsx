import { Box } from '@mui/material';
import { PartTabs } from './parts/PartTabs';
import { useTicketPart } from './parts/use-ticket-part';

/** The parts of the ticket one at a time, for small screens. */
export function TicketParts() {
  const { parts, part, open } = useTicketPart();
  return (
    <>
      <PartTabs parts={parts} value={part.name} onChange={open} />
      <Box role="tabpanel" aria-labelledby={`tab-${part.name}`} sx={{ display: 'flow-root', mt: { xs: 0.5, sm: 1 } }}>
        <part.Panel />
      </Box>
    </>
  );
}
