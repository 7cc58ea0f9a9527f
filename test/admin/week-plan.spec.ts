import fc from 'fast-check';
import {
  copiedToWorkdays,
  findingOn,
  normalTime,
  planOf,
  segmentsOn,
  WEEKDAYS,
  type WeekPlan,
  windowsOn,
  withWindow,
} from '../../admin/pages/sla/week-plan';

const window = (weekday: (typeof WEEKDAYS)[number], start: string, end: string) => ({ weekday, start, end });

describe('a time that is typed', () => {
  const table: [string, string][] = [
    ['8', '08:00'],
    ['830', '08:30'],
    ['8.30', '08:30'],
    ['17h15', '17:15'],
    ['0800', '08:00'],
    [' 08:00 ', '08:00'],
    ['24', '24'],
    ['8:60', '8:60'],
    ['abends', 'abends'],
    ['', ''],
  ];
  for (const [typed, kept] of table) it(`«${typed}» becomes «${kept}»`, () => expect(normalTime(typed)).toBe(kept));
});

describe('a week plan', () => {
  const plan: WeekPlan = [window('MONDAY', '08:00', '12:00'), window('SATURDAY', '22:00', '06:00')];

  it('draws what of each day is covered, past midnight on the next', () => {
    expect(segmentsOn(plan, 'MONDAY')).toEqual([{ from: 1 / 3, to: 0.5, carried: false }]);
    expect(segmentsOn(plan, 'SATURDAY')).toEqual([{ from: 22 / 24, to: 1, carried: false }]);
    expect(segmentsOn(plan, 'SUNDAY')).toEqual([{ from: 0, to: 0.25, carried: true }]);
    expect(segmentsOn([window('SUNDAY', '23:00', '01:00')], 'MONDAY')).toHaveLength(1);
    expect(segmentsOn([window('SUNDAY', '00:00', '00:00')], 'MONDAY')).toEqual([]);
    expect(segmentsOn([window('MONDAY', '', '12:00')], 'MONDAY')).toEqual([]);
  });

  it('takes the hours of one day over to the working days and leaves the weekend', () => {
    const copied = copiedToWorkdays([...plan, window('FRIDAY', '09:00', '10:00')], 'MONDAY');
    expect(windowsOn(copied, 'FRIDAY').map(({ window }) => window)).toEqual([window('FRIDAY', '08:00', '12:00')]);
    expect(windowsOn(copied, 'SATURDAY')).toHaveLength(1);
    expect(copied).toHaveLength(6);
  });

  it('adds a window behind the last one of the day', () => {
    expect(withWindow(plan, 'MONDAY').at(-1)).toEqual(window('MONDAY', '12:00', '14:00'));
    expect(withWindow(plan, 'TUESDAY').at(-1)).toEqual(window('TUESDAY', '08:00', '17:00'));
    expect(withWindow(plan, 'SATURDAY').at(-1)).toEqual(window('SATURDAY', '', ''));
  });

  it('finds what is no time, and what overlaps', () => {
    const wrong = [window('MONDAY', '08:00', '12:00'), window('MONDAY', '11:00', '13:00'), window('MONDAY', 'x', '1')];
    expect(wrong.map((_, at) => findingOn(wrong, at))).toEqual([undefined, 'WINDOWS_OVERLAP', 'TIME_INVALID']);
    expect(findingOn(wrong, 9)).toBeUndefined();
  });

  it('never draws more than the day', () => {
    const times = fc.integer({ min: 0, max: 1_439 }).map((minutes) => {
      return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
    });
    const windows = fc.record({ weekday: fc.constantFrom(...WEEKDAYS), start: times, end: times });
    fc.assert(
      fc.property(fc.array(windows, { maxLength: 9 }), fc.constantFrom(...WEEKDAYS), (any, day) => {
        for (const { from, to } of segmentsOn(any, day)) {
          expect(from).toBeGreaterThanOrEqual(0);
          expect(to).toBeLessThanOrEqual(1);
          expect(to).toBeGreaterThan(from);
        }
      }),
    );
  });

  it('is the same window on several days', () => {
    expect(planOf(['MONDAY', 'SUNDAY'], '08:00', '17:00')).toEqual([
      window('MONDAY', '08:00', '17:00'),
      window('SUNDAY', '08:00', '17:00'),
    ]);
  });
});
