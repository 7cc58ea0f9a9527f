import { Button, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { PagedRows } from '../../../components/PagedRows';
import { useAddressParameters } from '../../../providers/use-address-parameters';
import { useTicket } from '../data/use-ticket';
import { fieldOf, useTicketModel } from '../data/use-ticket-model';
import { useChangeWords } from '../timeline/use-change-words';
import { HistoryTable } from './HistoryTable';
import { historyRows } from './history-rows';
import { useHistory } from './use-history';

const PARAMETER = 'field';

/** The changes of the ticket's fields, with moment, user, old and new value; of one field if the address names it. */
export function HistoryPanel() {
  const translate = useTranslate();
  const { id } = useTicket();
  const model = useTicketModel();
  const { nameOf } = useChangeWords();
  const [search, change] = useAddressParameters();
  const [whole, setWhole] = useState(false);
  const field = search.get(PARAMETER) ?? undefined;
  const { rows: activities, ...query } = useHistory(id, field);
  const isKnown = (name: string) => fieldOf(model, name) !== undefined;
  const shown = activities.filter(({ kind }) => whole || field || kind !== 'CREATED');
  const rows = historyRows(shown, isKnown, field);
  const initial = historyRows(
    activities.filter(({ kind }) => kind === 'CREATED'),
    isKnown,
  ).length;
  const named = new Map(historyRows(activities, isKnown).map((row) => [row.field, nameOf(row)]));
  if (field && !named.has(field)) named.set(field, nameOf({ field }));
  const choose = (name: string) => change({ [PARAMETER]: name });
  return (
    <Stack spacing={1.5}>
      <TextField
        select
        value={field ?? ''}
        onChange={(event) => choose(event.target.value)}
        label={translate('tickets.history.field')}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        sx={{ maxWidth: (theme) => theme.spacing(40) }}
      >
        <MenuItem value="">{translate('tickets.history.allFields')}</MenuItem>
        {[...named]
          .toSorted(([, left], [, right]) => left.localeCompare(right))
          .map(([name, label]) => (
            <MenuItem key={name} value={name}>
              {label}
            </MenuItem>
          ))}
      </TextField>
      <PagedRows
        query={query}
        count={rows.length}
        outline={6}
        none={<Typography color="text.secondary">{translate('tickets.history.none')}</Typography>}
        more="tickets.timeline.loadOlder"
      >
        <HistoryTable rows={rows} />
      </PagedRows>
      {!field && !query.hasNextPage && initial > 0 && (
        <Button size="small" onClick={() => setWhole(!whole)} aria-expanded={whole} sx={{ alignSelf: 'flex-start' }}>
          {translate(whole ? 'tickets.history.hideInitial' : 'tickets.history.showInitial', { smart_count: initial })}
        </Button>
      )}
    </Stack>
  );
}
