import {
  Paper,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableFooter,
  TableHead,
  TableRow,
  Typography,
  useMediaQuery,
} from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { type RaRecord, RecordContextProvider, useGetList, useTranslate } from 'react-admin';
import { FailureNotice } from '../../components/FailureNotice';
import { PageSkeleton } from '../../components/PageSkeleton';
import { isNumeric } from '../../model/alignment';
import { columnsOf } from '../../model/columns';
import { listSelection } from '../../model/list-selection';
import { sharedBy, totalOf } from '../../model/panels';
import { FieldValue } from '../fields/FieldValue';
import { ResourceModelProvider } from '../resource-model-context';
import { InlineRow } from './InlineRow';
import { NewRow } from './NewRow';
import { RelatedRecords, type RelatedRecordsProps, useEmptyText } from './RelatedRecords';

/** The longest page of a list; the records of a longer one are shown in pages. */
const MOST = 200;

/** The records of a panel as rows that are edited in place; cards on a narrow screen, and pages beyond 200 records. */
export function InlineRecords(props: RelatedRecordsProps) {
  const { panel, override, record } = props;
  const { model, field, filter } = panel;
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true });
  const translate = useTranslate();
  const none = useEmptyText(panel);
  const shared = sharedBy(panel, record);
  const columns = columnsOf(model).filter(({ name }) => name !== field.name);
  const { data, total, error, refetch } = useGetList<RaRecord>(
    model.route,
    {
      filter: { ...filter, ...shared },
      pagination: { page: 1, perPage: MOST },
      sort: model.sort,
      meta: listSelection(model, columns),
    },
    { enabled: isWide || panel.total !== undefined, onError: () => undefined },
  );
  if ((total ?? 0) > MOST) return <RelatedRecords {...props} />;
  const summed = columns.find(({ name }) => name === panel.total);
  const sum = summed && data && <FieldValue field={summed} dense />;
  const sums = { id: 'total', ...(summed && totalOf(summed, data ?? [])) };
  if (!isWide) {
    return (
      <>
        <RelatedRecords {...props} />
        {sum && (
          <RecordContextProvider value={sums}>
            <Typography
              component="div"
              variant="subtitle2"
              sx={{ display: 'flex', justifyContent: 'space-between', p: 2 }}
            >
              {translate('generator.panel.total')}
              {sum}
            </Typography>
          </RecordContextProvider>
        )}
      </>
    );
  }
  if (error) return <FailureNotice error={error} onRetry={() => refetch()} />;
  if (!data) return <PageSkeleton rows={4} />;
  return (
    <ResourceModelProvider value={{ model, override }}>
      <TableContainer component={Paper} variant="outlined">
        <Table size="small" sx={{ tableLayout: 'fixed', '& td, & th': { px: 1 } }}>
          <TableHead>
            <TableRow>
              {columns.map((column) => (
                <TableCell key={column.name} align={isNumeric(column) ? 'right' : 'left'}>
                  {translate(column.label, { _: column.name })}
                </TableCell>
              ))}
              <TableCell
                sx={{ width: (theme) => theme.spacing(10) }}
                aria-label={translate('generator.columns.actions')}
              />
            </TableRow>
          </TableHead>
          <TableBody>
            {data.length === 0 && (
              <TableRow>
                <TableCell colSpan={columns.length + 1} sx={{ color: 'text.secondary' }}>
                  {none}
                </TableCell>
              </TableRow>
            )}
            {data.map((row) => (
              <InlineRow key={row.id} columns={columns} record={row} />
            ))}
            {model.can.create && <NewRow columns={columns} shared={shared} />}
          </TableBody>
          {sum && (
            <RecordContextProvider value={sums}>
              <TableFooter>
                <TableRow sx={{ '& td': { typography: 'subtitle2', color: 'text.primary' } }}>
                  {columns.map((column, index) => (
                    <TableCell key={column.name} align={isNumeric(column) ? 'right' : 'left'}>
                      {column === summed && sum}
                      {column !== summed && index === 0 && translate('generator.panel.total')}
                    </TableCell>
                  ))}
                  <TableCell />
                </TableRow>
              </TableFooter>
            </RecordContextProvider>
          )}
        </Table>
      </TableContainer>
    </ResourceModelProvider>
  );
}
