import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { newCycle } from '../../api/tickets/deadlines/clock-cycle.js';
import { segmentsOf, stateOf } from '../../api/tickets/deadlines/clock-segments.js';
import type { Pause } from '../../api/tickets/deadlines/pauses.js';
import { DEFAULT_CALENDAR, type ServiceCalendar } from '../../api/tickets/deadlines/service-calendar.js';
import { serviceTimeBetween } from '../../api/tickets/deadlines/service-time.js';
import { type Clock, type ClockTerms, clocksOf, pendingReminders } from '../../api/tickets/deadlines/sla-clocks.js';
import { WEEKDAYS } from '../../api/vocabulary/standard-codes.js';
import { type PauseReason, TICKET_PRIORITIES, type TicketPriority } from '../../api/vocabulary/ticket.js';

/** The long check sets `VSD_CLOCK_RUNS=5000`; fewer runs find a fault as well, and are quick. */
const RUNS = Number(process.env.VSD_CLOCK_RUNS ?? 400);
const ZONE = 'Europe/Zurich';
const at = (local: string): Date =>
  new Date(Temporal.PlainDateTime.from(local).toZonedDateTime(ZONE).epochMilliseconds);
const local = (moment: Date | null): string | null =>
  moment &&
  Temporal.Instant.fromEpochMilliseconds(moment.getTime())
    .toZonedDateTimeISO(ZONE)
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' });

const ON_CALL: ServiceCalendar = {
  ...DEFAULT_CALENDAR,
  onCall: Object.fromEntries(WEEKDAYS.map((day) => [day, [{ start: '17:00', end: '22:00' }]])),
};

interface Case {
  readonly priority: TicketPriority;
  readonly submittedAt: Date;
  readonly calendar?: ServiceCalendar;
  readonly pauses?: readonly Pause[];
}

const TERMS: ClockTerms = {
  calendar: DEFAULT_CALENDAR,
  interventionHours: 0,
  onSiteHours: 0,
  pausesFor: ['WAIT_CUSTOMER'],
};

const cycleOf = (submittedAt: Date, pauses: readonly Pause[] = [], reason: PauseReason = 'WAIT_CUSTOMER') => ({
  ...newCycle(submittedAt),
  pauses: pauses.map(({ from, to }) => ({ from: from.toISOString(), to: to?.toISOString() ?? null, reason })),
});

const dueClock = ({ priority, submittedAt, calendar = DEFAULT_CALENDAR, pauses }: Case): Clock =>
  clocksOf(
    { type: 'TICKET', priority, preferredDate: '2026-11-25', hasLocation: false },
    { ...TERMS, calendar },
    cycleOf(submittedAt, pauses),
    submittedAt,
  )[0] as Clock;

const dueOf = (given: Case): Date => dueClock(given).target as Date;

