import { Link, Paper, Typography } from '@mui/material';
import type { SxProps, Theme } from '@mui/material/styles';
import { DataTable, useRecordContext } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { columnsOf, hiddenAtFirst } from '../../../generator/model/columns';
import type { FieldModel } from '../../../generator/model/resource-model';
import { useResourceModel } from '../../../generator/resource-model-context';
import { useFormat } from '../../../providers/use-format';
import { TicketCell } from '../../ticket/list/TicketCell';
import type { Ticket } from '../../ticket/model/ticket';
import { foundAddress } from '../model/search';

/** What stands above and below the rows on the page, in units of the grid. */
const chrome = 35;

/** The rows scroll inside their frame, so that the head stays in sight; the words take what room there is. */
const table: SxProps<Theme> = (theme) => ({
  '& .RaDataTable-tableWrapper': {
    overflow: 'auto',
    maxHeight: `max(calc(100dvh - ${theme.spacing(chrome)}), ${theme.spacing(50)})`,
  },
  '& .RaDataTable-thead .MuiTableCell-root': { position: 'sticky', top: 0, zIndex: 1 },
  '& .MuiTableCell-root': {
    height: theme.spacing(4.5),
    py: 0,
    px: 0.75,
    maxWidth: theme.spacing(24),
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& .MuiTableCell-root.column-title': { width: '100%', maxWidth: 0, minWidth: theme.spacing(22) },
  '& .MuiTableCell-root.column-customer': { maxWidth: theme.spacing(20) },
});

const days = new Set(['createdAt', 'closedAt', 'submittedAt', 'updatedAt']);

/** The tickets found, as a table; columns are chosen and moved by the user. A row opens the ticket through the search. */
export function ResultTable() {
  const { model } = useResourceModel();
  return (
    <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
      <DataTable
        sx={table}
        size="small"
        bulkActionButtons={false}
        empty={false}
        hiddenColumns={hiddenAtFirst(model)}
        rowClick={(id) => foundAddress(String(id))}
      >
        {columnsOf(model).map((field) => (
          <DataTable.Col key={field.name} source={field.name} label={field.label} disableSort={!field.sort}>
            <Cell field={field} />
          </DataTable.Col>
        ))}
      </DataTable>
    </Paper>
  );
}

function Cell({ field }: { field: FieldModel }) {
  const ticket = useRecordContext<Ticket>();
  const format = useFormat();
  if (!ticket) return null;
  if (field.name === 'title') return <TitleLink ticket={ticket} />;
  if (days.has(field.name)) {
    return (
      <Typography component="time" variant="body2" title={format.moment(ticket[field.name])}>
        {format.day(ticket[field.name])}
      </Typography>
    );
  }
  return <TicketCell field={field} />;
}

function TitleLink({ ticket }: { ticket: Ticket }) {
  return (
    <Link
      component={RouterLink}
      to={foundAddress(ticket.id)}
      color="text.primary"
      underline="hover"
      noWrap
      onClick={(event) => event.stopPropagation()}
      sx={{ display: 'block', fontWeight: 'fontWeightMedium' }}
    >
      {ticket.title || ticket.identifier}
    </Link>
  );
}
