import Close from '@mui/icons-material/Close';
import { Box, Link, Skeleton } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { IconAction } from '../../../components/IconAction';
import { Panel } from '../../../generator/home/Panel';
import { PanelFailure, PanelNote } from '../../../generator/home/PanelNote';
import type { Home } from '../../../generator/home/use-home';
import type { FilterValues } from '../../../model/filters';
import { FigureChart } from '../../search/figures/FigureChart';
import { type FigureChoice, figureIn, searchAddress } from '../../search/figures/figure';
import { useKeptFigures } from '../../search/figures/kept-figures';
import { useFigure, useFigures } from '../../search/figures/use-figure';

/** The figures of saved queries, and those that the user has put on their dashboard, with their present values. */
export default function KeptFigures({ saved }: Readonly<{ saved: Home['savedFigures'] }>) {
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
      {saved.map(({ id, title, filter }) => (
        <KeptFigure key={id} filter={filter} title={title} />
      ))}
      {kept.map((filter) => (
        <KeptFigure key={JSON.stringify(filter)} filter={filter} onRemove={() => remove(filter)} />
      ))}
    </Box>
  );
}

interface KeptFigureProps {
  filter: FilterValues;
  /** Name of a saved query; without it the figure has its own name. */
  title?: string;
  onRemove?: () => void;
}

function KeptFigure({ filter, title: saved, onRemove }: KeptFigureProps) {
  const translate = useTranslate();
  const { data: figures } = useFigures();
  const choice = figureIn(filter) as FigureChoice;
  const declared = figures?.find(({ name }) => name === choice.name);
  const { data, error, refetch } = useFigure(filter, choice, declared);
  const title = saved ?? translate(`figures.name.${choice.name}`);
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
          {onRemove && (
            <IconAction icon={Close} label={translate('figures.remove', { name: title })} onClick={onRemove} />
          )}
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
