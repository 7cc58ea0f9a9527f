import { useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { UploadList } from '../../../generator/files/UploadList';
import { PropertyEditingProvider } from '../../../generator/properties/property-editing';
import { PartOpeningProvider } from '../../../generator/transitions/part-opening';
import { useReadTicket } from '../../../providers/notifications';
import { useTicket } from '../data/use-ticket';
import { uploadPath } from '../model/attachment';
import { PresentPeople } from '../presence/PresentPeople';
import { useTicketEditing } from '../properties/use-ticket-editing';
import { TransitionButtons } from '../transitions/TransitionButtons';
import { ExecutorBrief } from './ExecutorBrief';
import { PartPanel, PartTabs } from './parts/PartTabs';
import { useTicketPart } from './parts/use-ticket-part';
import { TicketFacts, TicketHeader } from './TicketFacts';
import { TicketMenu } from './TicketMenu';
import { TicketNotices } from './TicketNotices';
import { TicketShortcuts } from './TicketShortcuts';
import { useIsBrief } from './use-is-brief';
import { WideTicket } from './WideTicket';

/**
 * A submitted ticket: title with the transitions, its facts, conversation and properties; in parts on a small screen.
 */
export function TicketView() {
  const ticket = useTicket();
  useReadTicket(ticket.id);
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'), { noSsr: true });
  const { parts, open } = useTicketPart();
  const editing = useTicketEditing(ticket, (field) => {
    if (field === 'customerDescription') open('conversation');
    else if (!isWide) open('properties');
  });
  const isBrief = useIsBrief();
  return (
    <PropertyEditingProvider value={editing}>
      <PartOpeningProvider value={{ has: (part) => parts.some(({ name }) => name === part), open }}>
        <TicketHeader
          ticket={ticket}
          actions={
            !isBrief && (
              <>
                <TicketShortcuts />
                {(isWide || ticket.can.changeType || ticket.can.link) && <TicketMenu />}
                <TransitionButtons />
              </>
            )
          }
        />
        {!isBrief && <TicketFacts />}
        {(isWide || isBrief || ticket.can.approve || ticket.type === 'UNKNOWN') && <TicketNotices />}
        {isBrief && <PresentPeople />}
        {isBrief && <ExecutorBrief onWrite={() => open('conversation')} />}
        <UploadList to={uploadPath(ticket.id)} />
        {isWide ? <WideTicket /> : <TicketParts />}
      </PartOpeningProvider>
    </PropertyEditingProvider>
  );
}

/** The parts of the ticket one at a time, for small screens. */
function TicketParts() {
  const { parts, part, open } = useTicketPart();
  return (
    <>
      <PartTabs parts={parts} value={part.name} onChange={open} />
      <PartPanel part={part} sx={{ display: 'flow-root', mt: { xs: 0.5, sm: 1 } }} />
    </>
  );
}
