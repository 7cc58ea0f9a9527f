import { Box } from '@mui/material';
import { lazy, Suspense } from 'react';
import { useListContext } from 'react-admin';
import { PageSkeleton } from '../../../components/PageSkeleton';
import { figureIn } from './figure';

const FigureView = lazy(() => import('./FigureView'));

const useChoice = () => figureIn(useListContext().filterValues);

/** Whether the search shows a figure instead of its tickets. */
export const useIsFigure = (): boolean => useChoice() !== undefined;

/** The figure in the place of the tickets; it scrolls in their frame. */
export function Figure() {
  const choice = useChoice();
  return (
    choice && (
      <Box sx={{ overflow: 'auto', minHeight: 0 }}>
        <Suspense fallback={<PageSkeleton rows={8} />}>
          <FigureView choice={choice} />
        </Suspense>
      </Box>
    )
  );
}
