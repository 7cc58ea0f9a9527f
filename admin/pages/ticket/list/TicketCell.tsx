import { Box, Stack, Typography } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { FieldValue } from '../../../generator/fields/FieldValue';
import { useIsHot } from '../../../generator/list/CursorRows';
import type { FieldModel } from '../../../model/resource-model';
import { useFormat } from '../../../providers/use-format';
import { DeadlineChip, PriorityChip, StateChip } from '../../../theme/chips';
import { oneLine } from '../../../theme/dense-rows';
import { useMayChangeMany } from '../data/use-bulk';
import { isSettled } from '../model/deadline';
import { type Ticket, ticketAddress } from '../model/ticket';
import { PersonName } from '../PersonName';
import { TicketTitle } from '../TicketTitle';
import { TypeIcon } from '../TypeIcon';
import { RowActions } from './RowActions';

/** A cell of the overview: chips and other special values look as everywhere, other values are one line of text. */
export function TicketCell({ field }: { field: FieldModel }) {
  const ticket = useRecordContext<Ticket>();
  const format = useFormat();
  if (!ticket) return null;
  switch (field.name) {
    case 'identifier':
      return (
        <Stack direction="row" spacing={0.75} sx={{ alignItems: 'center' }}>
          <TypeIcon type={ticket.type} />
          <Typography variant="body2" component="span" className="tabular" color="text.secondary">
            {ticket.identifier}
          </Typography>
        </Stack>
      );
    case 'title':
      return <TitleCell ticket={ticket} />;
    case 'state':
      return <StateChip state={ticket.state} />;
    case 'priority':
      return ticket.priority && <PriorityChip priority={ticket.priority} short />;
    case 'dueAt':
      return <DeadlineChip due={ticket.dueAt} settled={isSettled(ticket.state)} short />;
    case 'responsible':
      return <PersonName ticket={ticket} field={field.name} narrow />;
    case 'updatedAt':
    case 'createdAt':
      return (
        <Typography component="time" variant="body2" color="text.secondary" title={format.moment(ticket[field.name])}>
          {format.distance(ticket[field.name])}
        </Typography>
      );
    default:
      return (
        <Box sx={oneLine}>
          <FieldValue field={field} dense />
        </Box>
      );
  }
}

/** The title of a ticket; beside it the likely next step, while the row has the pointer or the focus. */
function TitleCell({ ticket }: { ticket: Ticket }) {
  const isOffered = useMayChangeMany();
  const isHot = useIsHot();
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center', minWidth: 0 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <TicketTitle ticket={ticket} to={ticketAddress(ticket.id)} />
      </Box>
      {isOffered && isHot && <RowActions ticket={ticket} />}
    </Stack>
  );
}
