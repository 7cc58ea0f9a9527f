import fc from 'fast-check';
import { barsOf } from '../../admin/pages/calendar/bars';
import { minutesOf, movedBy, shownHours, timeOf, weekNumber, weekOf } from '../../admin/pages/calendar/days';
import { nextSlot } from '../../admin/pages/calendar/next-slot';

const minute = fc.integer({ min: 0, max: 24 * 60 - 1 });
const period = fc
  .tuple(minute, minute)
  .map(([one, other]) => ({ startTime: timeOf(Math.min(one, other)), endTime: timeOf(Math.max(one, other)) }));

describe('the next free slot', () => {
  const MONDAY = '2026-11-30';
  const search = {
    date: MONDAY,
    lasts: 60,
    now: { date: '2026-11-27', minute: 15 * 60 + 5 },
    work: { start: '08:00', end: '17:00' },
    isOff: (day: string) => ['2026-11-28', '2026-11-29', '2026-12-02'].includes(day),
    engaged: [],
  };
  const from = (time: string) => minutesOf(time);
  const engaged = (date: string, ...times: string[]) =>
    times.map((time) => ({ date, startTime: time.slice(0, 5), endTime: time.slice(6) }));
  it.each<[string, Partial<Parameters<typeof nextSlot>[0]>, string]>([
    ['nothing is in the way', {}, `${MONDAY} 08:00-09:00`],
    ['a minute was chosen', { from: from('10:15') }, `${MONDAY} 10:15-11:15`],
    ['an evening was chosen', { from: from('19:00') }, `${MONDAY} 19:00-20:00`],
    ['it lasts past the end of work', { from: from('16:30') }, `${MONDAY} 16:30-17:30`],
    [
      'an hour is free between two',
      { engaged: engaged(MONDAY, '08:00-09:30', '10:30-12:00') },
      `${MONDAY} 09:30-10:30`,
    ],
    ['the gap is too short', { engaged: engaged(MONDAY, '08:30-09:30', '10:15-12:00') }, `${MONDAY} 12:00-13:00`],
    ['one covers another', { engaged: engaged(MONDAY, '08:00-12:00', '09:00-10:00') }, `${MONDAY} 12:00-13:00`],
    [
      'the way is added on both sides',
      { travel: 20, engaged: engaged(MONDAY, '09:10-10:00') },
      `${MONDAY} 10:20-11:20`,
    ],
    ['the day is full', { engaged: engaged(MONDAY, '08:00-16:30') }, '2026-12-01 08:00-09:00'],
    [
      'the next days are full or free of work',
      { engaged: [...engaged(MONDAY, '08:00-17:00'), ...engaged('2026-12-01', '07:00-17:00')] },
      '2026-12-03 08:00-09:00',
    ],
    ['a day off was chosen', { date: '2026-11-29' }, '2026-11-29 08:00-09:00'],
    ['this morning was chosen', { date: '2026-11-27', from: from('08:00') }, '2026-11-27 15:15-16:15'],
    ['today has too little left', { date: '2026-11-27', lasts: 120 }, `${MONDAY} 08:00-10:00`],
    ['yesterday was chosen', { date: '2026-11-26', from: from('16:00') }, '2026-11-27 15:15-16:15'],
    [
      'yesterday was chosen on a day off',
      { date: '2026-11-27', now: { date: '2026-11-28', minute: 0 } },
      `${MONDAY} 08:00-09:00`,
    ],
    [
      'it is night',
      { date: '2026-11-27', now: { date: '2026-11-27', minute: from('23:50') } },
      `${MONDAY} 08:00-09:00`,
    ],
  ])('is found where %s', (_case, given, expected) => {
    const { date, startTime, endTime } = nextSlot({ ...search, ...given });
    expect(`${date} ${startTime}-${endTime}`).toBe(expected);
  });

  it('neither lies in the past nor meets an appointment', () => {
    const days = fc.integer({ min: 0, max: 4 }).map((count) => `2026-11-${25 + count}`);
    const taken = fc.array(
      fc.tuple(days, period).map(([date, times]) => ({ date, ...times })),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(
        days,
        fc.option(minute, { nil: undefined }),
        fc.integer({ min: 15, max: 480 }),
        taken,
        (date, start, lasts, others) => {
          const slot = nextSlot({ ...search, date, from: start, lasts, engaged: others });
          const begins = `${slot.date} ${slot.startTime}`;
          expect(begins >= `${search.now.date} ${timeOf(search.now.minute)}`).toBe(true);
          expect(minutesOf(slot.endTime) - minutesOf(slot.startTime)).toBe(lasts);
          const met = others.filter(
            (one) => one.date === slot.date && one.startTime < slot.endTime && slot.startTime < one.endTime,
          );
          expect(met).toEqual([]);
        },
      ),
    );
  });
});

