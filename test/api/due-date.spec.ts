import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { dueAt } from '../../api/tickets/deadlines/due-date.js';
import {
  calendarOfSla,
  DEFAULT_CALENDAR,
  isWorkingDay,
  type ServiceCalendar,
  usualWorkEnd,
} from '../../api/tickets/deadlines/service-calendar.js';
import { afterServiceTime, endOfWorkingDay } from '../../api/tickets/deadlines/service-time.js';
import { TICKET_PRIORITIES, type TicketPriority } from '../../api/vocabulary/ticket.js';

const ZONE = 'Europe/Zurich';
const at = (local: string): Date =>
  new Date(Temporal.PlainDateTime.from(local).toZonedDateTime(ZONE).epochMilliseconds);
const local = (moment: Date | null): string | null =>
  moment &&
  Temporal.Instant.fromEpochMilliseconds(moment.getTime())
    .toZonedDateTimeISO(ZONE)
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' });

const SLA = { workDayStart: '08:00', workDayEnd: '17:00', onCallStart: '17:00', onCallEnd: '22:00' };
const ON_CALL = calendarOfSla(
  { ...SLA, onCallDays: ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] },
  ZONE,
  [],
);

const due = (
  priority: TicketPriority,
  submitted: string,
  given: { calendar?: ServiceCalendar; interventionHours?: number; preferredDate?: string | null } = {},
) =>
  local(
    dueAt({
      priority,
      submittedAt: at(submitted),
      calendar: DEFAULT_CALENDAR,
      interventionHours: 0,
      preferredDate: null,
      ...given,
    }),
  );

