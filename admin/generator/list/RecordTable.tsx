import { Box, Paper, Stack, Tooltip, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import type { MouseEvent } from 'react';
import { DataTable, useListContext, useRecordContext, useTranslate } from 'react-admin';
import { rowActionsFor } from '../../model/actions';
import { isNumeric } from '../../model/alignment';
import { fitted, isOfWords } from '../../model/columns';
import type { FieldModel } from '../../model/resource-model';
import { cursorRows, denseRows, oneLine } from '../../theme/dense-rows';
import { FieldValue } from '../fields/FieldValue';
import { InactiveTag } from '../fields/InactiveTag';
import { useResourceModel } from '../resource-model-context';
import { useMatchContext } from '../use-match-context';
import { useRecordAddress } from '../use-record-address';
import { CursorRows } from './CursorRows';
import { RowActions } from './RowActions';
import { TitleLink } from './TitleLink';
import { useColumns } from './use-columns';
import { useIsSelectable } from './use-is-selectable';
import { useViewTabs } from './views/use-views';

/** Widths of the checkboxes and of the actions of rows, in pixels. */
const BESIDE = { checkbox: 40, actions: 120 };

/** Height above and below the rows of a panel on its page, in units of the grid. */
const chrome = 25;

/** Rows of a single line (design, List). They scroll inside their frame, so that the head stays in sight. */
const table =
  ([least, greatest]: [number, number], isPanel: boolean) =>
  (theme: Theme) => ({
    ...denseRows(theme),
    ...cursorRows(theme),
    display: 'flex',
    flexDirection: 'column',
    minHeight: 0,
    '& .RaDataTable-table': { borderCollapse: 'separate' },
    '& .RaDataTable-tableWrapper': {
      overflow: 'auto',
      minHeight: 0,
      ...(isPanel && { maxHeight: `max(calc(100dvh - ${theme.spacing(chrome)}), ${theme.spacing(40)})` }),
    },
    '& .MuiTableCell-root:not(.record-title, .of-words)': { width: '1px' },
    '& .MuiTableCell-root.of-words': { minWidth: theme.spacing(12), maxWidth: 'none' },
    '& .MuiTableCell-root.record-title': { minWidth: least, maxWidth: isPanel ? 'none' : greatest },
    '& .MuiTableBody-root .MuiTableRow-root:last-of-type .MuiTableCell-root': { borderBottom: 0 },
    '& .MuiTableCell-paddingCheckbox': { width: theme.spacing(3.5), px: 0.5, lineHeight: 0 },
    '& .MuiCheckbox-root': { p: 0 },
  });

interface RecordTableProps {
  /** Field that all rows of a panel share: it has no column, and the rows cannot be selected. */
  without?: string;
  /** Width of the frame of a list in pixels, into which the columns must fit; the columns of a panel all stay. */
  width?: number;
}

/**
 * The rows of a list as a table; the chosen, hidden and moved columns are stored per user. A row opens its record, the
 * middle mouse button in a tab.
 */
export function RecordTable({ without, width = 0 }: RecordTableProps) {
  const translate = useTranslate();
  const { model, override } = useResourceModel();
  const { data = [] } = useListContext();
  const { shown, storeKey, isOwnChoice } = useColumns();
  const context = useMatchContext();
  const addressOf = useRecordAddress();
  const isLarge = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'), { noSsr: true });
  const { columns: room, columnTexts, keepsOrder } = override.listing ?? {};
  const isPanel = without !== undefined;
  const hasActions = data.some((record) => rowActionsFor(model, record, context).length > 0);
  const isSelectable = useIsSelectable() && !isPanel;
  const beside = (isSelectable ? BESIDE.checkbox : 0) + (hasActions ? BESIDE.actions : 0);
  const mayLeave = !isPanel && !(isOwnChoice && isLarge);
  const fields = shown.filter(({ name }) => name !== without);
  const { columns, heading, headingWidth } = fitted(fields, model.title, width - beside, mayLeave, room);
  const isFixed = useViewTabs().isNarrowed && keepsOrder === true;
  const labelOf = ({ name, label }: FieldModel) =>
    columnTexts ? translate(`${columnTexts}.${name}`, { _: translate(label, { _: name }) }) : label;
  return (
    <Paper
      variant="outlined"
      sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, overflow: 'hidden' }}
      onAuxClick={openInTab}
    >
      <DataTable
        sx={table(headingWidth, isPanel)}
        size="small"
        rowClick={addressOf}
        body={isPanel ? undefined : CursorRows}
        empty={false}
        storeKey={storeKey}
        bulkActionButtons={isSelectable ? <span hidden /> : false}
        bulkActionsToolbar={<span hidden />}
      >
        {columns.map((field) => (
          <DataTable.Col
            key={field.name}
            source={field.name}
            label={isFixed && field.sort ? <Unsortable label={labelOf(field)} /> : labelOf(field)}
            disableSort={isFixed || !field.sort}
            align={isNumeric(field) ? 'right' : 'left'}
            className={
              field === heading
                ? 'record-title'
                : isOfWords(field, { widths: room?.widths ?? {} })
                  ? 'of-words'
                  : undefined
            }
          >
            <Cell field={field} isHeading={field === heading} />
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

/** The name of a column by which the list cannot be sorted under its filter, with the reason. */
function Unsortable({ label }: { label: string }) {
  const translate = useTranslate();
  return (
    <Tooltip title={translate('generator.columns.sortingOff')} describeChild>
      <Box component="span" sx={{ cursor: 'help' }}>
        {translate(label, { _: label })}
      </Box>
    </Tooltip>
  );
}

function Cell({ field, isHeading }: { field: FieldModel; isHeading: boolean }) {
  const { model, override } = useResourceModel();
  const record = useRecordContext();
  const Own = override.listing?.cell;
  if (Own) return <Own field={field} />;
  const value = <FieldValue field={field} dense />;
  if (!isHeading) return isOfWords(field, { widths: {} }) ? <Box sx={oneLine}>{value}</Box> : value;
  return model.isSwitched && record?.active === false ? (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
      <TitleLink>{value}</TitleLink>
      <InactiveTag />
    </Stack>
  ) : (
    <TitleLink>{value}</TitleLink>
  );
}

function openInTab(event: MouseEvent<HTMLElement>) {
  const target = event.target as HTMLElement;
  if (event.button !== 1 || target.closest('a')) return;
  const link = target.closest('tr')?.querySelector<HTMLAnchorElement>('a[href]');
  if (link) window.open(link.href, '_blank', 'noopener');
}
