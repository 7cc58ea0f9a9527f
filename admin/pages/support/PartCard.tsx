import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import { Alert, Card, CardContent, Link, Stack, Typography, useTheme } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { FactList } from '../../components/FactList';
import { useFormat } from '../../providers/use-format';
import { Tag } from '../../theme/chips/Tag';
import type { PartOfInstallation } from './support';

/** The address that helps with a problem of a part. */
const ways: Record<string, string> = { JOBS_FAILED: 'jobs', MAILS_FAILED: 'mails', ERP_DISTURBED: 'connections' };

/** One part of the installation: its condition, its facts, and the advised action. */
export function PartCard({ part }: { part: PartOfInstallation }) {
  const translate = useTranslate();
  const format = useFormat();
  const { condition, problem, facts, checkedAt } = part;
  const way = problem && ways[problem];
  return (
    <Card component="section" aria-label={translate(`support.health.part.${part.part}`)} sx={{ height: '100%' }}>
      <CardContent component={Stack} spacing={1.5}>
        <Stack direction="row" spacing={1} sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
          <Typography variant="h3" component="h2">
            {translate(`support.health.part.${part.part}`, { _: part.part })}
          </Typography>
          <ConditionTag condition={condition} />
        </Stack>
        {problem && (
          <Alert severity={condition === 'DOWN' ? 'error' : 'warning'} variant="outlined">
            {translate(`support.health.problems.${part.part}.${problem}`, {
              _: translate(`support.health.problems.${problem}`, { _: problem }),
            })}
            {way && (
              <Link
                component={RouterLink}
                to={`/admin/support/${way}`}
                underline="always"
                color="inherit"
                sx={{ ml: 0.5 }}
              >
                {translate(`support.parts.${way}`)}
              </Link>
            )}
          </Alert>
        )}
        <Facts facts={facts ?? {}} />
        <Typography variant="caption" color="text.secondary">
          {translate('support.health.checked', { time: format.time(new Date(checkedAt)), ms: part.tookMs })}
        </Typography>
      </CardContent>
    </Card>
  );
}

function Facts({ facts }: { facts: NonNullable<PartOfInstallation['facts']> }) {
  const translate = useTranslate();
  const format = useFormat();
  const adapter = (value: string) =>
    translate(`support.health.adapters.${value}`, { _: translate(`enums.erpAdapter.${value}`, { _: value }) });
  const words = (name: string, value: string | number | null) => {
    if (value === null) return '–';
    if (name === 'adapter') return String(value).split(', ').map(adapter).join(', ');
    if (name.endsWith('Ms')) return `${format.number(Number(value))}\u00a0ms`;
    if (typeof value === 'number') return format.number(value);
    return /^\d{4}-\d\d-\d\dT/.test(value) ? format.moment(value) : value;
  };
  return (
    <FactList
      facts={Object.entries(facts).map(([name, value]) => [
        translate(`support.health.facts.${name}`, { _: name }),
        words(name, value as string | number | null),
      ])}
    />
  );
}

const icons = { UP: CheckCircleOutlined, WARNING: WarningAmberOutlined, DOWN: ErrorOutlineOutlined };

/** The condition of a part of the installation: in words, with an icon and a colour. */
function ConditionTag({ condition }: Pick<PartOfInstallation, 'condition'>) {
  const translate = useTranslate();
  const { state, deadline } = useTheme().palette;
  const tones = { UP: state.ORDER_COMPLETED, WARNING: deadline.warning, DOWN: deadline.overdue };
  return <Tag tone={tones[condition]} icon={icons[condition]} label={translate(`enums.condition.${condition}`)} />;
}
