import { Box, Paper, Stack } from '@mui/material';
import type { SxProps, Theme } from '@mui/material/styles';
import { DataTable, useListContext, useRecordContext } from 'react-admin';
import { mayActOnMany, rowActionsFor } from '../../model/actions';
import { isNumeric } from '../../model/alignment';
import { columnsOf } from '../../model/columns';
import type { Widget } from '../../model/document';
import type { FieldModel } from '../../model/resource-model';
import { cursorRows, oneLine, ROW_HEIGHT } from '../../theme/dense-rows';
import { FieldValue } from '../fields/FieldValue';
import { InactiveTag } from '../fields/InactiveTag';
import { useResourceModel } from '../resource-model-context';
import { useMatchContext } from '../use-match-context';
import { CursorRows } from './CursorRows';
import { RowActions } from './RowActions';
import { TitleLink } from './TitleLink';
import { useColumns } from './use-columns';

/** Height above and below the rows on the page, in units of the grid. */
const chrome = 25;

/** Rows of a single line (design, List). They scroll inside their frame, so that the head stays in sight. */
const table: SxProps<Theme> = (theme) => ({
  ...cursorRows(theme),
  '& .RaDataTable-tableWrapper': {
    overflow: 'auto',
    maxHeight: `max(calc(100dvh - ${theme.spacing(chrome)}), ${theme.spacing(40)})`,
  },
  '& .MuiTableCell-root': {
    height: ROW_HEIGHT,
    py: 0.25,
    px: 1,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    lineHeight: 1.45,
    fontVariantNumeric: 'tabular-nums',
  },
  '& .MuiTableHead-root .MuiTableCell-root': { position: 'sticky', top: 0, zIndex: 1, py: 0.5 },
  '& .MuiTableBody-root .MuiTableRow-root:last-of-type .MuiTableCell-root': { borderBottom: 0 },
  '& .MuiTableBody-root .record-title': { py: 0 },
  '& .record-title': { minWidth: theme.spacing(20) },
  '& .of-words': { minWidth: theme.spacing(12) },
  '& .MuiTableCell-paddingCheckbox': { width: theme.spacing(4.5), px: 0.5, py: 0, lineHeight: 0 },
  '& .MuiCheckbox-root': { p: 0.25 },
});

interface RecordTableProps {
  /** Field that all rows of a panel share: it has no column, and the rows cannot be selected. */
  without?: string;
}

/** The rows of a list as a table; the chosen, hidden and moved columns are stored per user. */
export function RecordTable({ without }: RecordTableProps) {
  const { model } = useResourceModel();
  const { data = [] } = useListContext();
  const columns = columnsOf(model);
  const { shown, storeKey } = useColumns();
  const context = useMatchContext();
  const hasActions = data.some((record) => rowActionsFor(model, record, context).length > 0);
  const isSelectable = !without && mayActOnMany(model);
  const titled = columns.find((field) => field.name === model.title) ?? columns[0];
  return (
    <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
      <DataTable
        sx={table}
        rowClick="show"
        body={without ? undefined : CursorRows}
        empty={false}
        storeKey={storeKey}
        bulkActionButtons={isSelectable ? <span hidden /> : false}
        bulkActionsToolbar={<span hidden />}
      >
        {shown
          .filter(({ name }) => name !== without)
          .map((field) => (
            <DataTable.Col
              key={field.name}
              source={field.name}
              label={field.label}
              disableSort={!field.sort}
              align={isNumeric(field) ? 'right' : 'left'}
              className={classOf(field, titled)}
            >
              <Cell field={field} isTitle={field === titled} />
            </DataTable.Col>
          ))}
        {hasActions && (
          <DataTable.Col label="generator.columns.actions" source="actions" disableSort>
            <RowActions dense />
          </DataTable.Col>
        )}
      </DataTable>
    </Paper>
  );
}

/** Widgets of values that are no longer than their column. */
const SHORT: readonly Widget[] = ['integer', 'money', 'quantity', 'flag', 'choice', 'day', 'moment', 'time'];

const isOfWords = ({ widget }: FieldModel) => !SHORT.includes(widget);

const classOf = (field: FieldModel, title: FieldModel | undefined) =>
  field === title ? 'record-title' : isOfWords(field) ? 'of-words' : undefined;

function Cell({ field, isTitle }: { field: FieldModel; isTitle: boolean }) {
  const { model } = useResourceModel();
  const record = useRecordContext();
  const value = <FieldValue field={field} dense />;
  if (!isTitle) return isOfWords(field) ? <Box sx={oneLine}>{value}</Box> : value;
  return model.isSwitched && record?.active === false ? (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
      <TitleLink>{value}</TitleLink>
      <InactiveTag />
    </Stack>
  ) : (
    <TitleLink>{value}</TitleLink>
  );
}
