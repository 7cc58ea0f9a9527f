import {
  Paper,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TablePagination,
  TableRow,
} from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { FailureNotice } from '../../components/FailureNotice';
import type { DataImport, ImportedRow, ImportOutcome } from './import';
import { RowOutcome } from './RowOutcome';
import { ROWS, useImportRows } from './use-import';

interface RowsTableProps {
  data: DataImport;
  outcome: ImportOutcome | undefined;
}

/** The rows of the table in the order of the file, with the outcome of each row, and each problem on its cell. */
export function RowsTable({ data, outcome }: RowsTableProps) {
  const translate = useTranslate();
  const [page, setPage] = useState(0);
  const { data: found, error, refetch } = useImportRows(data, outcome, page);
  if (error) return <FailureNotice error={error} onRetry={() => void refetch()} />;
  return (
    <Paper variant="outlined">
      <TableContainer sx={{ maxHeight: '60dvh' }}>
        <Table size="small" stickyHeader>
          <TableHead>
            <TableRow>
              <TableCell align="right">{translate('imports.row')}</TableCell>
              <TableCell>{translate('imports.outcome')}</TableCell>
              {data.columns.map(({ title }, index) => (
                <TableCell key={index}>
                  {title || translate('imports.columns.untitled', { number: index + 1 })}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {(found?.rows ?? []).map((row) => (
              <TableRow key={row.number}>
                <TableCell align="right">{row.number}</TableCell>
                <TableCell sx={{ minWidth: 180 }}>
                  <RowOutcome row={row} path={data.target} />
                </TableCell>
                {data.columns.map(({ field }, index) => (
                  <TableCell key={index} sx={{ ...markOf(row, field), maxWidth: 240, overflowWrap: 'break-word' }}>
                    {row.cells[index]}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      {(found?.total ?? 0) > ROWS && (
        <TablePagination
          component="div"
          count={found?.total ?? 0}
          page={page}
          rowsPerPage={ROWS}
          rowsPerPageOptions={[ROWS]}
          onPageChange={(_event, next) => setPage(next)}
          labelDisplayedRows={({ from, to, count }) => translate('imports.page', { from, to, count })}
          getItemAriaLabel={(direction) => translate(`imports.pages.${direction}`)}
        />
      )}
    </Paper>
  );
}

/** Style of a cell: red for a problem, bold for a change of a stored value, pale for a cell that the import ignores. */
function markOf({ problems, changes }: ImportedRow, field: string | null | undefined) {
  if (!field) return { color: 'text.disabled' };
  if (problems.some((problem) => problem.field === field))
    return { color: 'error.main', fontWeight: 'fontWeightMedium' };
  return changes.includes(field) ? { fontWeight: 'fontWeightMedium' } : {};
}
