import {
  type Active,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  KeyboardCode,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { Box, Paper, Typography } from '@mui/material';
import { useCallback, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { minuteOfDay, today } from '../../model/local-time';
import type { Appointment } from '../ticket/appointments/appointment';
import { cellOf, cellUnder, type Pulled, pulledBy, type Spot, spotOf } from './cells';
import { DayGrid, HOUR_WIDTH } from './DayGrid';
import { DayList } from './DayList';
import { minutesOf, movedBy, shownHours, timeOf, workOf } from './days';
import { keySteps } from './key-steps';
import { type Plan, PlanDialog } from './PlanDialog';
import { UnplannedOrders } from './UnplannedOrders';
import { useAnnouncements } from './use-announcements';
import type { Calendar } from './use-calendar';
import { type Placing, useMove } from './use-move';
import { useRefusals } from './use-refusals';
import { useTakeBack } from './use-take-back';
import { WeekGrid } from './WeekGrid';

const STEP_MINUTES = 15;
const rounded = (minutes: number) => Math.round(minutes / STEP_MINUTES) * STEP_MINUTES;

interface CalendarBoardProps {
  /** One day, or the days of a week. */
  days: readonly string[];
  /** A week or a day of people on a grid, or their day as a list. */
  view: 'week' | 'day' | 'list';
  /** Id of the group that is shown, empty for all. */
  group: string;
  calendar: Calendar;
}

/**
 * The appointments of people and, beside them, the orders without an appointment: the user moves cards by mouse, by
 * touch and by keyboard.
 */
export function CalendarBoard({ days, view, group, calendar }: CalendarBoardProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const offerUndo = useTakeBack();
  const { move, moving, question } = useMove(offerUndo);
  const [plan, setPlan] = useState<Plan>();
  const [taken, setTaken] = useState<Pulled>();
  const refusals = useRefusals(taken && (taken.appointment?.ticket ?? taken.order?.id));
  const isDay = view !== 'week';
  const { appointments, people, settings } = calendar;
  const shown = appointments.map((former) => ({ ...former, ...moving.get(former.id) }) as Appointment);
  // A week that has begun is planned from today on.
  const date = days.find((day) => day >= today()) ?? (days[0] as string);
  const work = workOf(settings);
  const { from } = shownHours(work, isDay ? shown.filter((moved) => moved.date === date) : []);
  /**
   * The times of a card that is dropped in the row of a day; in a week an appointment keeps its hours, and an order has
   * no times.
   */
  const timesAt = useCallback(
    (active: Active, { rect }: Spot) => {
      const put = active.rect.current.translated;
      if (!isDay || !put) return undefined;
      const start = rounded(from * 60 + ((put.left - rect.left) / HOUR_WIDTH) * 60);
      const { appointment } = pulledBy(active) ?? {};
      if (appointment) return movedBy(appointment, start - minutesOf(appointment.startTime));
      return { startTime: timeOf(Math.max(start, from * 60)) };
    },
    [isDay, from],
  );
  const announcements = useAnnouncements(people, refusals, timesAt);
  const indent = isDay ? ((minutesOf(work.start) - from * 60) / 60) * HOUR_WIDTH : 0;
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 5 } }),
    // A long press picks up the card, so that a swipe still scrolls.
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: keySteps({ isDay, date, indent }), keyboardCodes: KEYS }),
  );
  const dropped = ({ active, collisions }: DragEndEvent) => {
    setTaken(undefined);
    const spot = spotOf(collisions);
    const cell = spot && cellOf(spot);
    const pulled = pulledBy(active);
    if (!spot || !cell || !pulled) return;
    const refusal = refusals.get(cell.person);
    if (refusal) {
      const name = people.find(({ id }) => id === cell.person)?.name;
      const reason = translate(`enums.attendeeRefusal.${refusal}`);
      notify('calendar.refused', { type: 'warning', messageArgs: { name, reason } });
      return;
    }
    const times = timesAt(active, spot);
    const start = times?.startTime ?? pulled.appointment?.startTime;
    const chosen = { ...pulled, ...cell, from: start === undefined ? undefined : minutesOf(start) };
    const { appointment } = pulled;
    if (!appointment) return setPlan(chosen);
    const to = changesTo(appointment, { ...cell, ...times });
    if (Object.keys(to).length === 0) return;
    if (isPast({ ...appointment, ...to }) && !isPast(appointment)) setPlan(chosen);
    else void move(appointment, to);
  };
  const parts = { calendar, appointments: shown };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={cellUnder}
      onDragStart={({ active }) => setTaken(pulledBy(active))}
      onDragCancel={() => setTaken(undefined)}
      onDragEnd={dropped}
      accessibility={{ announcements, screenReaderInstructions: { draggable: translate('calendar.instructions') } }}
    >
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          // The rows and the orders scroll by themselves; a list grows with its content.
          ...(view !== 'list' && {
            flex: '1 1 0',
            minHeight: (theme) => theme.spacing(60),
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 15rem' },
            gridTemplateRows: { xs: 'minmax(0, 3fr) minmax(0, 2fr)', md: 'minmax(0, 1fr)' },
          }),
        }}
      >
        {view === 'list' && <DayList day={date} {...parts} />}
        {view === 'day' && <DayGrid day={date} {...parts} refusals={refusals} />}
        {view === 'week' && <WeekGrid days={days} {...parts} refusals={refusals} />}
        <UnplannedOrders group={group} isPlanning={plan !== undefined} onPlan={(order) => setPlan({ order, date })} />
      </Box>
      <DragOverlay dropAnimation={null}>{taken && <TakenCard {...taken} />}</DragOverlay>
      {question}
      {plan && <PlanDialog plan={plan} calendar={calendar} onPlanned={offerUndo} onClose={() => setPlan(undefined)} />}
    </DndContext>
  );
}

/** Enter opens a card; only Space picks it up. */
const KEYS = {
  start: [KeyboardCode.Space],
  cancel: [KeyboardCode.Esc],
  end: [KeyboardCode.Space, KeyboardCode.Enter],
};

/** The card that is being dragged, above all content that scrolls. */
function TakenCard({ appointment, order }: Pulled) {
  return (
    <Paper elevation={6} sx={{ px: 1, py: 0.5, cursor: 'grabbing' }}>
      <Typography variant="body2" noWrap>
        {appointment?.title ?? order?.title}
      </Typography>
    </Paper>
  );
}

const isPast = ({ date, startTime }: Pick<Appointment, 'date' | 'startTime'>) =>
  date < today() || (date === today() && minutesOf(startTime) < minuteOfDay());

/** The values of a placing that differ from the present ones of the appointment. */
const changesTo = (appointment: Appointment, placing: Placing): Placing =>
  Object.fromEntries(Object.entries(placing).filter(([name, value]) => value !== appointment[name]));
