import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import {
  DEFAULT_PREFERENCES,
  type NotificationPreferences,
  releaseOf,
} from '../../api/notifications/preferences/notification-preferences.js';
import { nextHour, type QuietHours, quietUntil } from '../../api/notifications/preferences/quiet-hours.js';
import type { NotifiedEvent } from '../../api/vocabulary/mail.js';
import { WEEKDAYS } from '../../api/vocabulary/standard-codes.js';

const ZONE = 'Europe/Zurich';
const EVERY_DAY = [...WEEKDAYS];
const NIGHT: QuietHours = { from: '22:00', to: '06:00', days: EVERY_DAY, zone: ZONE };
const until = (hours: QuietHours, now: string) => quietUntil(hours, new Date(now))?.toISOString() ?? null;

describe('quiet hours', () => {
  it.each<[string, Partial<QuietHours>, string, string | null]>([
    ['hold from their start', {}, '2026-11-23T21:00:00Z', '2026-11-24T05:00:00.000Z'],
    ['do not hold before', {}, '2026-11-23T20:59:59Z', null],
    ['hold past midnight', {}, '2026-11-24T03:00:00Z', '2026-11-24T05:00:00.000Z'],
    ['are over at their end', {}, '2026-11-24T05:00:00Z', null],
    ['belong to the day on which they begin', { days: ['MONDAY'] }, '2026-11-24T03:00:00Z', '2026-11-24T05:00:00.000Z'],
    ['do not begin on other days', { days: ['MONDAY'] }, '2026-11-24T22:00:00Z', null],
    ['stand by the clocks of their zone', { zone: 'America/New_York' }, '2026-11-23T22:00:00Z', null],
    [
      'may last the day',
      { from: '12:00', to: '12:00', days: ['MONDAY'] },
      '2026-11-24T10:00:00Z',
      '2026-11-24T11:00:00.000Z',
    ],
    [
      'that follow each other are one',
      { from: '00:00', to: '00:00', days: ['SATURDAY', 'SUNDAY'] },
      '2026-11-21T08:00:00Z',
      '2026-11-22T23:00:00.000Z',
    ],
    ['last a week at most', { from: '00:00', to: '00:00' }, '2026-11-23T08:00:00Z', '2026-11-30T08:00:00.000Z'],
    // In spring the clocks skip 02:30; a quiet time that would end then ends at 03:30.
    [
      'end later where spring leaves out their end',
      { to: '02:30' },
      '2026-03-29T01:15:00Z',
      '2026-03-29T01:30:00.000Z',
    ],
    ['last an hour longer in autumn', {}, '2026-10-25T04:59:00Z', '2026-10-25T05:00:00.000Z'],
    ['last an hour less in spring', {}, '2026-03-29T03:59:00Z', '2026-03-29T04:00:00.000Z'],
  ])('%s', (_what, given, now, expected) => {
    expect(until({ ...NIGHT, ...given }, now)).toBe(expected);
  });

  const time = fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
    .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
  const hours = fc.record({
    from: time,
    to: time,
    days: fc.subarray(EVERY_DAY),
    zone: fc.constantFrom(ZONE, 'UTC', 'America/New_York', 'Asia/Kolkata'),
  });
  const moment = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true });

  /** Whether the wall clock shows a quiet time; hours that the clocks skip or repeat are left to the table. */
  const onTheWall = ({ from, to, days, zone }: QuietHours, now: Date): boolean | undefined => {
    const local = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(zone);
    if (local.hoursInDay !== 24 || local.subtract({ days: 1 }).hoursInDay !== 24) return undefined;
    const clock = local.toPlainTime().toString({ smallestUnit: 'minute' });
    const isDay = (date: Temporal.ZonedDateTime) => days.includes(WEEKDAYS[date.dayOfWeek - 1] as never);
    if (to > from) return isDay(local) && clock >= from && clock < to;
    return (isDay(local) && clock >= from) || (isDay(local.subtract({ days: 1 })) && clock < to);
  };

  it('hold exactly while the clocks on the wall show them, on ordinary days', () => {
    fc.assert(
      fc.property(hours, moment, (given, now) => {
        const expected = onTheWall(given, now);
        if (expected !== undefined) expect(quietUntil(given, now) !== null).toBe(expected);
      }),
      { numRuns: 2_000 },
    );
  });

  it('end after now, within a week, at a moment that is not quiet unless they never end', () => {
    fc.assert(
      fc.property(hours, moment, (given, now) => {
        const end = quietUntil(given, now);
        if (!end) return;
        const waited = end.getTime() - now.getTime();
        expect(waited).toBeGreaterThan(0);
        expect(waited).toBeLessThanOrEqual(7 * 86_400_000);
        if (waited < 7 * 86_400_000) expect(quietUntil(given, end)).toBeNull();
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('the release of a mail', () => {
  const now = new Date('2026-11-23T22:30:00Z');
  const preferences = (given: Partial<NotificationPreferences>): NotificationPreferences => ({
    ...DEFAULT_PREFERENCES,
    ...given,
  });
  const quiet = { quietFrom: '22:00', quietTo: '06:00', quietDays: EVERY_DAY };

  it.each<[string, Partial<NotificationPreferences>, NotifiedEvent, string | null, boolean]>([
    ['is at once', {}, 'ISSUE_ASSIGNED', null, false],
    ['waits for the end of quiet hours', quiet, 'ISSUE_ASSIGNED', '2026-11-24T05:00:00.000Z', false],
    ['holds back an exceeded limit as well', quiet, 'SLA_BREACH', '2026-11-24T05:00:00.000Z', false],
    ['lets it pass if asked', { ...quiet, breachesPass: true }, 'SLA_BREACH', null, false],
    ['lets nothing else pass', { ...quiet, breachesPass: true }, 'ISSUE_ASSIGNED', '2026-11-24T05:00:00.000Z', false],
    ['waits for the full hour', { digest: 'HOURLY' }, 'ISSUE_ASSIGNED', '2026-11-23T23:00:00.000Z', true],
    ['joins no digest where it is urgent', { digest: 'DAILY' }, 'SLA_BREACH', null, false],
    [
      'waits for the end of quiet hours alone where it is urgent',
      { ...quiet, digest: 'HOURLY' },
      'ISSUE_MESSAGE_FROM_CUSTOMER_TO_AGENT_ADDED',
      '2026-11-24T05:00:00.000Z',
      false,
    ],
    [
      'waits for the hour of the day',
      { digest: 'DAILY', digestHour: 8 },
      'ISSUE_ASSIGNED',
      '2026-11-24T07:00:00.000Z',
      true,
    ],
    [
      'puts a digest off to the end of quiet hours',
      { ...quiet, digest: 'HOURLY' },
      'ISSUE_ASSIGNED',
      '2026-11-24T05:00:00.000Z',
      true,
    ],
    [
      'stands by the zone of the user',
      { digest: 'DAILY', digestHour: 8, zone: 'UTC' },
      'ISSUE_ASSIGNED',
      '2026-11-24T08:00:00.000Z',
      true,
    ],
  ])('%s', (_what, given, event, at, together) => {
    const release = releaseOf(preferences(given), event, now, ZONE);
    expect([release.at?.toISOString() ?? null, release.together]).toEqual([at, together]);
  });

  it('is always ahead, at the minute that was asked for', () => {
    const any = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(any, fc.integer({ min: 0, max: 23 }), (moment, hour) => {
        const due = nextHour(ZONE, moment, hour);
        expect(due.getTime()).toBeGreaterThan(moment.getTime());
        expect(due.getTime() - moment.getTime()).toBeLessThanOrEqual(25 * 3_600_000);
        expect(due.getTime() % 3_600_000).toBe(0);
      }),
    );
  });
});
