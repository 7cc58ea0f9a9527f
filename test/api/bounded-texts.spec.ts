import { cleanFileName } from '../../api/files/file-name.js';
import { withoutAddresses } from '../../api/platform/jobs/error-code.js';

/** Milliseconds of its own work after which a process must turn to others. */
const LONGEST_WORK = 100;

/** Functions that clean texts of users, with the length of the longest text that reaches them. */
const HOSTILE: readonly (readonly [string, (text: string) => string, number])[] = [
  ['the name of a file', cleanFileName, 16_000],
  ['the words of an error', withoutAddresses, 200_000],
];

describe.each(HOSTILE)('%s', (_what, clean, longest) => {
  it.each(['a', '.', ' ', 'a.', '@', '"'])('that repeats %j holds up nobody', (unit) => {
    const text = `a${unit.repeat(longest).slice(0, longest - 2)}a`;
    const before = process.threadCpuUsage();
    clean(text);
    const { user, system } = process.threadCpuUsage(before);
    expect((user + system) / 1_000).toBeLessThan(LONGEST_WORK);
  });
});

it('a name loses dots and spaces at its ends and keeps those within', () => {
  expect(cleanFileName('. .plan. .v2 .pdf. . ')).toBe('plan. .v2 .pdf');
  expect(cleanFileName(' . ')).toBe('');
});
