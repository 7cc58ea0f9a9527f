import CalendarMonthOutlined from '@mui/icons-material/CalendarMonthOutlined';
import ChevronLeftOutlined from '@mui/icons-material/ChevronLeftOutlined';
import ChevronRightOutlined from '@mui/icons-material/ChevronRightOutlined';
import {
  Box,
  Button,
  Skeleton,
  Stack,
  type Theme,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
  useMediaQuery,
} from '@mui/material';
import { useTranslate } from 'react-admin';
import { EmptyState } from '../../components/EmptyState';
import { IconAction } from '../../components/IconAction';
import { LoadFailure } from '../../components/LoadFailure';
import { PageHeader } from '../../components/PageHeader';
import { useSmallScreen } from '../../components/use-small-screen';
import { dayFrom, today } from '../../model/local-time';
import { presentParameters, useAddressParameters } from '../../providers/use-address-parameters';
import { useFormat } from '../../providers/use-format';
import { GroupFilter } from '../dashboard/GroupFilter';
import { CalendarBoard } from './CalendarBoard';
import { weekNumber, weekOf } from './days';
import { useCalendar } from './use-calendar';

/** The view, the day and the group that an address selects. */
const shownBy = (query: URLSearchParams, isSmall: boolean) => ({
  isDay: (query.get('view') ?? (isSmall ? 'day' : 'week')) === 'day',
  date: query.get('date') ?? today(),
  group: query.get('group') ?? '',
});

/** The appointments of people: a week or a day of a group, in which the desk moves appointments. */
export default function CalendarPage() {
  const translate = useTranslate();
  const format = useFormat();
  const [query, show] = useAddressParameters();
  const isSmall = useSmallScreen();
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const { date, group, ...asked } = shownBy(query, isSmall);
  const isDay = isPhone || asked.isDay;
  const days = isDay ? [date] : weekOf(date);
  const { data, error, isPending, refetch } = useCalendar(days, group);
  const step = (direction: 1 | -1) => {
    const now = shownBy(presentParameters(), isSmall);
    show({ date: dayFrom(now.date, direction * (isPhone || now.isDay ? 1 : 7)) });
  };
  const range = isDay ? format.longDay(date) : `${format.day(days[0])} – ${format.day(days.at(-1))}`;
  return (
    <>
      <PageHeader title={translate('calendar.title')} />
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center', mb: 2 }}>
        <Button variant="outlined" onClick={() => show({ date: '' })}>
          {translate('calendar.today')}
        </Button>
        <IconAction icon={ChevronLeftOutlined} label={translate('calendar.earlier')} onClick={() => step(-1)} />
        <IconAction icon={ChevronRightOutlined} label={translate('calendar.later')} onClick={() => step(1)} />
        <Typography component="h2" variant="h3" aria-live="polite" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {range}
        </Typography>
        <Typography color="text.secondary">{translate('calendar.weekNumber', { week: weekNumber(date) })}</Typography>
        <Box sx={{ flex: 1 }} />
        <GroupFilter label={translate('dashboard.group')} value={group} onChange={(id) => show({ group: id })} />
        {!isPhone && (
          <ToggleButtonGroup
            exclusive
            size="small"
            value={isDay ? 'day' : 'week'}
            aria-label={translate('calendar.view')}
            onChange={(_event, chosen: string | null) => chosen && show({ view: chosen })}
          >
            <ToggleButton value="day">{translate('calendar.day')}</ToggleButton>
            <ToggleButton value="week">{translate('calendar.week')}</ToggleButton>
          </ToggleButtonGroup>
        )}
      </Stack>
      {error && <LoadFailure what="appointments" error={error} onRetry={() => refetch()} />}
      {isPending && !error && <Skeleton variant="rounded" sx={{ height: (theme) => theme.spacing(40) }} />}
      {data?.people.length === 0 && (
        <EmptyState
          icon={CalendarMonthOutlined}
          title={translate('calendar.nobody')}
          text={translate('calendar.nobodyText')}
        />
      )}
      {data && data.people.length > 0 && (
        <CalendarBoard days={days} view={isPhone ? 'list' : isDay ? 'day' : 'week'} group={group} calendar={data} />
      )}
    </>
  );
}