describe('a due date after pauses', () => {
  /** Moments are `day of November 2026` and `time`; 16 is a Monday. Pauses are `from/to`, an open pause has no end. */
  const table: [string, TicketPriority, string, string, string | null, ServiceCalendar?][] = [
    ['8 h, a pause within the day', 'WITHIN_8_HOURS', '16T08:00', '16T10:00/16T12:00', '17T09:00'],
    ['8 h, a pause over the night', 'WITHIN_8_HOURS', '16T08:00', '16T15:00/17T09:00', '17T10:00'],
    ['8 h, a pause of a night alone', 'WITHIN_8_HOURS', '16T10:00', '16T17:00/17T08:00', '17T09:00'],
    ['8 h, a pause behind the deadline', 'WITHIN_8_HOURS', '16T08:00', '16T16:00/18T16:00', '16T16:00'],
    ['8 h, a pause that goes on: none until it ends', 'WITHIN_8_HOURS', '16T08:00', '16T10:00/', null],
    ['8 h, a pause that goes on and began too late', 'WITHIN_8_HOURS', '16T08:00', '17T10:00/', '16T16:00'],
    [
      '8 h, two pauses, the second within what the first has added',
      'WITHIN_8_HOURS',
      '16T08:00',
      '16T10:00/16T12:00 16T16:30/17T08:30',
      '17T10:00',
    ],
    ['one working day, a pause of a day', 'WITHIN_1_WORKING_DAY', '16T09:00', '16T12:00/17T12:00', '18T17:00'],
    ['one working day, a pause over the weekend', 'WITHIN_1_WORKING_DAY', '19T09:00', '20T16:00/23T09:00', '23T10:00'],
    ['24 h, a pause of any three hours', 'WITHIN_24_HOURS', '21T10:00', '21T20:00/21T23:00', '22T13:00'],
    ['2 h on call, a pause in the evening', 'WITHIN_2_HOURS', '16T17:00', '16T18:00/16T20:00', '16T21:00', ON_CALL],
    [
      '8 h, where the evening on call counts nothing',
      'WITHIN_8_HOURS',
      '16T10:00',
      '16T16:00/16T21:00',
      '17T10:00',
      ON_CALL,
    ],
    ['a preferred day', 'PREFERRED_DATE', '16T09:00', '24T09:00/24T10:00', '26T09:00'],
  ];
  const inNovember = (moment: string) => `2026-11-${moment}`;
  it.each(table)('%s', (_title, priority, submitted, pauses, expected, calendar = DEFAULT_CALENDAR) => {
    const times = pauses.split(' ').map((pause) => {
      const [from = '', to] = pause.split('/');
      return { from: at(inNovember(from)), to: to ? at(inNovember(to)) : null };
    });
    const due = dueOf({
      priority,
      submittedAt: at(inNovember(submitted)),
      pauses: times,
      calendar,
    });
    expect(local(due)).toBe(expected && inNovember(expected));
  });
});

/** Random times are whole minutes, so that a count minute by minute is exact. */
const MINUTE = 60_000;
const DAY_MINUTES = 24 * 60;
const FIRST = Date.UTC(2026, 0, 1);
const LAST = Date.UTC(2028, 6, 1);

interface WallClock {
  readonly date: string;
  readonly dayBefore: string;
  /** Monday is 0. */
  readonly weekday: number;
  /** Minutes since midnight. */
  readonly minute: number;
}

/** The wall clock at the beginning of every hour; the zone is always whole hours from UTC. */
const HOURS: readonly WallClock[] = Array.from({ length: (LAST - FIRST) / (60 * MINUTE) }, (_, index) => {
  const moment = Temporal.Instant.fromEpochMilliseconds(FIRST + index * 60 * MINUTE).toZonedDateTimeISO(ZONE);
  const date = moment.toPlainDate();
  return {
    date: date.toString(),
    dayBefore: date.subtract({ days: 1 }).toString(),
    weekday: moment.dayOfWeek - 1,
    minute: moment.hour * 60,
  };
});

type Windows = ServiceCalendar['work'];
const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** The minutes of each weekday that its windows cover, and those of the next day, past midnight. */
const coverOf = (windows: Windows) =>
  WEEKDAYS.map((day) => {
    const cover = { today: new Uint8Array(DAY_MINUTES), tomorrow: new Uint8Array(DAY_MINUTES) };
    for (const { start, end } of windows[day] ?? []) {
      const pastMidnight = end <= start;
      // No field holds 24:00: the last minute of a window until 23:59 belongs to it.
      const isWhole = pastMidnight || end === '23:59';
      cover.today.fill(1, minuteOf(start), isWhole ? DAY_MINUTES : minuteOf(end));
      if (pastMidnight) cover.tomorrow.fill(1, 0, minuteOf(end));
    }
    return cover;
  });

/** Whether a minute is service time, computed from the wall clock alone. */
function servedBy({ work, onCall, holidays }: ServiceCalendar, withOnCall: boolean): (index: number) => boolean {
  const [working, calling] = [coverOf(work), coverOf(onCall)];
  const free = new Set(holidays);
  return (index) => {
    const { date, dayBefore, weekday, minute: hour } = HOURS[Math.floor(index / 60)] as WallClock;
    const minute = hour + (index % 60);
    const yesterday = (weekday + 6) % 7;
    const covers = (cover: ReturnType<typeof coverOf>, isFree: (day: string) => boolean) =>
      (cover[weekday]?.today[minute] === 1 && !isFree(date)) ||
      (cover[yesterday]?.tomorrow[minute] === 1 && !isFree(dayBefore));
    return covers(working, (day) => free.has(day)) || (withOnCall && covers(calling, () => false));
  };
}

