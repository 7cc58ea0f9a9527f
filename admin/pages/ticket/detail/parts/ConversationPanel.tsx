import { useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { useTicket } from '../../data/use-ticket';
import { Composer } from '../../timeline/Composer';
import { Conversation } from '../../timeline/Conversation';
import { TicketNotices } from '../TicketNotices';
import { useIsBrief } from '../use-is-brief';

/**
 * The timeline with the composer at its end. On a wide screen it scrolls inside; on a small one it begins with the
 * notices of the ticket, unless they stand above it, so that the timeline has the height of the window.
 */
export function ConversationPanel() {
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'), { noSsr: true });
  const isBrief = useIsBrief();
  const { can, type } = useTicket();
  const begins = !isWide && !isBrief && !can.approve && type !== 'UNKNOWN';
  return (
    <>
      <Conversation scrolls={isWide} notices={begins && <TicketNotices />} />
      <Composer />
    </>
  );
}
