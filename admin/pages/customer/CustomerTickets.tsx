import TaskAltOutlined from '@mui/icons-material/TaskAltOutlined';
import { useLocale, useTranslate } from 'react-admin';
import { EmptyState } from '../../components/EmptyState';
import { DeadlineChip, StateChip } from '../../theme/chips';
import { TicketPanel } from '../dashboard/TicketPanel';
import { titleOf } from '../dashboard/titles';
import { TicketLine } from '../ticket/compact/TicketLine';
import { isSettled } from '../ticket/model/deadline';
import { useOpenTickets } from './use-open-tickets';

/** Number of lines shown; the link to all of them stands beside the heading. */
const SHOWN = 25;

/** The open tickets of a customer by deadline. */
export function CustomerTickets({ customer }: { customer: string }) {
  const translate = useTranslate();
  const locale = useLocale();
  const answer = useOpenTickets(customer, SHOWN);
  return (
    <TicketPanel
      title={translate('dashboard.customerPage.tickets')}
      answer={answer}
      empty={<EmptyState icon={TaskAltOutlined} title={translate('dashboard.customerPage.noTickets')} />}
      line={(ticket) => (
        <TicketLine
          key={ticket.id}
          ticket={ticket}
          details={[titleOf(ticket, 'location', locale), titleOf(ticket, 'responsible', locale)]}
          chips={[
            <StateChip key="state" state={ticket.state} />,
            <DeadlineChip key="due" due={ticket.dueAt} settled={isSettled(ticket.state)} />,
          ]}
        />
      )}
    />
  );
}
