import { Temporal } from 'temporal-polyfill';
import { isInOrder, momentsOf } from '../../api/appointments/record/appointment-times.js';
import { daysInCalendar } from '../../api/masterdata/holidays/calendar-file.js';
import { calendarOfSla, DEFAULT_CALENDAR, workSpans } from '../../api/tickets/deadlines/service-calendar.js';
import { afterServiceTime, endOfWorkingDay, serviceTimeBetween } from '../../api/tickets/deadlines/service-time.js';
import { WEEKDAYS } from '../../api/vocabulary/standard-codes.js';
import { codesOf } from '../support/records.js';
import { useDesk, useTicketWorld } from '../support/use-desk.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const always = (start: string, end: string) =>
  calendarOfSla(
    {
      workDayStart: start,
      workDayEnd: end,
      onCallDays: [],
      onCallStart: null,
      onCallEnd: null,
      weekPlan: WEEKDAYS.map((weekday) => ({ weekday, start, end })),
    },
    'Europe/Zurich',
    [],
  );

/** Every quarter of an hour of the two days on which the clocks of Zurich change, and of one on which they do not. */
const DAYS = ['2027-03-28', '2027-10-31', '2027-06-15'];
const TIMES = Array.from({ length: 20 }, (_, quarter) =>
  [Math.floor(quarter / 4), (quarter % 4) * 15].map((part) => String(part).padStart(2, '0')).join(':'),
);

describe('an appointment on a day on which the clocks change', () => {
  const desk = useDesk();
  const world = useTicketWorld(desk);

  it.each([
    ['02:30', '03:15', 422],
    ['02:00', '02:45', 201],
    ['02:45', '03:00', 422],
    ['01:30', '02:30', 201],
    ['02:59', '03:58', 422],
    ['02:30', '03:30', 201],
    ['03:00', '03:15', 201],
  ])('from %s to %s in the night without two o’clock answers %d', async (startTime, endTime, status) => {
    const { id } = await world.inWork();
    const sent = { title: 'Nacht', date: '2027-03-28', startTime, endTime, confirm: ['APPOINTMENT_CONFLICT'] };
    const { body } = await desk.as('agent').post(`v1/tickets/${id}/appointments`).send(sent).expect(status);
    if (status === 422) expect(codesOf(body)).toEqual([['/endTime', 'END_BEFORE_START']]);
    else expect(Date.parse(body.endsAt)).toBeGreaterThanOrEqual(Date.parse(body.startsAt));
  });

  it.each(DAYS)('of %s never ends before it starts', (date) => {
    for (const startTime of TIMES) {
      for (const endTime of TIMES) {
        const times = { date, startTime, endTime };
        const { startsAt, endsAt } = momentsOf(times);
        if (isInOrder(times)) expect(endsAt.getTime()).toBeGreaterThanOrEqual(startsAt.getTime());
        else expect(endTime < startTime || endsAt < startsAt).toBe(true);
      }
    }
  });
});

describe('service hours', () => {
  it.each(DAYS)('never end before they start on %s', (date) => {
    for (const start of TIMES) {
      for (const end of TIMES) {
        for (const span of workSpans(always(start, end), Temporal.PlainDate.from(date))) {
          expect(span.end).toBeGreaterThanOrEqual(span.start);
        }
      }
    }
  });

  it('until 23:59 or midnight run on into the next day without a minute between', () => {
    const from = new Date('2027-06-15T20:00:00Z');
    for (const end of ['23:59', '00:00']) {
      const calendar = always('00:00', end);
      expect(afterServiceTime(calendar, from, 4 * HOUR, 'WORK')).toEqual(new Date('2027-06-16T00:00:00Z'));
      expect(serviceTimeBetween(calendar, from, new Date('2027-06-18T20:00:00Z'), 'WORK')).toBe(72 * HOUR);
    }
  });

  it('until 23:59 end a day of work on that day', () => {
    const end = endOfWorkingDay(always('08:00', '23:59'), new Date('2027-06-15T08:00:00Z'), 0);
    expect(end).toEqual(new Date('2027-06-15T21:59:00Z'));
  });

  it('until 23:59 of a day before one without service count until midnight', () => {
    const calendar = { ...DEFAULT_CALENDAR, work: { TUESDAY: [{ start: '22:00', end: '23:59' }] } };
    const [from, to] = [new Date('2027-06-15T00:00:00Z'), new Date('2027-06-17T00:00:00Z')];
    expect(serviceTimeBetween(calendar, from, to, 'WORK')).toBe(2 * HOUR);
  });
});

describe('a yearly event of a calendar file', () => {
  const file = (day: string, rule: string) =>
    ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'UID:1', `DTSTART;VALUE=DATE:${day}`, 'SUMMARY:Tag', `RRULE:${rule}`]
      .concat('END:VEVENT', 'END:VCALENDAR', '')
      .join('\r\n');
  const days = (day: string, rule: string) => daysInCalendar(file(day, rule), 2024, 2033).map((one) => one.day);

  it.each(['FREQ=YEARLY', 'FREQ=YEARLY;WKST=MO', 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29'])(
    'of 29 February is in leap years alone (%s)',
    (rule) => {
      expect(days('20240229', rule)).toEqual(['2024-02-29', '2028-02-29', '2032-02-29']);
    },
  );

  it('of 29 February that is every second year leaves the others out as well', () => {
    expect(days('20240229', 'FREQ=YEARLY;INTERVAL=2')).toEqual(['2024-02-29', '2028-02-29', '2032-02-29']);
  });

  it('of the last day of February is in each year', () => {
    expect(days('20240229', 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1;COUNT=3')).toEqual([
      '2024-02-29',
      '2025-02-28',
      '2026-02-28',
    ]);
  });

  it.each(['20240228', '20240301', '20241231'])('of %s is in each year', (day) => {
    expect(days(day, 'FREQ=YEARLY')).toHaveLength(10);
  });
});
