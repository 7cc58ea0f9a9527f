import { TablePagination } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';

const usual = [25, 50, 100, 200];

interface ListPagesProps {
  withSizes?: boolean;
  /** Rows that fit on the screen, offered as a further choice. */
  fitting?: number;
  /** Called when the user chooses the number of rows per page. */
  onSize?: (rows: number) => void;
}

/** The range of shown rows, their total, pages, and rows per page; a capped total reads "more than". */
export function ListPages({ withSizes = false, fitting, onSize }: ListPagesProps) {
  const translate = useTranslate();
  const { page, perPage, total, meta, setPage, setPerPage, isPending } = useListContext();
  if (isPending || !total) return null;
  const isExact = meta?.totalExact !== false;
  const sizes = [...new Set([...usual, perPage, ...(fitting ? [fitting] : [])])].toSorted((one, other) => one - other);
  const lastPage = Math.ceil(total / perPage);
  return (
    <TablePagination
      component="div"
      count={total}
      page={Math.min(page, lastPage) - 1}
      rowsPerPage={perPage}
      rowsPerPageOptions={withSizes ? sizes : []}
      onPageChange={(_event, next) => setPage(next + 1)}
      onRowsPerPageChange={(event) => {
        onSize?.(Number(event.target.value));
        setPerPage(Number(event.target.value));
      }}
      labelRowsPerPage={null}
      labelDisplayedRows={({ from, to, count }) =>
        translate(isExact ? 'generator.pages.range' : 'generator.pages.moreThan', {
          from,
          to,
          total: isExact ? count : count - 1,
        })
      }
      getItemAriaLabel={(type) => translate(`generator.pages.${type}`)}
      slotProps={{
        actions: { previousButton: { size: 'small' }, nextButton: { size: 'small' } },
        toolbar: { variant: 'dense', disableGutters: true, sx: { minHeight: 'auto' } },
        select: { inputProps: { 'aria-label': translate('generator.pages.size') } },
      }}
      sx={{
        overflow: 'hidden',
        '& .MuiTablePagination-displayedRows': { m: 0, fontVariantNumeric: 'tabular-nums' },
        '& .MuiTablePagination-selectRoot': { m: 0, mr: 1 },
        '& .MuiTablePagination-select': { typography: 'body2', py: 0.5 },
        '& .MuiTablePagination-actions': { ml: 0.5 },
      }}
    />
  );
}
