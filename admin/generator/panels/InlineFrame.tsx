import { Paper, TableCell, TableRow } from '@mui/material';
import type { ReactNode } from 'react';
import { useInline } from './inline-context';

interface InlineFrameProps {
  /** The form of a stored record, or of a new one. */
  form?: 'stored' | 'new';
  children: ReactNode;
}

/** While a stored record is a long form, the form of a new one is hidden, with the values typed so far. */
export const ONE_LONG_FORM = { '&:has([data-form=stored]) [data-form=new]': { display: 'none' } } as const;

/** The place of a record across the columns of a table, or a card. */
export function InlineFrame({ form, children }: InlineFrameProps) {
  const { columns, isWide } = useInline();
  if (!isWide) {
    return (
      <Paper variant="outlined" data-form={form} sx={{ p: 1.5 }}>
        {children}
      </Paper>
    );
  }
  return (
    <TableRow data-form={form}>
      <TableCell colSpan={columns.length + 1} sx={{ py: 1 }}>
        {children}
      </TableCell>
    </TableRow>
  );
}
