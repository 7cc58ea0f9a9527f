import TaskAltOutlined from '@mui/icons-material/TaskAltOutlined';
import { useLocale, useTranslate } from 'react-admin';
import { EmptyState } from '../../components/EmptyState';
import type { RecordSlotProps } from '../../generator';
import { type PanelModel, sharedBy } from '../../model/panels';
import { DeadlineChip, StateChip } from '../../theme/chips';
import { TicketPanel } from '../dashboard/TicketPanel';
import { titleOf } from '../dashboard/titles';
import { TicketLine } from '../ticket/compact/TicketLine';
import { isSettled } from '../ticket/model/deadline';
import { useOpenTickets } from './use-open-tickets';

const DETAILS = ['location', 'responsible'];
/** Number of lines shown; the link to all of them stands beside the heading. */
const SHOWN = 25;

/** The first open tickets of the page's record by deadline. */
export default function OpenTickets({ panel, record }: RecordSlotProps & { panel: PanelModel }) {
  const translate = useTranslate();
  const locale = useLocale();
  const answer = useOpenTickets({ ...panel.filter, ...sharedBy(panel, record) }, SHOWN);
  return (
    <TicketPanel
      title={translate(`resources.tickets.panels.${panel.field.name}.name`)}
      answer={answer}
      empty={
        <EmptyState icon={TaskAltOutlined} title={translate(`resources.tickets.panels.${panel.field.name}.empty`)} />
      }
      line={(ticket) => (
        <TicketLine
          key={ticket.id}
          ticket={ticket}
          details={DETAILS.filter((name) => name !== panel.field.name).map((name) => titleOf(ticket, name, locale))}
          chips={[
            <StateChip key="state" state={ticket.state} />,
            <DeadlineChip key="due" due={ticket.dueAt} settled={isSettled(ticket.state)} />,
          ]}
        />
      )}
    />
  );
}
