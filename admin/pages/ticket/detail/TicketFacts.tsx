import UnsubscribeOutlined from '@mui/icons-material/UnsubscribeOutlined';
import { Box, useTheme } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { PageHeader } from '../../../components/PageHeader';
import { MissingHint } from '../../../generator/transitions/MissingHint';
import { DeadlineChip, PriorityChip, StateChip } from '../../../theme/chips';
import { Tag } from '../../../theme/chips/Tag';
import { useTicket } from '../data/use-ticket';
import { TICKET_TRANSITIONS, useTicketTransitions } from '../data/use-ticket-transitions';
import { isSettled } from '../model/deadline';
import type { Ticket } from '../model/ticket';
import { rankTransitions } from '../model/transition';
import { PresentPeople } from '../presence/PresentPeople';
import { TypeIcon } from '../TypeIcon';

/** The title of the page of a ticket, on each page that shows it. */
export function TicketHeader({ ticket, actions }: { ticket: Ticket; actions?: ReactNode }) {
  const translate = useTranslate();
  const { identifier, title } = ticket;
  return (
    <PageHeader
      title={identifier ? translate('tickets.detail.title', { identifier, title }) : title}
      actions={actions}
    />
  );
}

/** Type, state, priority and deadline of a ticket, below the title of each page that shows it. */
export function TicketChips({ ticket }: { ticket: Ticket }) {
  const translate = useTranslate();
  const { type, state, priority, dueAt } = ticket;
  return (
    <>
      <Box sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, typography: 'body2' }}>
        <TypeIcon type={type} titleAccess={undefined} aria-hidden />
        {translate(`enums.ticketType.${type}`)}
      </Box>
      <StateChip state={state} />
      {priority && <PriorityChip priority={priority} />}
      <DeadlineChip due={dueAt} settled={isSettled(state)} />
    </>
  );
}

/** The first facts about a ticket: type, state, priority, deadline, and its obstacles. */
export function TicketFacts() {
  const translate = useTranslate();
  const { palette } = useTheme();
  const ticket = useTicket();
  const { data: transitions = [] } = useTicketTransitions(ticket);
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        rowGap: 0.5,
        pb: { xs: 0, lg: 1.5 },
        mt: -0.5,
      }}
    >
      <TicketChips ticket={ticket} />
      {ticket.preventMailDispatch && (
        <Tag
          tone={palette.deadline.warning}
          icon={UnsubscribeOutlined}
          label={translate('tickets.detail.noMail')}
          title={translate('resources.tickets.help.preventMailDispatch')}
        />
      )}
      <MissingHint kind={TICKET_TRANSITIONS} next={rankTransitions(transitions).next} />
      <PresentPeople />
    </Box>
  );
}
