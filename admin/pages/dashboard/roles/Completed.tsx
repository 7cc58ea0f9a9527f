import { useTranslate } from 'react-admin';
import { TicketPanel } from '../TicketPanel';
import { useWorkList } from '../use-work-lists';

/** The tickets that were completed in the last days, the latest first; empty if there are none (spec §2). */
export function Completed() {
  const translate = useTranslate();
  const completed = useWorkList('completed');
  return (
    <TicketPanel
      title={translate('dashboard.recentlyCompleted')}
      answer={completed}
      details={['location', 'closedAt']}
    />
  );
}
