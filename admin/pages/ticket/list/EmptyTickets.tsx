import AddOutlined from '@mui/icons-material/AddOutlined';
import ConfirmationNumberOutlined from '@mui/icons-material/ConfirmationNumberOutlined';
import { Button, Stack } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { EmptyState } from '../../../components/EmptyState';
import { useListCounts } from '../../../generator/list/views/use-list-counts';
import { useCan } from '../../../providers/application';
import { GROUPS, useListChoices } from '../data/use-list-choices';
import { useTicketFilters } from '../data/use-ticket-filters';
import { fieldOf, useTicketModel } from '../data/use-ticket-model';
import { type FilterPart, filterParts } from '../model/filter-parts';
import { type QuickFilter, quickFilters } from '../model/quick-filters';
import { isFiltered, tabOf, withTab } from '../model/tabs';
import { TICKETS } from '../model/ticket';

/** The reason why the list is empty, and the next step: reset filters, or raise a ticket. */
export function EmptyTickets() {
  const translate = useTranslate();
  const { filterValues } = useListContext();
  const tab = tabOf(filterValues);
  if (isFiltered(filterValues)) return <NothingFound />;
  return (
    <EmptyState
      icon={ConfirmationNumberOutlined}
      title={translate(`tickets.empty.${tab}`)}
      text={translate(`tickets.empty.${tab}Text`)}
      action={<NewTicketButton />}
    />
  );
}

/** The active filters, each with the number of tickets without it. */
function NothingFound() {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const { isMine, setOnlyMine, rememberGroups, withMine } = useListChoices();
  const mine = isMine(filterValues) ? withMine(filterValues, false) : undefined;
  const parts = filterParts(filterValues, useTicketFilters(), mine);
  const counts = useListCounts(Object.fromEntries(parts.map(({ name, without }) => [name, without])));
  const tab = tabOf(filterValues);
  const lift = ({ name, without }: FilterPart) => {
    if (name === 'mine') setOnlyMine(false);
    if (name === 'assignmentGroup') rememberGroups(tab, []);
    setFilters(without, []);
  };
  const liftAll = () => {
    setOnlyMine(false);
    if (filterValues[GROUPS]) rememberGroups(tab, []);
    setFilters(withTab({}, tab), []);
  };
  return (
    <EmptyState
      icon={ConfirmationNumberOutlined}
      title={translate('tickets.empty.filtered')}
      text={translate('tickets.empty.filteredText', { tab: translate(`tickets.tab.${tab}`) })}
      action={
        <Stack spacing={1} sx={{ alignItems: 'center', pt: 1 }}>
          {parts.length > 1 &&
            parts.map((part) => (
              <LiftButton key={part.name} part={part} count={counts[part.name]?.total} onLift={lift} />
            ))}
          <Button variant="outlined" onClick={liftAll}>
            {translate('generator.filter.clear')}
          </Button>
        </Stack>
      }
    />
  );
}

interface LiftButtonProps {
  part: FilterPart;
  count?: number;
  onLift: (part: FilterPart) => void;
}

function LiftButton({ part, count, onLift }: LiftButtonProps) {
  const translate = useTranslate();
  const label = usePartLabel(part.name);
  const key = count === undefined ? 'tickets.empty.without' : 'tickets.empty.withoutCount';
  return (
    <Button size="small" disabled={count === 0} onClick={() => onLift(part)}>
      {translate(key, { filter: label, smart_count: count ?? 0 })}
    </Button>
  );
}

function usePartLabel(name: string): string {
  const translate = useTranslate();
  const field = fieldOf(useTicketModel(), name === 'states' ? 'state' : name);
  const { filterValues } = useListContext();
  if (name === 'q') return String(filterValues.q);
  if (name === 'mine') return translate('tickets.list.mine');
  if (quickFilters.includes(name as QuickFilter)) return translate(`tickets.quick.${name}`);
  return translate(field?.label ?? name, { _: name });
}

/** A link to the form of a new ticket, for users with the right to create one. */
function NewTicketButton() {
  const translate = useTranslate();
  if (!useCan(TICKETS.path, 'create')) return null;
  return (
    <Button component={Link} to={`/${TICKETS.route}/create`} variant="contained" startIcon={<AddOutlined />}>
      {translate('app.newTicket')}
    </Button>
  );
}
