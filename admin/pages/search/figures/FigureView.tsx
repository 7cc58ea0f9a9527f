import QueryStatsOutlined from '@mui/icons-material/QueryStatsOutlined';
import { Box, Paper, Stack, Typography } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';
import { Collapsible } from '../../../components/Collapsible';
import { EmptyState } from '../../../components/EmptyState';
import { FailureNotice } from '../../../components/FailureNotice';
import { PageSkeleton } from '../../../components/PageSkeleton';
import { FigureChart } from './FigureChart';
import { FigureControls } from './FigureControls';
import { FigureTable } from './FigureTable';
import { type FigureChoice, figureQuery, withFigure } from './figure';
import { KeepFigureButton } from './KeepFigureButton';
import { useFigure, useFigures } from './use-figure';

/**
 * A figure of the tickets that the search finds: explained, as a chart with its table; each number links to its
 * tickets.
 */
export default function FigureView({ choice }: { choice: FigureChoice }) {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const { data: figures, error: unknown, refetch: askAgain } = useFigures();
  const declared = figures?.find(({ name }) => name === choice.name);
  const { data, error, isPending, refetch } = useFigure(filterValues, choice, declared);
  if (unknown) return <FailureNotice error={unknown} onRetry={() => void askAgain()} />;
  if (!figures) return <PageSkeleton rows={8} />;
  const change = (next: FigureChoice) => setFilters(withFigure(filterValues, next), []);
  // The address of a figure may come from a user with more rights than the reader.
  if (!declared) return <EmptyState icon={QueryStatsOutlined} title={translate('figures.unknown')} text="" />;
  const canCompare = 'period' in figureQuery(filterValues, choice, declared.moment);
  return (
    <>
      <FigureControls figures={figures} declared={declared} choice={choice} canCompare={canCompare} onChange={change} />
      <Paper variant="outlined" component="section" aria-labelledby="figure-name" sx={{ p: 2 }}>
        <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ alignItems: 'flex-start', gap: 1, pb: 1 }}>
          <Box sx={{ flex: 1 }}>
            <Typography id="figure-name" variant="h3" component="h2">
              {translate(`figures.name.${choice.name}`)}
            </Typography>
            <Typography variant="body2" color="text.secondary" sx={{ maxWidth: '80ch' }}>
              {translate(`figures.text.${choice.name}`)}
            </Typography>
          </Box>
          <KeepFigureButton filter={filterValues} />
        </Stack>
        {error ? (
          <FailureNotice error={error} onRetry={() => void refetch()} />
        ) : isPending || !data ? (
          <PageSkeleton rows={6} />
        ) : data.total.count === 0 ? (
          <EmptyState
            icon={QueryStatsOutlined}
            title={translate('figures.none')}
            text={translate('figures.noneText')}
          />
        ) : (
          <>
            <FigureChart answer={data} as={choice.as} />
            {choice.as !== 'table' && (
              <Box sx={{ pt: 1 }}>
                <Collapsible label={translate('figures.asTable')}>
                  <FigureTable answer={data} />
                </Collapsible>
              </Box>
            )}
          </>
        )}
      </Paper>
    </>
  );
}
