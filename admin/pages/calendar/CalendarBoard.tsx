import {
  type Active,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { Box } from '@mui/material';
import { useCallback, useState } from 'react';
import { useTranslate } from 'react-admin';
import { today } from '../../model/local-time';
import type { Appointment } from '../ticket/appointments/appointment';
import { cellOf, cellUnder, pulledBy, type Spot, spotOf } from './cells';
import { DayGrid, HOUR_WIDTH } from './DayGrid';
import { freeHour, hourFrom, minutesOf, movedBy, shownHours, workOf } from './days';
import { keySteps } from './key-steps';
import { type Plan, PlanDialog } from './PlanDialog';
import { UnplannedOrders } from './UnplannedOrders';
import { useAnnouncements } from './use-announcements';
import type { Calendar } from './use-calendar';
import { type Placing, useMove } from './use-move';
import { useTakeBack } from './use-take-back';
import { WeekGrid } from './WeekGrid';

const STEP_MINUTES = 15;
const rounded = (minutes: number) => Math.round(minutes / STEP_MINUTES) * STEP_MINUTES;

interface CalendarBoardProps {
  /** One day, or those of a week. */
  days: readonly string[];
  isDay: boolean;
  /** Id of the group that is shown, empty for all. */
  group: string;
  calendar: Calendar;
}

/** Who is where, and beside it what nobody does yet: cards are taken and put by mouse, by touch and by keyboard. */
export function CalendarBoard({ days, isDay, group, calendar }: CalendarBoardProps) {
  const translate = useTranslate();
  const offerUndo = useTakeBack();
  const { move, moving, question } = useMove(offerUndo);
  const [plan, setPlan] = useState<Plan>();
  const { appointments, people, settings } = calendar;
  const shown = appointments.map((one) => ({ ...one, ...moving.get(one.id) }) as Appointment);
  // A week that has begun goes on today.
  const date = days.find((day) => day >= today()) ?? (days[0] as string);
  const work = workOf(settings);
  // Estimated by post codes, the way is told by the question that comes where it is too short.
  const travel = settings?.plansTravel ? (settings.travelMinutes ?? 0) : 0;
  const { from } = shownHours(work, isDay ? shown.filter((one) => one.date === date) : []);
  /** From when on a card would be that is let go in the row of a day; in a week its hours stay what they are. */
  const timesAt = useCallback(
    (active: Active, { rect }: Spot) => {
      const put = active.rect.current.translated;
      if (!isDay || !put) return undefined;
      const start = from * 60 + ((put.left - rect.left) / HOUR_WIDTH) * 60;
      const { appointment } = pulledBy(active) ?? {};
      if (!appointment) return hourFrom(Math.max(rounded(start), from * 60));
      return movedBy(appointment, rounded(start - minutesOf(appointment.startTime)));
    },
    [isDay, from],
  );
  const announcements = useAnnouncements(people, timesAt);
  const indent = isDay ? ((minutesOf(work.start) - from * 60) / 60) * HOUR_WIDTH : 0;
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 5 } }),
    // A moment's hold takes the card, so that a swipe still scrolls.
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: keySteps({ isDay, date, indent }) }),
  );
  const dropped = ({ active, collisions }: DragEndEvent) => {
    const spot = spotOf(collisions);
    const cell = spot && cellOf(spot);
    if (!spot || !cell) return;
    const { appointment, order } = pulledBy(active) ?? {};
    const times = timesAt(active, spot);
    if (order) {
      const own = shown.filter((one) => one.person === cell.person && one.date === cell.date);
      setPlan({ order, at: { ...cell, ...(times ?? freeHour(work.start, own, travel)) } });
    }
    if (!appointment) return;
    const to = changesTo(appointment, { ...cell, ...times });
    if (Object.keys(to).length > 0) void move(appointment, to);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={cellUnder}
      onDragEnd={dropped}
      accessibility={{ announcements, screenReaderInstructions: { draggable: translate('calendar.instructions') } }}
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
            <DayGrid day={date} calendar={calendar} appointments={shown} />
          ) : (
            <WeekGrid days={days} calendar={calendar} appointments={shown} />
          )}
        </Box>
        <UnplannedOrders
          group={group}
          isPlanning={plan !== undefined}
          onPlan={(order) => setPlan({ order, at: { date, ...freeHour(work.start, []) } })}
        />
      </Box>
      {question}
      {plan && <PlanDialog plan={plan} onPlanned={offerUndo} onClose={() => setPlan(undefined)} />}
    </DndContext>
  );
}

/** What of a place is another one than where the appointment stands. */
const changesTo = (appointment: Appointment, place: Placing): Placing =>
  Object.fromEntries(Object.entries(place).filter(([name, value]) => value !== appointment[name]));
