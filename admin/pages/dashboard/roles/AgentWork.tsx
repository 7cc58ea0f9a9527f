import InboxOutlined from '@mui/icons-material/InboxOutlined';
import TaskAltOutlined from '@mui/icons-material/TaskAltOutlined';
import { Button } from '@mui/material';
import { memo } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useFormat } from '../../../providers/use-format';
import { DeadlineChip, PriorityChip, StateChip } from '../../../theme/chips';
import { TicketLine } from '../../ticket/compact/TicketLine';
import type { Ticket } from '../../ticket/model/ticket';
import { issueAddress } from '../issue-address';
import { PanelNote } from '../PanelNote';
import { TicketPanel } from '../TicketPanel';
import { OwnTasks } from '../tasks/OwnTasks';
import { titleOf } from '../titles';
import { useWorkList } from '../use-work-lists';

/** The lists of an agent: their own work by deadline, unassigned tickets, tickets to be closed, and closed tickets. */
export const AgentWork = memo(function AgentWork({ group }: { group?: string }) {
  const translate = useTranslate();
  const locale = useLocale();
  const format = useFormat();
  const [mine, unassigned] = [useWorkList('mine', group), useWorkList('unassigned', group)];
  const [toClose, completed] = [useWorkList('toClose', group), useWorkList('completed', group)];
  const details = (ticket: Ticket) => ['customer', 'location'].map((field) => titleOf(ticket, field, locale));
  const nothingTaken = (
    <PanelNote
      icon={TaskAltOutlined}
      text={translate('dashboard.agent.noWork')}
      action={
        <Button component={Link} to={issueAddress(unassigned.filter)} size="small" variant="outlined">
          {translate('dashboard.agent.takeNew')}
        </Button>
      }
    />
  );
  return (
    <>
      <TicketPanel
        title={translate('dashboard.agent.myWork')}
        answer={mine}
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
      <OwnTasks group={group} />
      <TicketPanel
        title={translate('dashboard.agent.unassigned')}
        answer={unassigned}
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
        answer={toClose}
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
        answer={completed}
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
