import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import { Box, Skeleton, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useFormat } from '../../../providers/use-format';
import { issueAddress } from '../issue-address';
import { Panel } from '../Panel';
import { type Dashboard, type Figure, type FigureName, figureNames } from '../use-dashboard';

/** Props of the figures. */
interface FiguresProps {
  figures?: Dashboard['figures'];
  /** Names of the figures in this order; figures that the server leaves out do not appear. */
  names?: readonly FigureName[];
}

/** The figures of the overview; each links to exactly the counted tickets (design, Dashboard). */
export function Figures({ figures, names = figureNames }: FiguresProps) {
  const translate = useTranslate();
  const shown = names.filter((name) => !figures || figures[name]);
  return (
    <Panel title={translate('dashboard.figures.title')}>
      <Box component="ul" sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', m: 0, p: 1, listStyle: 'none' }}>
        {shown.map((name) => (
          <li key={name}>
            <Tile name={name} figure={figures?.[name]} />
          </li>
        ))}
      </Box>
    </Panel>
  );
}

function Tile({ name, figure }: { name: FigureName; figure?: Figure }) {
  const translate = useTranslate();
  const format = useFormat();
  if (!figure) return <Skeleton variant="rounded" height={56} sx={{ m: 1 }} />;
  const { count, exact, filter } = figure;
  const isAlarm = name === 'overdue' && count > 0;
  return (
    <Box
      component={Link}
      to={issueAddress(filter)}
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
        {name === 'overdue' && count === 0 && <CheckCircleOutlined aria-hidden fontSize="small" color="success" />}
      </Typography>
      <Typography variant="body2" component="span" color="text.secondary" sx={{ display: 'block' }}>
        {translate(`dashboard.figures.${name}`)}
      </Typography>
    </Box>
  );
}
