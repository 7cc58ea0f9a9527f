import { Box, Checkbox, Link, List, ListItem, Stack, Typography } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { PageSkeleton } from '../../../components/PageSkeleton';
import { useShortcut } from '../../../components/shortcuts';
import { NothingFound } from '../../../generator/list/EmptyList';
import { useCursor } from '../../../generator/list/ListPlace';
import { useFormat } from '../../../providers/use-format';
import { DeadlineChip } from '../../../theme/chips';
import { useSelectedTickets } from '../data/use-bulk';
import { type Ticket, ticketAddress } from '../model/ticket';
import { ProposalButtons } from './ProposalButtons';
import type { Suggestion } from './triage';
import { useTriageSuggestions } from './use-suggestions';
import { type Triage, useTriage } from './use-triage';

/** The queue of mails before triage: sender, text, and the proposed customers at a click or a key. */
export function TriageRows() {
  const { data = [], selectedIds = [], isPending: isLoading } = useListContext<Ticket>();
  const triage = useTriage();
  const { suggestions, isPending } = useTriageSuggestions(data);
  const { active } = useCursor();
  const selected = useSelectedTickets();
  const present = data.find(({ id }) => id === active) ?? data[0];
  const concerned = selected.length > 0 ? selected : present ? [present] : [];
  const suggestion = present && suggestions.get(present.id);
  const accept = (index: number) => present && triage.accept(present, suggestion?.proposals[index], suggestion);
  useShortcut('1', 'app.shortcuts.list.proposal1', () => accept(0), 'list');
  useShortcut('2', 'app.shortcuts.list.proposal2', () => accept(1), 'list');
  useShortcut('t', 'app.shortcuts.list.triage', () => triage.ask(concerned, {}, suggestion), 'list');
  useShortcut('r', 'app.shortcuts.list.reject', () => triage.reject(concerned), 'list');
  // Suggestions make the rows higher: rows are shown with them, so that rows stay put while the pointer is over them.
  if (isLoading || isPending) return <PageSkeleton rows={8} />;
  if (data.length === 0) return <NothingFound />;
  return (
    <>
      <List disablePadding sx={{ overflow: 'auto', minHeight: 0 }}>
        {data.map((ticket) => (
          <TriageRow
            key={ticket.id}
            ticket={ticket}
            suggestion={suggestions.get(ticket.id)}
            triage={triage}
            isChosen={selectedIds.includes(ticket.id)}
          />
        ))}
      </List>
      {triage.dialog}
    </>
  );
}

interface TriageRowProps {
  ticket: Ticket;
  suggestion?: Suggestion;
  triage: Triage;
  isChosen: boolean;
}

function TriageRow({ ticket, suggestion, triage, isChosen }: TriageRowProps) {
  const translate = useTranslate();
  const format = useFormat();
  const { onToggleItem } = useListContext<Ticket>();
  const { active, setActive } = useCursor();
  const { senderName, sender, subject, excerpt } = suggestion ?? {};
  return (
    <ListItem
      divider
      disablePadding
      data-record={ticket.id}
      tabIndex={active === ticket.id ? 0 : -1}
      onFocus={() => setActive(ticket.id)}
      sx={(theme) => ({
        alignItems: 'flex-start',
        gap: 1,
        px: 1,
        py: 1,
        ...(active === ticket.id && { boxShadow: `inset 3px 0 0 ${theme.palette.primary.main}` }),
        ...(isChosen && { bgcolor: 'action.selected' }),
      })}
    >
      <Checkbox
        size="small"
        checked={isChosen}
        onChange={() => onToggleItem(ticket.id)}
        slotProps={{ input: { 'aria-label': translate('ra.action.select_row') } }}
        sx={{ p: 0.25 }}
      />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Stack direction="row" useFlexGap sx={{ columnGap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
          <Typography variant="body2" noWrap sx={{ fontWeight: 'fontWeightMedium', maxWidth: '100%' }}>
            {[senderName, sender !== senderName && sender].filter(Boolean).join(' · ') || ticket.identifier}
          </Typography>
          <Typography variant="caption" color="text.secondary" className="tabular">
            {ticket.identifier} · {format.distance(ticket.createdAt)}
          </Typography>
          <DeadlineChip due={ticket.dueAt} short />
        </Stack>
        <Link
          component={RouterLink}
          to={ticketAddress(ticket.id)}
          color="inherit"
          underline="hover"
          sx={{ display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
        >
          {subject || ticket.title}
        </Link>
        <Typography variant="body2" color="text.secondary" sx={clamped}>
          {excerpt}
        </Typography>
        <Box role="group" aria-label={translate('tickets.triage.proposals')} sx={{ mt: 0.5 }}>
          <ProposalButtons ticket={ticket} suggestion={suggestion} triage={triage} inList />
        </Box>
      </Box>
    </ListItem>
  );
}

const clamped = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
} as const;