const WITH_ON_CALL: readonly TicketPriority[] = ['IMMEDIATELY', 'WITHIN_2_HOURS', 'WITHIN_4_HOURS'];

/** The deadline, computed minute by minute. */
function slowly({ priority, submittedAt, calendar = DEFAULT_CALENDAR, pauses = [] }: Case): Date {
  const serves = servedBy(calendar, WITH_ON_CALL.includes(priority));
  const counts = (index: number) => priority === 'WITHIN_24_HOURS' || serves(index);
  const indexOf = (moment: Date) => (moment.getTime() - FIRST) / MINUTE;
  const begin = indexOf(submittedAt);
  const first = indexOf(dueOf({ priority, submittedAt, calendar }));
  let left = 0;
  for (let index = begin; index < first; index += 1) if (counts(index)) left += 1;
  const still = pauses.flatMap(({ from, to }) => (to === null ? [] : [[indexOf(from), indexOf(to)] as const]));
  const stands = (index: number) => still.some(([from, to]) => index >= from && index < to);
  for (let index = begin; ; index += 1) {
    if (left === 0) return new Date(FIRST + index * MINUTE);
    if (counts(index) && !stands(index)) left -= 1;
  }
}

describe('due dates after pauses in general', () => {
  const times = fc
    .integer({ min: 0, max: DAY_MINUTES - 1 })
    // Times that the clocks skip or repeat are no time at which work begins or ends.
    .map((minute) => (minute > 120 && minute < 180 ? 120 : minute))
    .map((minute) => [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':'));
  const windows = fc.record({ start: times, end: times });
  const weeks = (most: number) =>
    fc
      .array(fc.tuple(fc.constantFrom(...WEEKDAYS), windows), { minLength: 0, maxLength: most })
      .map((list) =>
        Object.fromEntries(WEEKDAYS.map((day) => [day, list.filter(([of]) => of === day).map(([, one]) => one)])),
      );
  // With a quarter of an hour at least, so that no deadline lies beyond the years that are looked through.
  const wide = windows.filter(({ start, end }) => (minuteOf(end) - minuteOf(start) + DAY_MINUTES) % DAY_MINUTES >= 15);
  const someWork = fc
    .tuple(weeks(8), wide)
    .map(([week, one]) => ({ ...week, WEDNESDAY: [...(week.WEDNESDAY ?? []), one] }));
  const holidays = fc.subarray(['2026-04-06', '2026-12-25', '2027-01-01', '2027-03-26', '2027-03-29', '2027-08-02']);
  const calendars: fc.Arbitrary<ServiceCalendar> = fc.record({
    zone: fc.constant(ZONE),
    work: someWork,
    onCall: weeks(3),
    holidays,
  });
  // Around the changes of the clocks of both years as often as at any other time.
  const begins = fc.oneof(
    fc.integer({ min: 0, max: 365 * DAY_MINUTES }),
    fc
      .tuple(
        fc.constantFrom('2026-03-27', '2026-10-23', '2027-03-26', '2027-10-29'),
        fc.integer({ min: 0, max: 4 * DAY_MINUTES }),
      )
      .map(([day, minutes]) => (at(`${day}T00:00`).getTime() - FIRST) / MINUTE + minutes),
  );
  const histories = fc.record({
    priority: fc.constantFrom(...TICKET_PRIORITIES.filter((priority) => priority !== 'PREFERRED_DATE')),
    begin: begins,
    calendar: calendars,
    gaps: fc.array(fc.tuple(fc.integer({ min: 0, max: 3_000 }), fc.integer({ min: 0, max: 4_500 })), { maxLength: 5 }),
  });
  const caseOf = ({
    begin,
    gaps,
    ...given
  }: Omit<Case, 'submittedAt' | 'pauses'> & { begin: number; gaps: [number, number][] }): Case => {
    const moment = (index: number) => new Date(FIRST + index * MINUTE);
    let reached = begin;
    const pauses = gaps.map(([wait, lasts]) => {
      const from = reached + wait;
      reached = from + lasts;
      return { from: moment(from), to: moment(reached) };
    });
    return { ...given, submittedAt: moment(begin), pauses };
  };

  it('are those that one finds minute by minute', () => {
    fc.assert(
      fc.property(histories, (history) => {
        const given = caseOf(history);
        expect(local(dueOf(given))).toBe(local(slowly(given)));
      }),
      { numRuns: RUNS },
    );
  });

  it('are never earlier than without them, nor by a longer pause', () => {
    fc.assert(
      fc.property(histories, fc.integer({ min: 1, max: 3_000 }), (history, more) => {
        const given = caseOf(history);
        const without = dueOf({ ...given, pauses: [] });
        const due = dueOf(given);
        expect(due.getTime()).toBeGreaterThanOrEqual(without.getTime());
        const last = given.pauses?.at(-1);
        if (!last?.to) return;
        const longer = [
          ...(given.pauses ?? []).slice(0, -1),
          { from: last.from, to: new Date(last.to.getTime() + more * MINUTE) },
        ];
        expect(dueOf({ ...given, pauses: longer }).getTime()).toBeGreaterThanOrEqual(due.getTime());
      }),
      { numRuns: RUNS / 2 },
    );
  });

  it('count together with the pauses as much as the calendar has, in stretches without gaps', () => {
    fc.assert(
      fc.property(histories, fc.integer({ min: 0, max: 60 * DAY_MINUTES }), (history, later) => {
        const given = caseOf(history);
        const clock = dueClock(given);
        const { calendar = DEFAULT_CALENDAR, submittedAt } = given;
        const now = new Date(submittedAt.getTime() + later * MINUTE);
        const segments = segmentsOf(clock, calendar, now);
        const end = new Date(Math.min(now.getTime(), (clock.target ?? now).getTime()));
        const between = (from: Date, to: Date) => serviceTimeBetween(calendar, from, to, clock.counting);
        const counted = segments.filter(({ counts }) => counts).map(({ from, to }) => to.getTime() - from.getTime());
        const paused = segments
          .filter(({ reason }) => reason === 'WAIT_CUSTOMER')
          .map(({ from, to }) => between(from, to));
        const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);
        expect(sum(counted) + sum(paused)).toBe(between(submittedAt, end));
        const edges = segments.flatMap(({ from, to }) => [from.getTime(), to.getTime()]);
        expect(edges.slice(1, -1)).toEqual(edges.slice(1, -1).map((_, at) => edges[at % 2 === 0 ? at + 2 : at]));
        if (segments.length > 0) expect([edges[0], edges.at(-1)]).toEqual([submittedAt.getTime(), end.getTime()]);
      }),
      { numRuns: RUNS },
    );
  });
});