describe('the days of a calendar', () => {
  it.each([
    ['a Monday', '2026-11-23', '2026-11-23'],
    ['a Sunday', '2026-11-29', '2026-11-23'],
    ['the first day of a year', '2027-01-01', '2026-12-28'],
    ['a day when the clock is changed', '2026-03-29', '2026-03-23'],
  ])('begin with the Monday of the week of %s', (_what, day, monday) => {
    const week = weekOf(day);
    expect(week).toHaveLength(7);
    expect(week[0]).toBe(monday);
    expect(week).toContain(day);
  });

  it.each([
    ['2026-11-27', 48],
    ['2026-12-31', 53],
    ['2027-01-03', 53],
    ['2027-01-04', 1],
    ['2024-12-30', 1],
    ['2026-01-01', 1],
  ])('on %s lie in week %i', (day, week) => {
    expect(weekNumber(day)).toBe(week);
  });
});

describe('an appointment that is moved', () => {
  it('lasts as long as before and stays within its day', () => {
    fc.assert(
      fc.property(period, fc.integer({ min: -2_000, max: 2_000 }), (time, by) => {
        const moved = movedBy(time, by);
        const length = ({ startTime, endTime }: typeof time) => minutesOf(endTime) - minutesOf(startTime);
        expect(length(moved)).toBe(length(time));
        expect(minutesOf(moved.startTime)).toBeGreaterThanOrEqual(0);
        const wanted = minutesOf(time.startTime) + by;
        const fits = wanted >= 0 && wanted + length(time) < 24 * 60;
        if (fits) expect(minutesOf(moved.startTime)).toBe(wanted);
      }),
    );
  });
});

describe('a day', () => {
  it('shows the working day with an hour around it, and whatever lies outside', () => {
    const work = { start: '08:00', end: '17:00' };
    expect(shownHours(work, [])).toEqual({ from: 7, to: 18 });
    expect(shownHours(work, [{ startTime: '05:30', endTime: '22:15' }])).toEqual({ from: 5, to: 23 });
    expect(shownHours({ start: '00:00', end: '23:59' }, [])).toEqual({ from: 0, to: 24 });
  });

  it('lays out bars that overlap below each other, long enough for their words and within the day', () => {
    fc.assert(
      fc.property(fc.array(period, { maxLength: 12 }), fc.constantFrom(1, 80), (times, least) => {
        const { bars, lanes } = barsOf(times, least, 24 * 60);
        expect(bars).toHaveLength(times.length);
        bars.forEach(({ lane, start, end }, index) => {
          const { startTime, endTime } = times[index] as (typeof times)[number];
          expect(lane).toBeLessThan(lanes);
          expect(start).toBeLessThanOrEqual(minutesOf(startTime));
          expect(end).toBeGreaterThanOrEqual(minutesOf(endTime));
          expect(end - start).toBeGreaterThanOrEqual(least);
          expect(end).toBeLessThanOrEqual(24 * 60);
          const below = bars.filter((other) => other.lane === lane && other.start < end && start < other.end);
          expect(below).toHaveLength(1);
        });
      }),
    );
  });

  it.each([
    ['nothing overlaps', ['10:00-12:00', '08:00-10:00'], [0, 0]],
    ['a short one needs the room of its neighbour', ['08:00-08:15', '08:30-10:00', '10:00-11:30'], [0, 1, 0]],
    ['two are at the same time', ['08:00-10:00', '08:00-10:00'], [0, 1]],
    ['one is the last minute of the day', ['22:00-23:00', '23:59-23:59'], [0, 1]],
  ])('gives each bar its lane where %s', (_case, given, expected) => {
    const times = given.map((time) => ({ startTime: time.slice(0, 5), endTime: time.slice(6) }));
    expect(barsOf(times, 80, 24 * 60).bars.map(({ lane }) => lane)).toEqual(expected);
  });
});
