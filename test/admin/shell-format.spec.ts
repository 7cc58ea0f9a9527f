/// <reference types="jest" />
/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { initialsOf } from '../../admin/components/initials';
import {
  formatBytes,
  formatDay,
  formatDeadline,
  formatDistance,
  formatMoment,
  formatMoney,
  formatNumber,
  formatTime,
  urgencyOf,
} from '../../admin/providers/format';

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ').replace(/[’']/g, "'");
const german = JSON.parse(readFileSync(new URL('../../locales/de-CH/app.json', import.meta.url), 'utf8'));
const now = new Date(2026, 10, 20, 14, 0);
const at = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute);

/** The German text of a key, as the interface would show it. */
function translate(key: string, params: Record<string, unknown> = {}): string {
  const [, , name] = key.split('.');
  const text: string = german.app.deadline[name ?? ''];
  return text.replace(/%\{(\w+)\}/g, (_, param: string) => String(params[param]));
}

describe('numbers and amounts', () => {
  it.each([
    ['de-CH', "12'345.5"],
    ['en-CH', "12'345.5"],
    ['it-CH', "12'345.5"],
  ])('are grouped as in %s', (locale, text) => {
    expect(plain(formatNumber(12345.5, locale))).toBe(text);
  });

  it('are shown in CHF with or without cents', () => {
    expect(plain(formatMoney(1217.5, 'de-CH'))).toBe("CHF 1'217.50");
    expect(plain(formatMoney(1217.5, 'de-CH', { cents: false }))).toBe("CHF 1'218");
    expect(plain(formatMoney(5, 'fr-CH'))).toContain('CHF');
  });

  it.each([
    [0, '0'],
    [900, '900'],
    [15 * 1024 * 1024, '15'],
    [1.5 * 1024 * 1024, '1.5'],
  ])('of %d bytes begin with %s', (bytes, beginning) => {
    expect(formatBytes(bytes, 'de-CH').startsWith(beginning)).toBe(true);
  });
});

describe('days and times', () => {
  it('are written in the Swiss way', () => {
    expect(formatDay(at(5, 8), 'de-CH')).toBe('05.11.2026');
    expect(formatTime(at(5, 8, 5), 'de-CH')).toBe('08:05');
    expect(formatMoment(at(5, 8, 5), 'it-CH')).toContain('08:05');
  });

  it('keep a day of the API that day and a time that time', () => {
    expect(formatDay('2026-03-01', 'de-CH')).toBe('01.03.2026');
    expect(formatTime('07:30', 'en-CH')).toBe('07:30');
  });

  it('tell distances in the largest unit that is not zero', () => {
    expect(plain(formatDistance(at(20, 16, 30), 'de-CH', now))).toBe('in 2 Std.');
    expect(plain(formatDistance(at(20, 13, 15), 'de-CH', now))).toBe('vor 45 Min.');
    expect(plain(formatDistance(at(25, 14), 'en-CH', now))).toMatch(/^in 5 d/);
    // No one says «vor 0 Min.».
    const soon = new Date(new Date(now).getTime() - 20_000);
    expect(['de-CH', 'en-CH', 'fr-CH', 'it-CH'].map((locale) => formatDistance(soon, locale, now))).toEqual([
      'jetzt',
      'now',
      'maintenant',
      'ora',
    ]);
  });
});

describe('a deadline', () => {
  it.each([
    ['today', at(20, 16), 'Heute 16:00, in 2 Std.'],
    ['tomorrow, even when it is less than a day away', at(21, 8), 'Morgen 08:00, in 18 Std.'],
    ['yesterday', at(19, 9), 'Gestern 09:00, vor 1 Tag'],
    ['another day', at(27, 9), '27.11.2026 09:00, in 6 Tagen'],
  ])('says %s', (_, due, text) => {
    expect(plain(formatDeadline(due, 'de-CH', translate, now))).toBe(text);
  });

  it('is overdue once past, warned of in the last four hours, else on time', () => {
    expect(urgencyOf(at(20, 13, 59), now)).toBe('overdue');
    expect(urgencyOf(at(20, 18), now)).toBe('warning');
    expect(urgencyOf(at(20, 18, 1), now)).toBe('onTime');
  });
});

describe('initials', () => {
  it.each([
    ['Beat Zurbriggen', 'BZ'],
    ['Anna Maria von Gunten', 'AG'],
    ['alpina-agent', 'AA'],
    ['Óscar', 'Ó'],
    ['', '?'],
  ])('of %s are %s', (name, initials) => expect(initialsOf(name)).toBe(initials));
});
