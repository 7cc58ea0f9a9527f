import {
  DndContext,
  type DragEndEvent,
  type DroppableContainer,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import CalendarMonthOutlined from '@mui/icons-material/CalendarMonthOutlined';
import ChevronLeftOutlined from '@mui/icons-material/ChevronLeftOutlined';
import ChevronRightOutlined from '@mui/icons-material/ChevronRightOutlined';
import {
  Box,
  Button,
  IconButton,
  Skeleton,
  Stack,
  ToggleButton,
  ToggleButtonGroup,
  Tooltip,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router';
import { EmptyState } from '../../components/EmptyState';
import { LoadFailure } from '../../components/LoadFailure';
import { PageHeader } from '../../components/PageHeader';
import { useSmallScreen } from '../../components/use-small-screen';
import { today } from '../../model/local-time';
import { useFormat } from '../../providers/use-format';
import { GroupFilter } from '../dashboard/GroupFilter';
import type { Appointment } from '../ticket/appointments/appointment';
import type { Ticket } from '../ticket/model/ticket';
import { DayGrid, HOUR_WIDTH } from './DayGrid';
import { freeHour, movedBy, plusDays, shownHours, timeOf, weekOf } from './days';
import { type Plan, PlanDialog } from './PlanDialog';
import { UnplannedOrders } from './UnplannedOrders';
import { useCalendar } from './use-calendar';
import { useKeySteps } from './use-key-steps';
import { type Placing, useMove } from './use-move';
import { WeekGrid } from './WeekGrid';

const STEP_MINUTES = 15;

/** Who is where and when: a week or a day of a group, in which the desk moves appointments. */
export default function CalendarPage() {
  const translate = useTranslate();
  const format = useFormat();
  const [query, setQuery] = useSearchParams();
  const isSmall = useSmallScreen();
  const view = query.get('view') ?? (isSmall ? 'day' : 'week');
  const date = query.get('date') ?? today();
  const group = query.get('group') ?? '';
  const days = view === 'day' ? [date] : weekOf(date);
  const { data, error, isPending, refetch } = useCalendar(days, group);
  const { move, moving, question } = useMove();
  const [plan, setPlan] = useState<Plan>();
  const isDay = view === 'day';
  const coordinates = useKeySteps(isDay);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 5 } }),
    // A moment's hold takes the card, so that a swipe still scrolls.
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: coordinates }),
  );
  const show = (changes: Record<string, string>) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) value ? next.set(name, value) : next.delete(name);
        return next;
      },
      { replace: true },
    );
  const step = isDay ? 1 : 7;
  // A week that has begun goes on today.
  const firstDay = days.find((day) => day >= today()) ?? date;
  const workStart = data?.settings?.workDayStart ?? '08:00';
  const workEnd = data?.settings?.workDayEnd ?? '17:00';
  const of = (person: string, day: string) =>
    (data?.appointments ?? []).filter((one) => one.person === person && one.date === day);
  /** Where an order is put: in a day at the quarter of an hour at which it was let go, in a week at the first free hour. */
  const planned = (order: Ticket, place: { person: string; date: string }, left: number | undefined) => {
    const own = (data?.appointments ?? []).filter((one) => one.date === place.date);
    const { from } = shownHours({ start: workStart, end: workEnd }, own);
    const minutes = from * 60 + Math.round(((left ?? 0) / HOUR_WIDTH) * (60 / STEP_MINUTES)) * STEP_MINUTES;
    const start = Math.min(Math.max(minutes, 0), 23 * 60 - 1);
    const time = isDay
      ? { startTime: timeOf(start), endTime: timeOf(start + 60) }
      : freeHour(workStart, of(place.person, place.date));
    setPlan({ order, at: { ...place, ...time } });
  };
  const dropped = ({ active, collisions, delta }: DragEndEvent) => {
    const { appointment, order } = (active.data.current ?? {}) as { appointment?: Appointment; order?: Ticket };
    // `over` follows a moment after what is seen: whoever lets go at once would find the card in the cell before.
    const cell = collisions?.[0]?.data?.droppableContainer as DroppableContainer | undefined;
    const place = cell?.data.current as { person: string; date: string } | undefined;
    if (order && place) {
      const [to, put] = [cell?.rect.current, active.rect.current.translated];
      planned(order, place, to && put ? put.left - to.left : undefined);
    }
    if (!appointment || !place) return;
    const minutes = isDay ? Math.round((delta.x / HOUR_WIDTH) * (60 / STEP_MINUTES)) * STEP_MINUTES : 0;
    const to: Placing = {
      ...(place.person !== appointment.person && { person: place.person }),
      ...(place.date !== appointment.date && { date: place.date }),
      ...(minutes !== 0 && movedBy(appointment, minutes)),
    };
    if (Object.keys(to).length > 0) void move(appointment, to);
  };
  const shown = (data?.appointments ?? []).map((one) => ({ ...one, ...moving.get(one.id) }) as Appointment);
  const range = isDay ? format.longDay(date) : `${format.day(days[0])} – ${format.day(days.at(-1))}`;
  return (
    <>
      <PageHeader title={translate('calendar.title')} />
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center', mb: 2 }}>
        <Button variant="outlined" onClick={() => show({ date: '' })}>
          {translate('calendar.today')}
        </Button>
        <Tooltip title={translate('calendar.earlier')}>
          <IconButton aria-label={translate('calendar.earlier')} onClick={() => show({ date: plusDays(date, -step) })}>
            <ChevronLeftOutlined />
          </IconButton>
        </Tooltip>
        <Tooltip title={translate('calendar.later')}>
          <IconButton aria-label={translate('calendar.later')} onClick={() => show({ date: plusDays(date, step) })}>
            <ChevronRightOutlined />
          </IconButton>
        </Tooltip>
        <Typography component="h2" variant="h3" aria-live="polite" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {range}
        </Typography>
        <Box sx={{ flex: 1 }} />
        <GroupFilter label={translate('dashboard.group')} value={group} onChange={(id) => show({ group: id })} />
        <ToggleButtonGroup
          exclusive
          size="small"
          value={view}
          aria-label={translate('calendar.view')}
          onChange={(_event, chosen: string | null) => chosen && show({ view: chosen })}
        >
          <ToggleButton value="day">{translate('calendar.day')}</ToggleButton>
          <ToggleButton value="week">{translate('calendar.week')}</ToggleButton>
        </ToggleButtonGroup>
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
        <DndContext
          sensors={sensors}
          onDragEnd={dropped}
          accessibility={{ screenReaderInstructions: { draggable: translate('calendar.instructions') } }}
        >
          <Box
            sx={{
              display: 'grid',
              gap: 2,
              alignItems: 'start',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 15rem' },
            }}
          >
            {/* It stays in sight beside a long list. */}
            <Box sx={{ position: { lg: 'sticky' }, top: (theme) => theme.spacing(10), minWidth: 0 }}>
              {isDay ? (
                <DayGrid day={date} calendar={data} appointments={shown} />
              ) : (
                <WeekGrid days={days} calendar={data} appointments={shown} />
              )}
            </Box>
            <UnplannedOrders
              group={group}
              onPlan={(order) => setPlan({ order, at: { date: firstDay, ...freeHour(workStart, []) } })}
            />
          </Box>
        </DndContext>
      )}
      {question}
      {plan && <PlanDialog plan={plan} onClose={() => setPlan(undefined)} />}
    </>
  );
}