describe('the clocks of a ticket', () => {
  const agreed: ClockTerms = { ...TERMS, interventionHours: 4, onSiteHours: 8 };
  const monday = at('2026-11-16T08:00');
  const incident = { type: 'INCIDENT', priority: 'NORMAL', preferredDate: null, hasLocation: true } as const;
  const named = (clocks: readonly Clock[], name: string) => clocks.find(({ clock }) => clock === name) as Clock;
  const times = (clock: Clock) => clock.marks.map((mark) => [mark.percent, local(mark.at)]);

  it('are those for which hours are agreed', () => {
    const of = (terms: Partial<ClockTerms>, ticket: object = {}) =>
      clocksOf({ ...incident, ...ticket }, { ...TERMS, ...terms }, newCycle(monday), monday).map(({ clock }) => clock);
    expect(of({})).toEqual(['DUE']);
    expect(of({ interventionHours: 4 })).toEqual(['REACTION', 'DUE']);
    expect(of({ interventionHours: 4, onSiteHours: 8 })).toEqual(['REACTION', 'ON_SITE', 'DUE']);
    expect(of({ onSiteHours: 8 }, { hasLocation: false })).toEqual(['DUE']);
    expect(of({ onSiteHours: 8 }, { type: 'TICKET' })).toEqual(['DUE']);
    expect(of({ onSiteHours: 8 }, { type: 'ORDER' })).toEqual(['ON_SITE', 'DUE']);
  });

  it('have their marks at three quarters and at the whole of their time', () => {
    const clocks = clocksOf(incident, agreed, newCycle(monday), monday);
    expect(times(named(clocks, 'REACTION'))).toEqual([
      [75, '2026-11-16T11:00'],
      [100, '2026-11-16T12:00'],
    ]);
    expect(times(named(clocks, 'ON_SITE'))).toEqual([
      [75, '2026-11-16T14:00'],
      [100, '2026-11-16T16:00'],
    ]);
    expect(times(named(clocks, 'DUE'))).toEqual([
      [75, '2026-11-20T12:30'],
      [100, '2026-11-23T17:00'],
    ]);
  });

  it('stand still for the customer but for the reaction, and for third parties not at all', () => {
    const pause = [{ from: at('2026-11-16T10:00'), to: null }];
    const targets = (reason: PauseReason) =>
      clocksOf(incident, agreed, cycleOf(monday, pause, reason), monday).map(({ clock, target }) => [
        clock,
        local(target),
      ]);
    expect(targets('WAIT_CUSTOMER')).toEqual([
      ['REACTION', '2026-11-16T12:00'],
      ['ON_SITE', null],
      ['DUE', null],
    ]);
    expect(targets('WAIT_THIRD_PARTY')).toEqual([
      ['REACTION', '2026-11-16T12:00'],
      ['ON_SITE', '2026-11-16T16:00'],
      ['DUE', '2026-11-23T17:00'],
    ]);
  });

  it('move on site to a later day that the customer wants, and keep what was agreed', () => {
    const { target, agreedTarget } = named(
      clocksOf({ ...incident, preferredDate: '2026-11-20' }, agreed, newCycle(monday), monday),
      'ON_SITE',
    );
    expect([local(target), local(agreedTarget)]).toEqual(['2026-11-20T17:00', '2026-11-16T16:00']);
    const earlier = clocksOf(
      { ...incident, preferredDate: '2026-11-16' },
      { ...agreed, onSiteHours: 20 },
      newCycle(monday),
      monday,
    );
    expect(named(earlier, 'ON_SITE').agreedTarget).toBeNull();
  });

  it('are met when they stop in time, missed when they do not, and stop where the work is done', () => {
    const after = (stopped: string) => new Date(at(stopped).getTime() + 1);
    const done = { from: at('2026-11-16T12:00'), to: null };
    const states = (cycle: Parameters<typeof clocksOf>[2], now: Date) =>
      clocksOf(incident, agreed, cycle, now).map((clock) => stateOf(clock, now));
    expect(states(newCycle(monday), at('2026-11-16T12:00'))).toEqual(['RUNNING', 'RUNNING', 'RUNNING']);
    expect(states(newCycle(monday), after('2026-11-16T12:00'))).toEqual(['BREACHED', 'RUNNING', 'RUNNING']);
    const reacted = { ...newCycle(monday), reactedAt: at('2026-11-16T11:00').toISOString() };
    expect(states(reacted, after('2026-11-16T16:00'))).toEqual(['MET', 'BREACHED', 'RUNNING']);
    expect(states(cycleOf(monday, [done], 'WORK_COMPLETED'), at('2026-12-24T12:00'))).toEqual(['MET', 'MET', 'MET']);
    expect(states(cycleOf(monday, [{ from: at('2026-11-16T09:00'), to: null }]), at('2026-12-24T12:00'))).toEqual([
      'BREACHED',
      'PAUSED',
      'PAUSED',
    ]);
  });

  it.each<[string, Partial<ClockTerms>, object]>([
    ['a longer priority', {}, { priority: 'LOW' }],
    ['longer times', { interventionHours: 40, onSiteHours: 80 }, {}],
    ['no times', { interventionHours: 0, onSiteHours: 0 }, {}],
  ])('stay met and missed under %s', (_what, terms, ticket) => {
    const targets = {
      REACTION: at('2026-11-16T12:00').toISOString(),
      ON_SITE: at('2026-11-16T16:00').toISOString(),
      DUE: at('2026-11-23T17:00').toISOString(),
    };
    const reacted = { ...newCycle(monday), targets, reactedAt: at('2026-11-16T11:00').toISOString() };
    const now = at('2026-11-24T08:00');
    const clocks = clocksOf({ ...incident, ...ticket }, { ...agreed, ...terms }, reacted, now);
    expect(clocks.map((clock) => [clock.clock, stateOf(clock, now), clock.target?.toISOString()])).toEqual([
      ['REACTION', 'MET', targets.REACTION],
      ['ON_SITE', 'BREACHED', targets.ON_SITE],
      ['DUE', 'BREACHED', targets.DUE],
    ]);
    const before = clocksOf({ ...incident, ...ticket }, { ...agreed, ...terms }, reacted, at('2026-11-16T15:00'));
    expect(before.filter(({ target }) => target?.toISOString() === targets.ON_SITE)).toHaveLength(
      'onSiteHours' in terms ? 0 : 1,
    );
  });

  it('were not missed where the target passed while the work was done', () => {
    const pauses = [{ from: at('2026-11-17T12:00'), to: at('2026-11-25T12:00') }];
    const cycle = {
      ...cycleOf(monday, pauses, 'WORK_COMPLETED'),
      targets: { DUE: at('2026-11-23T17:00').toISOString() },
    };
    const due = named(clocksOf(incident, agreed, cycle, at('2026-11-25T12:00')), 'DUE');
    expect(due.target?.getTime()).toBeGreaterThan(at('2026-11-25T12:00').getTime());
  });

  it('go on after rework, by the time that was left', () => {
    const cycle = cycleOf(monday, [{ from: at('2026-11-17T12:00'), to: at('2026-11-18T12:00') }], 'WORK_COMPLETED');
    expect(local(named(clocksOf(incident, agreed, cycle, at('2026-11-18T12:00')), 'DUE').target)).toBe(
      '2026-11-24T17:00',
    );
  });

  it('await each mark until it was told, and none of a clock that has stopped', () => {
    const cycle = { ...newCycle(monday), reactedAt: at('2026-11-16T09:00').toISOString() };
    const clocks = clocksOf(incident, agreed, cycle, monday);
    const awaited = (marks: { clock: 'ON_SITE' | 'DUE'; percent: number; toldAt: string }[]) =>
      pendingReminders(clocks, { ...cycle, marks }).map(({ clock, percent }) => `${clock} ${percent}`);
    expect(awaited([])).toEqual(['ON_SITE 75', 'ON_SITE 100', 'DUE 75', 'DUE 100']);
    expect(awaited([{ clock: 'ON_SITE', percent: 75, toldAt: '' }])).toEqual(['ON_SITE 100', 'DUE 75', 'DUE 100']);
  });

  it('await the end that passed before they stopped', () => {
    const cycle = { ...newCycle(monday), reactedAt: at('2026-11-16T13:00').toISOString() };
    const clocks = clocksOf(incident, { ...agreed, onSiteHours: 0 }, cycle, at('2026-11-16T13:00'));
    const awaited = pendingReminders(clocks, cycle);
    expect(awaited.map(({ clock, percent, isOver }) => [clock, percent, isOver])).toEqual([
      ['REACTION', 100, true],
      ['DUE', 75, false],
      ['DUE', 100, false],
    ]);
  });

  it('explain nights and holidays', () => {
    const calendar = { ...DEFAULT_CALENDAR, holidays: ['2026-11-17'] };
    const clocks = clocksOf(incident, { ...agreed, calendar, interventionHours: 12 }, newCycle(monday), monday);
    const told = segmentsOf(named(clocks, 'REACTION'), calendar, at('2026-11-18T09:00'));
    expect(told.map(({ from, to, counts, reason }) => [local(from), local(to), counts, reason])).toEqual([
      ['2026-11-16T08:00', '2026-11-16T17:00', true, 'WORK'],
      ['2026-11-16T17:00', '2026-11-17T00:00', false, 'OFF_HOURS'],
      ['2026-11-17T00:00', '2026-11-18T00:00', false, 'HOLIDAY'],
      ['2026-11-18T00:00', '2026-11-18T08:00', false, 'OFF_HOURS'],
      ['2026-11-18T08:00', '2026-11-18T09:00', true, 'WORK'],
    ]);
  });
});
