import Close from '@mui/icons-material/Close';
import { Box, IconButton, Link, Skeleton, Tooltip } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { Panel } from '../../../generator/home/Panel';
import { PanelFailure, PanelNote } from '../../../generator/home/PanelNote';
import type { FilterValues } from '../../../model/filters';
import { FigureChart } from '../../search/figures/FigureChart';
import { type FigureChoice, figureIn, searchAddress } from '../../search/figures/figure';
import { useKeptFigures } from '../../search/figures/kept-figures';
import { useFigure, useFigures } from '../../search/figures/use-figure';

/** The figures that the user has put on their dashboard, with their present values. */
export default function KeptFigures() {
  const { kept, remove } = useKeptFigures();
  const { data: figures } = useFigures();
  if (!figures) return null;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        pt: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      {kept.map((filter) => {
        const choice = figureIn(filter);
        return (
          choice && (
            <KeptFigure key={JSON.stringify(filter)} filter={filter} choice={choice} onRemove={() => remove(filter)} />
          )
        );
      })}
    </Box>
  );
}

function KeptFigure({
  filter,
  choice,
  onRemove,
}: {
  filter: FilterValues;
  choice: FigureChoice;
  onRemove: () => void;
}) {
  const translate = useTranslate();
  const { data: figures } = useFigures();
  const declared = figures?.find(({ name }) => name === choice.name);
  const { data, error, refetch } = useFigure(filter, choice, declared);
  const title = translate(`figures.name.${choice.name}`);
  const removal = translate('figures.remove', { name: title });
  return (
    <Panel
      title={title}
      aside={
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Link
            component={RouterLink}
            to={searchAddress(filter)}
            variant="body2"
            aria-label={`${translate('figures.show')}: ${title}`}
          >
            {translate('figures.show')}
          </Link>
          <Tooltip title={removal}>
            <IconButton size="small" aria-label={removal} onClick={onRemove}>
              <Close fontSize="inherit" />
            </IconButton>
          </Tooltip>
        </Box>
      }
    >
      {error ? (
        <PanelFailure error={error} onRetry={() => void refetch()} />
      ) : declared ? (
        <Box
          sx={{ p: 2, minHeight: 160, maxHeight: 420, overflow: 'auto' }}
          tabIndex={0}
          role="group"
          aria-label={title}
        >
          {data ? <FigureChart answer={data} as={choice.as} /> : <Skeleton variant="rounded" height={160} />}
        </Box>
      ) : (
        <PanelNote text={translate('figures.unknown')} />
      )}
    </Panel>
  );
}