describe('the due date', () => {
  // 2026-11-20 is a Friday.
  const table: [string, TicketPriority, string, string, Parameters<typeof due>[2]?][] = [
    ['Fri 16:00, NORMAL', 'NORMAL', '2026-11-20T16:00', '2026-11-27T17:00'],
    ['Fri 18:00, one working day', 'WITHIN_1_WORKING_DAY', '2026-11-20T18:00', '2026-11-24T17:00'],
    ['Mon 16:00, four hours', 'WITHIN_4_HOURS', '2026-11-16T16:00', '2026-11-17T11:00'],
    ['Mon 15:30, same day', 'WITHIN_SAME_DAY', '2026-11-16T15:30', '2026-11-17T17:00'],
    ['Sat 10:00, 24 hours', 'WITHIN_24_HOURS', '2026-11-21T10:00', '2026-11-22T10:00'],

    ['Mon 15:00, same day', 'WITHIN_SAME_DAY', '2026-11-16T15:00', '2026-11-16T17:00'],
    ['Mon 05:00, same day', 'WITHIN_SAME_DAY', '2026-11-16T05:00', '2026-11-16T17:00'],
    ['Fri 15:01, same day', 'WITHIN_SAME_DAY', '2026-11-20T15:01', '2026-11-23T17:00'],
    ['Fri 20:00, same day', 'WITHIN_SAME_DAY', '2026-11-20T20:00', '2026-11-23T17:00'],
    ['Sat 10:00, same day', 'WITHIN_SAME_DAY', '2026-11-21T10:00', '2026-11-23T17:00'],

    ['Mon 05:00, one working day', 'WITHIN_1_WORKING_DAY', '2026-11-16T05:00', '2026-11-17T17:00'],
    ['Mon 17:00, one working day', 'WITHIN_1_WORKING_DAY', '2026-11-16T17:00', '2026-11-18T17:00'],
    ['Mon 09:00, HIGH', 'HIGH', '2026-11-16T09:00', '2026-11-17T17:00'],
    ['Mon 09:00, LOW', 'LOW', '2026-11-16T09:00', '2026-12-14T17:00'],
    ['Mon 09:00, three working days', 'WITHIN_3_WORKING_DAYS', '2026-11-16T09:00', '2026-11-19T17:00'],
    ['Mon 09:00, five working days', 'WITHIN_5_WORKING_DAYS', '2026-11-16T09:00', '2026-11-23T17:00'],
    ['Mon 09:00, ten working days', 'WITHIN_10_WORKING_DAYS', '2026-11-16T09:00', '2026-11-30T17:00'],
    ['Mon 09:00, twenty working days', 'WITHIN_20_WORKING_DAYS', '2026-11-16T09:00', '2026-12-14T17:00'],

    ['Mon 08:00, eight hours', 'WITHIN_8_HOURS', '2026-11-16T08:00', '2026-11-16T16:00'],
    ['Mon 08:00, ten hours', 'WITHIN_10_HOURS', '2026-11-16T08:00', '2026-11-17T09:00'],
    ['Mon 15:00, two hours', 'WITHIN_2_HOURS', '2026-11-16T15:00', '2026-11-16T17:00'],
    ['Sat 10:00, two hours', 'WITHIN_2_HOURS', '2026-11-21T10:00', '2026-11-23T10:00'],
    ['Mon 16:00, four hours, on call', 'WITHIN_4_HOURS', '2026-11-16T16:00', '2026-11-16T20:00', { calendar: ON_CALL }],
    [
      'Mon 16:00, eight hours, on call',
      'WITHIN_8_HOURS',
      '2026-11-16T16:00',
      '2026-11-17T15:00',
      { calendar: ON_CALL },
    ],
    ['Sat 10:00, two hours, on call', 'WITHIN_2_HOURS', '2026-11-21T10:00', '2026-11-21T19:00', { calendar: ON_CALL }],

    ['Mon 16:00, immediately', 'IMMEDIATELY', '2026-11-16T16:00', '2026-11-17T09:00'],
    ['Mon 16:00, immediately, on call', 'IMMEDIATELY', '2026-11-16T16:00', '2026-11-16T18:00', { calendar: ON_CALL }],
    [
      'Mon 16:00, immediately, intervention in 4 hours',
      'IMMEDIATELY',
      '2026-11-16T16:00',
      '2026-11-17T11:00',
      { interventionHours: 4 },
    ],

    ['a preferred Wed', 'PREFERRED_DATE', '2026-11-16T09:00', '2026-11-25T17:00', { preferredDate: '2026-11-25' }],
    ['a preferred Sun', 'PREFERRED_DATE', '2026-11-16T09:00', '2026-11-22T17:00', { preferredDate: '2026-11-22' }],
    ['today, at night', 'PREFERRED_DATE', '2026-11-16T21:00', '2026-11-16T21:00', { preferredDate: '2026-11-16' }],
  ];
  for (const [what, priority, submitted, expected, given] of table)
    it(`of ${what}, is ${expected}`, () => expect(due(priority, submitted, given)).toBe(expected));

  it('is open while a preferred date is missing', () => {
    expect(due('PREFERRED_DATE', '2026-11-16T09:00')).toBeNull();
  });

  it('skips holidays, on which on-call duty goes on', () => {
    const holidays = ['2026-12-25', '2026-12-28'];
    const quiet = { calendar: { ...DEFAULT_CALENDAR, holidays } };
    expect(due('WITHIN_1_WORKING_DAY', '2026-12-24T10:00', quiet)).toBe('2026-12-29T17:00');
    expect(due('WITHIN_4_HOURS', '2026-12-24T16:00', quiet)).toBe('2026-12-29T11:00');
    expect(due('WITHIN_4_HOURS', '2026-12-24T22:00', { calendar: { ...ON_CALL, holidays } })).toBe('2026-12-25T21:00');
    expect(due('PREFERRED_DATE', '2026-12-01T09:00', { ...quiet, preferredDate: '2026-12-25' })).toBe(
      '2026-12-25T17:00',
    );
    expect(isWorkingDay(quiet.calendar, '2026-12-25')).toBe(false);
    expect(isWorkingDay(quiet.calendar, '2026-12-24')).toBe(true);
    expect(isWorkingDay(quiet.calendar, '2026-12-26')).toBe(false);
  });

  it('counts clock hours that really pass when the clocks change', () => {
    expect(due('WITHIN_24_HOURS', '2026-03-28T12:00')).toBe('2026-03-29T13:00');
    expect(due('WITHIN_24_HOURS', '2026-10-24T12:00')).toBe('2026-10-25T11:00');
    expect(due('WITHIN_1_WORKING_DAY', '2026-03-27T10:00')).toBe('2026-03-30T17:00');
    expect(due('WITHIN_4_HOURS', '2026-10-23T16:00')).toBe('2026-10-26T11:00');
  });

  it('knows windows that run past midnight, several a day, and such that overlap', () => {
    const night: ServiceCalendar = {
      ...DEFAULT_CALENDAR,
      onCall: { MONDAY: [{ start: '16:00', end: '02:00' }], TUESDAY: [{ start: '00:00', end: '00:00' }] },
    };
    expect(due('WITHIN_4_HOURS', '2026-11-16T23:00', { calendar: night })).toBe('2026-11-17T03:00');
    expect(due('WITHIN_2_HOURS', '2026-11-17T01:30', { calendar: night })).toBe('2026-11-17T03:30');
    expect(due('WITHIN_2_HOURS', '2026-11-16T16:30', { calendar: night })).toBe('2026-11-16T18:30');
    const lunch: ServiceCalendar = {
      ...DEFAULT_CALENDAR,
      work: {
        MONDAY: [
          { start: '13:00', end: '17:30' },
          { start: '08:00', end: '12:00' },
        ],
      },
    };
    expect(due('WITHIN_2_HOURS', '2026-11-16T11:00', { calendar: lunch })).toBe('2026-11-16T14:00');
    expect(due('WITHIN_SAME_DAY', '2026-11-16T15:30', { calendar: lunch })).toBe('2026-11-16T17:30');
    expect(due('WITHIN_1_WORKING_DAY', '2026-11-16T12:30', { calendar: lunch })).toBe('2026-11-23T17:30');
    const shift: ServiceCalendar = { ...DEFAULT_CALENDAR, work: { FRIDAY: [{ start: '22:00', end: '06:00' }] } };
    expect(due('WITHIN_1_WORKING_DAY', '2026-11-21T03:00', { calendar: shift })).toBe('2026-11-28T06:00');
  });

  it('counts on call over the night that the clocks change', () => {
    const night: ServiceCalendar = { ...DEFAULT_CALENDAR, onCall: { SATURDAY: [{ start: '22:00', end: '06:00' }] } };
    expect(due('WITHIN_4_HOURS', '2026-03-28T20:00', { calendar: night })).toBe('2026-03-29T03:00');
    expect(due('WITHIN_4_HOURS', '2026-10-24T20:00', { calendar: night })).toBe('2026-10-25T02:00');
  });

  it('cannot be told by a calendar without service', () => {
    const never: ServiceCalendar = { ...DEFAULT_CALENDAR, work: {} };
    for (const priority of ['NORMAL', 'WITHIN_2_HOURS', 'WITHIN_SAME_DAY'] as const)
      expect(() => due(priority, '2026-11-16T09:00', { calendar: never })).toThrow(RangeError);
    expect(() => due('PREFERRED_DATE', '2026-11-16T09:00', { calendar: never, preferredDate: '2026-11-20' })).toThrow(
      RangeError,
    );
  });

  it('takes an SLA without on-call times as one without on-call duty', () => {
    const half = calendarOfSla({ ...SLA, onCallDays: ['MONDAY'], onCallEnd: null }, ZONE, []);
    const none = calendarOfSla({ ...SLA, onCallDays: ['MONDAY'], onCallStart: null }, ZONE, []);
    expect(half).toEqual(DEFAULT_CALENDAR);
    expect(none).toEqual(DEFAULT_CALENDAR);
    expect(ON_CALL.onCall.SUNDAY).toEqual([{ start: '17:00', end: '22:00' }]);
  });
});

