import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import type { ReactNode } from 'react';
import { RecordContextProvider, useTranslate } from 'react-admin';
import { isNumeric } from '../../model/alignment';
import type { FieldModel } from '../../model/resource-model';
import { ResourceModelProvider, useResourceModel } from '../resource-model-context';

interface EmbeddedListFieldProps {
  field: FieldModel;
  rows: object[];
  /** Renders one value of the item in the record context. */
  children: (column: FieldModel) => ReactNode;
}

/** The items of an embedded list as a small table; overrides are meant for fields of the record, not of its items. */
export function EmbeddedListField({ field, rows, children }: EmbeddedListFieldProps) {
  const translate = useTranslate();
  const { model } = useResourceModel();
  const columns = field.items ?? [];
  return (
    <ResourceModelProvider value={{ model, override: {} }}>
      <TableContainer tabIndex={0} role="region" aria-label={translate(field.label, { _: field.label })}>
        <Table size="small">
          <TableHead>
            <TableRow>
              {columns.map((column) => (
                <TableCell key={column.name} align={isNumeric(column) ? 'right' : 'left'}>
                  {translate(column.label, { _: column.label })}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((row, index) => (
              <RecordContextProvider key={index} value={{ id: index, ...row }}>
                <TableRow>
                  {columns.map((column) => (
                    <TableCell key={column.name} align={isNumeric(column) ? 'right' : 'left'}>
                      {children(column)}
                    </TableCell>
                  ))}
                </TableRow>
              </RecordContextProvider>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </ResourceModelProvider>
  );
}
