import { Box, Paper, Tooltip, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import type { MouseEvent } from 'react';
import { DataTable, useListContext, useTranslate } from 'react-admin';
import { CursorRows } from '../../../generator/list/CursorRows';
import { useColumns } from '../../../generator/list/use-columns';
import { isNumeric } from '../../../model/alignment';
import type { FieldModel } from '../../../model/resource-model';
import { cursorRows, denseRows } from '../../../theme/dense-rows';
import { useMayChangeMany } from '../data/use-bulk';
import { fittingColumns, isOfWords, widthOfTitle } from '../model/columns-fitting';
import { isFiltered } from '../model/tabs';
import { ticketAddress } from '../model/ticket';
import { TicketCell } from './TicketCell';

/** Width of the checkboxes of rows, in pixels. */
const CHECKBOX = 40;

/** The title is the last text to be cut: `title` is its largest width, in pixels. */
const table = (title: number) => (theme: Theme) => ({
  ...denseRows(theme),
  ...cursorRows(theme),
  height: '100%',
  '& .RaDataTable-table': { borderCollapse: 'separate' },
  '& .RaDataTable-tableWrapper': { height: '100%', overflow: 'auto' },
  '& .MuiTableCell-root:not(.column-title, .of-words)': { width: '1px' },
  '& .MuiTableCell-root.of-words': { minWidth: theme.spacing(12), maxWidth: 'none' },
  '& .MuiTableCell-paddingCheckbox': { width: theme.spacing(3.5), px: 0.5, lineHeight: 0 },
  '& .MuiCheckbox-root': { p: 0 },
  '& .MuiTableCell-root.column-title': { maxWidth: title, minWidth: theme.spacing(40) },
});

/**
 * The rows as a table of the given width in pixels; the user chooses and moves columns. A row opens its ticket, the
 * middle mouse button in a tab.
 */
export function TicketTable({ width }: { width: number }) {
  const translate = useTranslate();
  const { shown, storeKey, isOwnChoice } = useColumns();
  const isLarge = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'), { noSsr: true });
  const fields = isOwnChoice && isLarge ? shown : fittingColumns(shown, width - CHECKBOX);
  const { filterValues } = useListContext();
  const filtered = isFiltered(filterValues);
  const isOffered = useMayChangeMany();
  const labelOf = ({ name, label }: FieldModel) =>
    translate(`tickets.column.${name}`, { _: translate(label, { _: name }) });
  return (
    <Paper variant="outlined" sx={{ flex: 1, minHeight: 0, overflow: 'hidden' }} onAuxClick={openInTab}>
      <DataTable
        sx={table(widthOfTitle(fields, width - CHECKBOX))}
        size="small"
        body={CursorRows}
        bulkActionButtons={isOffered ? <span hidden /> : false}
        bulkActionsToolbar={<span hidden />}
        empty={false}
        storeKey={storeKey}
        rowClick={(id) => ticketAddress(String(id))}
      >
        {fields.map((field) => (
          <DataTable.Col
            key={field.name}
            source={field.name}
            className={isOfWords(field.name) ? 'of-words' : undefined}
            align={isNumeric(field) ? 'right' : 'left'}
            label={filtered && field.sort ? <Unsortable label={labelOf(field)} /> : labelOf(field)}
            disableSort={filtered || !field.sort}
          >
            <TicketCell field={field} />
          </DataTable.Col>
        ))}
      </DataTable>
    </Paper>
  );
}

/** Explains why a column cannot be sorted at the moment (spec §2). */
function Unsortable({ label }: { label: string }) {
  const translate = useTranslate();
  return (
    <Tooltip title={translate('tickets.list.sortingOff')} describeChild>
      <Box component="span" sx={{ cursor: 'help' }}>
        {label}
      </Box>
    </Tooltip>
  );
}

function openInTab(event: MouseEvent<HTMLElement>) {
  const target = event.target as HTMLElement;
  if (event.button !== 1 || target.closest('a')) return;
  const link = target.closest('tr')?.querySelector<HTMLAnchorElement>('a[href]');
  if (link) window.open(link.href, '_blank', 'noopener');
}
