import InboxOutlined from '@mui/icons-material/InboxOutlined';
import TaskAltOutlined from '@mui/icons-material/TaskAltOutlined';
import { Button } from '@mui/material';
import { memo } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { issueAddress } from '../issue-address';
import { PanelNote } from '../PanelNote';
import { TicketPanel } from '../TicketPanel';
import { OwnTasks } from '../tasks/OwnTasks';
import { useWorkList } from '../use-work-lists';

const PLACE = ['customer', 'location'];

/** The lists of an agent: their own work by deadline, unassigned tickets, tickets to be closed, and closed tickets. */
export const AgentWork = memo(function AgentWork({ group }: { group?: string }) {
  const translate = useTranslate();
  const [mine, unassigned] = [useWorkList('mine', group), useWorkList('unassigned', group)];
  const [toClose, completed] = [useWorkList('toClose', group), useWorkList('completed', group)];
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
        details={PLACE}
        chips={['state', 'due']}
      />
      <OwnTasks group={group} />
      <TicketPanel
        title={translate('dashboard.agent.unassigned')}
        answer={unassigned}
        empty={<PanelNote icon={InboxOutlined} text={translate('dashboard.agent.noNew')} />}
        details={[...PLACE, 'assignmentGroup']}
        chips={['priority', 'due']}
      />
      <TicketPanel title={translate('dashboard.agent.toClose')} answer={toClose} details={PLACE} chips={['state']} />
      <TicketPanel
        title={translate('dashboard.recentlyCompleted')}
        answer={completed}
        details={[...PLACE, 'closedAt']}
        chips={['state']}
      />
    </>
  );
});
