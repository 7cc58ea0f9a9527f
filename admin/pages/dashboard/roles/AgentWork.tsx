import InboxOutlined from '@mui/icons-material/InboxOutlined';
import TaskAltOutlined from '@mui/icons-material/TaskAltOutlined';
import { Button } from '@mui/material';
import { memo } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useMe } from '../../../providers/application';
import { useFormat } from '../../../providers/use-format';
import { DeadlineChip, PriorityChip, StateChip } from '../../../theme/chips';
import { TicketLine } from '../../ticket/compact/TicketLine';
import type { Ticket } from '../../ticket/model/ticket';
import { issueAddress } from '../issue-address';
import { PanelNote } from '../PanelNote';
import { TicketPanel } from '../TicketPanel';
import { OwnTasks } from '../tasks/OwnTasks';
import { titleOf } from '../titles';
import { openWorkOf, recentlyClosed, toBeClosedBy, unassigned } from '../work-lists';

const byDeadline = { field: 'dueAt', order: 'ASC' } as const;
const latestFirst = { field: 'closedAt', order: 'DESC' } as const;

/** An agent's lists: their own work by deadline, what nobody has taken, what is to be closed, what was closed. */
export const AgentWork = memo(function AgentWork({ group }: { group?: string }) {
  const translate = useTranslate();
  const locale = useLocale();
  const format = useFormat();
  const { id } = useMe();
  const details = (ticket: Ticket) => ['customer', 'location'].map((field) => titleOf(ticket, field, locale));
  const nothingTaken = (
    <PanelNote
      icon={TaskAltOutlined}
      text={translate('dashboard.agent.noWork')}
      action={
        <Button component={Link} to={issueAddress(unassigned(group))} size="small" variant="outlined">
          {translate('dashboard.agent.takeNew')}
        </Button>
      }
    />
  );
  return (
    <>
      <TicketPanel
        title={translate('dashboard.agent.myWork')}
        query={{ filter: openWorkOf(id), sort: byDeadline }}
        empty={nothingTaken}
        line={(ticket) => (
          <TicketLine
            key={ticket.id}
            ticket={ticket}
            details={details(ticket)}
            chips={[<StateChip key="state" state={ticket.state} />, <DeadlineChip key="due" due={ticket.dueAt} />]}
          />
        )}
      />
      <OwnTasks />
      <TicketPanel
        title={translate('dashboard.agent.unassigned')}
        query={{ filter: unassigned(group), sort: byDeadline }}
        empty={<PanelNote icon={InboxOutlined} text={translate('dashboard.agent.noNew')} />}
        line={(ticket) => (
          <TicketLine
            key={ticket.id}
            ticket={ticket}
            details={[...details(ticket), titleOf(ticket, 'assignmentGroup', locale)]}
            chips={[
              ticket.priority && <PriorityChip key="priority" priority={ticket.priority} />,
              <DeadlineChip key="due" due={ticket.dueAt} />,
            ]}
          />
        )}
      />
      <TicketPanel
        title={translate('dashboard.agent.toClose')}
        query={{ filter: toBeClosedBy(id), sort: byDeadline, limit: 5 }}
        line={(ticket) => (
          <TicketLine
            key={ticket.id}
            ticket={ticket}
            details={details(ticket)}
            chips={[<StateChip key="state" state={ticket.state} />]}
          />
        )}
      />
      <TicketPanel
        title={translate('dashboard.recentlyCompleted')}
        query={{ filter: recentlyClosed(new Date(), group), sort: latestFirst, limit: 5 }}
        line={(ticket) => (
          <TicketLine
            key={ticket.id}
            ticket={ticket}
            details={[...details(ticket), format.day(ticket.closedAt)]}
            chips={[<StateChip key="state" state={ticket.state} />]}
          />
        )}
      />
    </>
  );
});
