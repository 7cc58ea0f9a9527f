import { useLocale, useTranslate } from 'react-admin';
import { useFormat } from '../../../providers/use-format';
import { TicketLine } from '../../ticket/compact/TicketLine';
import { TicketPanel } from '../TicketPanel';
import { titleOf } from '../titles';
import { useWorkList } from '../use-work-lists';

/** The tickets that were completed in the last days, the latest first; empty if there are none (spec §2). */
export function Completed() {
  const translate = useTranslate();
  const locale = useLocale();
  const format = useFormat();
  const completed = useWorkList('completed');
  return (
    <TicketPanel
      title={translate('dashboard.recentlyCompleted')}
      answer={completed}
      line={(ticket) => (
        <TicketLine
          key={ticket.id}
          ticket={ticket}
          details={[titleOf(ticket, 'location', locale), format.day(ticket.closedAt)]}
        />
      )}
    />
  );
}
