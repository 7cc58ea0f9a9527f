import { Paper, Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { isNumeric } from '../../model/alignment';
import type { FieldModel } from '../../model/resource-model';
import { FieldValue } from '../fields/FieldValue';
import { useResourceModel } from '../resource-model-context';
import { ONE_LONG_FORM } from './InlineFrame';
import { useInline } from './inline-context';

interface InlineTableProps {
  /** The text in place of rows. */
  none?: string;
  /** The column whose sum stands below the rows, in the record of the context. */
  summed?: FieldModel;
  totalText: string;
  rows: ReactNode;
  /** The row of a new record. */
  next: ReactNode;
}

/** Inline rows below their head, their sum, and the row of a new record. */
export function InlineTable({ none, summed, totalText, rows, next }: InlineTableProps) {
  const translate = useTranslate();
  const { model } = useResourceModel();
  const { columns, isLong } = useInline();
  const before = summed ? columns.indexOf(summed) : -1;
  return (
    <TableContainer component={Paper} variant="outlined">
      <Table
        size="small"
        sx={{ ...(isLong && ONE_LONG_FORM), '& td, & th': { px: 1 }, '& tr:last-of-type td': { borderBottom: 0 } }}
      >
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <TableCell
                key={column.name}
                align={isNumeric(column) ? 'right' : 'left'}
                sx={{ whiteSpace: 'nowrap', width: column.name === model.title ? '100%' : undefined }}
              >
                {translate(column.label, { _: column.name })}
              </TableCell>
            ))}
            <TableCell aria-label={translate('generator.columns.actions')} />
          </TableRow>
        </TableHead>
        <TableBody>
          {none && (
            <TableRow>
              <TableCell colSpan={columns.length + 1} sx={{ color: 'text.secondary' }}>
                {none}
              </TableCell>
            </TableRow>
          )}
          {rows}
          {summed && !none && (
            <TableRow sx={{ '& td': { typography: 'subtitle2', color: 'text.primary' } }}>
              {before > 0 && <TableCell colSpan={before}>{totalText}</TableCell>}
              <TableCell align="right">
                <FieldValue field={summed} dense />
              </TableCell>
              <TableCell colSpan={columns.length - before} />
            </TableRow>
          )}
          {next}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
