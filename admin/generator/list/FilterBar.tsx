import { Box } from '@mui/material';
import { useListContext } from 'react-admin';
import { BulkBar } from './BulkBar';
import { ColumnsMenu } from './ColumnsMenu';
import { ExportButton } from './ExportButton';
import { FilterControls } from './FilterControls';
import { ListPages } from './ListPages';
import { QueryMenu } from './QueryMenu';

/** The line above the rows: search and filters, or the actions for selected rows, and the actions of the list. */
export function FilterBar({ isWide }: { isWide: boolean }) {
  const { selectedIds } = useListContext();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5, pb: 1 }}>
      {selectedIds?.length ? <BulkBar /> : <FilterControls />}
      <Box sx={{ ml: 'auto', display: 'flex', alignItems: 'center', gap: 0.5 }}>
        {isWide ? <ColumnsMenu /> : <QueryMenu />}
        <ExportButton />
        {isWide && <ListPages withSizes />}
      </Box>
    </Box>
  );
}
