import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { listAddress } from '../../model/list-address';
import { useApplication } from '../../providers/application';
import { useFormat } from '../../providers/use-format';
import { Panel } from './Panel';
import type { Home, HomeFigure } from './use-home';

/** The numbers of the dashboard (`as: 'figure'`); each links to exactly the counted records (design, Dashboard). */
export function HomeFigures({ figures }: Pick<Home, 'figures'>) {
  const translate = useTranslate();
  return (
    <Panel title={translate('dashboard.figures.title')}>
      <Box component="ul" sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', m: 0, p: 1, listStyle: 'none' }}>
        {Object.entries(figures).map(([name, figure]) => (
          <li key={name}>
            <Tile name={name} figure={figure} />
          </li>
        ))}
      </Box>
    </Panel>
  );
}

function Tile({ name, figure: { resource, count, exact, filter, alarm } }: { name: string; figure: HomeFigure }) {
  const translate = useTranslate();
  const format = useFormat();
  const { models } = useApplication();
  const isAlarm = alarm && count > 0;
  const route = models.find(({ path }) => path === resource)?.route ?? resource;
  return (
    <Box
      component={Link}
      to={listAddress(route, { filter })}
      sx={{
        display: 'block',
        px: 1,
        py: 0.75,
        borderRadius: 1,
        color: 'inherit',
        textDecoration: 'none',
        '&:hover': { bgcolor: 'action.hover' },
      }}
    >
      <Typography
        className="tabular"
        variant="h1"
        component="span"
        color={isAlarm ? 'error.main' : 'text.primary'}
        sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}
      >
        {exact ? format.number(count) : translate('dashboard.moreThan', { count: count - 1 })}
        {isAlarm && <ErrorOutlineOutlined aria-hidden fontSize="small" />}
        {alarm && count === 0 && <CheckCircleOutlined aria-hidden fontSize="small" color="success" />}
      </Typography>
      <Typography variant="body2" component="span" color="text.secondary" sx={{ display: 'block' }}>
        {translate(`resources.${resource}.views.${name}`)}
      </Typography>
    </Box>
  );
}
