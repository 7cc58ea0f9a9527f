import fc from 'fast-check';
import {
  freeHour,
  lanesOf,
  minutesOf,
  movedBy,
  plusDays,
  shownHours,
  timeOf,
  weekOf,
} from '../../admin/pages/calendar/days';

const minute = fc.integer({ min: 0, max: 24 * 60 - 1 });
const period = fc
  .tuple(minute, minute)
  .map(([one, other]) => ({ startTime: timeOf(Math.min(one, other)), endTime: timeOf(Math.max(one, other)) }));

describe('the first free hour of a day', () => {
  it.each([
    ['nobody has anything', [], { startTime: '08:00', endTime: '09:00' }],
    [
      'something is over before work begins',
      [{ startTime: '06:00', endTime: '07:00' }],
      { startTime: '08:00', endTime: '09:00' },
    ],
    [
      'the last ends later',
      [
        { startTime: '13:00', endTime: '15:15' },
        { startTime: '09:00', endTime: '10:00' },
      ],
      { startTime: '15:15', endTime: '16:15' },
    ],
    ['the day is full', [{ startTime: '08:00', endTime: '23:59' }], { startTime: '22:59', endTime: '23:59' }],
  ])('is known where %s', (_what, times, expected) => {
    expect(freeHour('08:00', times)).toEqual(expected);
  });

  it('begins after the way from where somebody is before', () => {
    expect(freeHour('08:00', [], 20)).toEqual({ startTime: '08:00', endTime: '09:00' });
    const times = [{ startTime: '08:00', endTime: '10:00' }];
    expect(freeHour('08:00', times, 20)).toEqual({ startTime: '10:20', endTime: '11:20' });
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

  it('are counted on over months and years', () => {
    expect(plusDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(plusDays('2028-03-01', -1)).toBe('2028-02-29');
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

  it('puts what overlaps below each other, and nothing upon another', () => {
    fc.assert(
      fc.property(fc.array(period, { maxLength: 12 }), (times) => {
        const { lanes, count } = lanesOf(times);
        expect(lanes).toHaveLength(times.length);
        expect(Math.max(0, ...lanes)).toBeLessThan(count);
        times.forEach((one, at) => {
          times.forEach((other, to) => {
            const overlap = one.startTime < other.endTime && other.startTime < one.endTime;
            if (at !== to && overlap) expect(lanes[at]).not.toBe(lanes[to]);
          });
        });
      }),
    );
  });

  it('takes one lane where nothing overlaps', () => {
    const times = [
      { startTime: '10:00', endTime: '11:00' },
      { startTime: '08:00', endTime: '10:00' },
    ];
    expect(lanesOf(times)).toEqual({ lanes: [0, 0], count: 1 });
  });
});
