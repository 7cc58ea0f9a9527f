import type { SxProps, Theme } from '@mui/material/styles';
import { BulkActionsToolbar, BulkDeleteButton, DataTable, useResourceContext } from 'react-admin';
import { FieldValue } from '../fields/FieldValue';
import { isNumeric } from '../model/alignment';
import type { FieldModel } from '../model/resource-model';
import { useResourceModel } from '../resource-model-context';
import { TitleLink } from './TitleLink';

/** Rows are close enough for 25 on a screen of 900 px, and looser where there is room (design, List). */
const table: SxProps<Theme> = (theme) => ({
  '& .RaDataTable-tableWrapper': { overflowX: 'auto' },
  '& .MuiTableCell-root': {
    py: 0.375,
    px: 1,
    maxWidth: theme.spacing(40),
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    typography: 'body2',
    fontVariantNumeric: 'tabular-nums',
  },
  '& .MuiTableCell-head': { fontWeight: 'fontWeightMedium', color: 'text.secondary', py: 0.5 },
  '& .MuiTableCell-paddingCheckbox': { width: theme.spacing(4.5), px: 0.5, py: 0 },
  '& .MuiCheckbox-root': { p: 0.25 },
  '& .RaDataTable-clickableRow': { cursor: 'pointer' },
  '@media (min-height: 1120px)': { '& .MuiTableBody-root .MuiTableCell-root': { py: 1 } },
});

/** The rows of a list as a table; columns are chosen, hidden and moved by the user and kept for him. */
export function RecordTable() {
  const route = useResourceContext();
  const { model } = useResourceModel();
  const columns = model.fields.filter((field) => field.list);
  const titled = columns.find((field) => field.name === model.title) ?? columns[0];
  return (
    <DataTable
      sx={table}
      size="small"
      rowClick="show"
      empty={false}
      bulkActionButtons={model.can.delete ? undefined : false}
      bulkActionsToolbar={
        model.can.delete ? (
          <BulkActionsToolbar selectAllButton={false}>
            <BulkDeleteButton mutationMode="pessimistic" />
          </BulkActionsToolbar>
        ) : undefined
      }
      key={route}
    >
      {columns.map((field) => (
        <DataTable.Col
          key={field.name}
          source={field.name}
          label={field.label}
          disableSort={!field.sort}
          align={isNumeric(field) ? 'right' : 'left'}
        >
          <Cell field={field} isTitle={field === titled} />
        </DataTable.Col>
      ))}
    </DataTable>
  );
}

function Cell({ field, isTitle }: { field: FieldModel; isTitle: boolean }) {
  const value = <FieldValue field={field} dense />;
  return isTitle ? <TitleLink>{value}</TitleLink> : value;
}