describe('due dates in general', () => {
  const minute = 60_000;
  /** Moments around the years' ends and the changes of the clocks as much as any. */
  const moments = fc
    .integer({ min: at('2026-01-01T00:00').getTime() / minute, max: at('2028-01-01T00:00').getTime() / minute })
    .map((minutes) => new Date(minutes * minute));
  const clockChanges = fc
    .tuple(
      fc.constantFrom('2026-03-27', '2026-10-23', '2027-03-26', '2027-10-29'),
      fc.integer({ min: 0, max: 5 * 24 * 60 }),
    )
    .map(([day, minutes]) => new Date(at(`${day}T00:00`).getTime() + minutes * minute));
  const anyMoment = fc.oneof(moments, clockChanges);
  const calendars = fc.constantFrom<ServiceCalendar>(
    DEFAULT_CALENDAR,
    ON_CALL,
    { ...DEFAULT_CALENDAR, holidays: ['2026-12-25', '2027-01-01', '2027-03-26', '2027-03-29'] },
    {
      ...ON_CALL,
      onCall: { SATURDAY: [{ start: '20:00', end: '06:00' }], SUNDAY: [{ start: '00:00', end: '08:00' }] },
    },
    { ...DEFAULT_CALENDAR, zone: 'America/New_York' },
  );
  const priorities = fc.constantFrom(...TICKET_PRIORITIES);
  const dueOf = (priority: TicketPriority, submittedAt: Date, calendar: ServiceCalendar) =>
    dueAt({ priority, submittedAt, calendar, interventionHours: 3, preferredDate: '2027-06-01' })!.getTime();

  it('never lie before the submission', () => {
    fc.assert(
      fc.property(priorities, anyMoment, calendars, (priority, moment, calendar) => {
        expect(dueOf(priority, moment, calendar)).toBeGreaterThanOrEqual(moment.getTime());
      }),
    );
  });

  it('are never earlier for what is submitted later', () => {
    fc.assert(
      fc.property(
        priorities,
        anyMoment,
        fc.nat({ max: 7 * 24 * 60 }),
        calendars,
        (priority, moment, wait, calendar) => {
          const later = new Date(moment.getTime() + wait * minute);
          expect(dueOf(priority, later, calendar)).toBeGreaterThanOrEqual(dueOf(priority, moment, calendar));
        },
      ),
    );
  });

  it('in working days are the end of work on a working day', () => {
    fc.assert(
      fc.property(anyMoment, fc.integer({ min: 0, max: 20 }), (moment, n) => {
        const end = local(endOfWorkingDay(DEFAULT_CALENDAR, moment, n))!;
        expect(end.slice(11)).toBe('17:00');
        expect(isWorkingDay(DEFAULT_CALENDAR, end.slice(0, 10))).toBe(true);
      }),
    );
  });

  it('in service hours lie within working time, and hours add up', () => {
    fc.assert(
      fc.property(anyMoment, fc.integer({ min: 1, max: 1_200 }), fc.integer({ min: 1, max: 1_200 }), (moment, a, b) => {
        const after = (from: Date, minutes: number) =>
          afterServiceTime(DEFAULT_CALENDAR, from, minutes * minute, 'WORK');
        const end = local(after(moment, a))!;
        expect(end.slice(11) >= '08:00' && end.slice(11) <= '17:00').toBe(true);
        expect(isWorkingDay(DEFAULT_CALENDAR, end.slice(0, 10))).toBe(true);
        expect(after(after(moment, a), b)).toEqual(after(moment, a + b));
      }),
    );
  });

  it('come sooner, if anything, where somebody is on call', () => {
    fc.assert(
      fc.property(anyMoment, fc.constantFrom('WITHIN_2_HOURS', 'WITHIN_4_HOURS', 'IMMEDIATELY'), (moment, priority) => {
        expect(dueOf(priority, moment, ON_CALL)).toBeLessThanOrEqual(dueOf(priority, moment, DEFAULT_CALENDAR));
      }),
    );
  });

  it('for a preferred date keep the hour at which work ends in that season', () => {
    const end = (day: string) => local(new Date(usualWorkEnd(DEFAULT_CALENDAR, Temporal.PlainDate.from(day))));
    expect([end('2026-03-27'), end('2026-03-30')]).toEqual(['2026-03-27T17:00', '2026-03-30T17:00']);
  });
});
