import { Paper, Typography } from '@mui/material';
import type { SxProps, Theme } from '@mui/material/styles';
import { DataTable, useRecordContext } from 'react-admin';
import { useColumns } from '../../../generator/list/use-columns';
import { isNumeric } from '../../../model/alignment';
import { isOfWords } from '../../../model/columns';
import type { FieldModel } from '../../../model/resource-model';
import { useFormat } from '../../../providers/use-format';
import { denseRows } from '../../../theme/dense-rows';
import { columnRoom } from '../../ticket/list/columns';
import { TicketCell } from '../../ticket/list/TicketCell';
import type { Ticket } from '../../ticket/model/ticket';
import { TicketTitle } from '../../ticket/TicketTitle';
import { foundAddress } from '../model/search';

/** Height of the page above and below the rows, in units of the grid. */
const chrome = 35;

/** The rows scroll inside their frame, so that the head stays in sight; names are whole up to a usual length. */
const table: SxProps<Theme> = (theme) => ({
  ...denseRows(theme),
  '& .RaDataTable-tableWrapper': {
    overflow: 'auto',
    maxHeight: `max(calc(100dvh - ${theme.spacing(chrome)}), ${theme.spacing(50)})`,
  },
  '& .MuiTableCell-root': { ...denseRows(theme)['& .MuiTableCell-root'], maxWidth: 'none' },
  '& .MuiTableCell-root:not(.column-title)': { width: '1px' },
  '& .MuiTableCell-root.column-title': { minWidth: theme.spacing(22), maxWidth: theme.spacing(60) },
  '& .MuiTableCell-root.of-words': { maxWidth: theme.spacing(28) },
  '& .of-words > *': { display: 'block', textOverflow: 'ellipsis', whiteSpace: 'nowrap', wordBreak: 'normal' },
});

const days = new Set(['createdAt', 'closedAt', 'submittedAt', 'updatedAt']);

/**
 * The found tickets as a table; the user chooses and moves columns. A row opens the ticket with the search as its way
 * back.
 */
export function ResultTable() {
  const { shown, storeKey } = useColumns();
  return (
    <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
      <DataTable
        sx={table}
        size="small"
        bulkActionButtons={false}
        empty={false}
        storeKey={storeKey}
        rowClick={(id) => foundAddress(String(id))}
      >
        {shown.map((field) => (
          <DataTable.Col
            key={field.name}
            source={field.name}
            className={isOfWords(field, columnRoom) && !days.has(field.name) ? 'of-words' : undefined}
            label={field.label}
            align={isNumeric(field) ? 'right' : 'left'}
            disableSort={!field.sort}
          >
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
  if (field.name === 'title') return <TicketTitle ticket={ticket} to={foundAddress(ticket.id)} />;
  if (days.has(field.name)) {
    return (
      <Typography component="time" variant="body2" title={format.moment(ticket[field.name])}>
        {format.day(ticket[field.name])}
      </Typography>
    );
  }
  return <TicketCell field={field} />;
}
