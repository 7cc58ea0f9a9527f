import fc from 'fast-check';
import { linearPattern, patternFault } from '../../api/platform/fields/linear-pattern.js';
import { hostilePattern, hostileText } from '../support/hostile-patterns.js';
import { Random } from '../support/random.js';
import { workOf } from '../support/work.js';

const LENGTHS = [20, 100, 200, 500, 5_000];
/** Milliseconds of its own work after which a process must turn to others. */
const LONGEST_WORK = 100;

const matches = (pattern: string, text: string) => {
  const linear = linearPattern(pattern);
  if (typeof linear === 'string') throw new Error(linear);
  return linear.test(text);
};

describe('a pattern of a tenant’s own', () => {
  const REFUSED: readonly (readonly [string, number, string])[] = [
    ['(', 200, 'SYNTAX'],
    ['a**', 200, 'SYNTAX'],
    ['(?i)a', 200, 'SYNTAX'],
    ['^(?=(a+)+$)a*$', 400, 'LOOK_AROUND'],
    ['a(?!b)', 400, 'LOOK_AROUND'],
    ['(?<=a)b', 400, 'LOOK_AROUND'],
    ['(?<!a)b', 400, 'LOOK_AROUND'],
    ['^(a|aa)+\\1$', 400, 'BACKREFERENCE'],
    ['(?<n>a)\\k<n>', 400, 'BACKREFERENCE'],
    ['^((a{1,200}){1,200})$', 400, 'REPETITION'],
    ['a{1,5000}', 400, 'REPETITION'],
    ['^[A-Z]{1,90}$', 500, 'REPETITION'],
    ['^[A-Z]{2}-\\d{4}$', 20_000, 'REPETITION'],
  ];
  it.each(REFUSED)('%s for %i characters is refused as %s', (pattern, longest, fault) => {
    expect(patternFault(pattern, longest)).toBe(fault);
  });

  it.each([
    ['^[A-Z]{2}-\\d{4}$', 200],
    ['^CH\\d{2}(?: ?[0-9A-Z]{4}){4} ?[0-9A-Z]$', 200],
    ['^(?:\\+41|0)[ ]?\\d{2}[ ]?\\d{3}[ ]?\\d{2}[ ]?\\d{2}$', 500],
    ['^(?<year>\\d{4})-(?<month>0[1-9]|1[0-2])$', 500],
    ['^\\p{Lu}[\\p{L}’ -]+$', 500],
    ['^[\\u{1F600}-\\u{1F64F}]+$', 200],
    ['^(a+)+$', 3_000],
  ])('%s for %i characters is taken', (pattern, longest) => {
    expect(patternFault(pattern, longest)).toBeUndefined();
  });

  it('means what it means to the clients that read it in the document', () => {
    const patterns = [
      '^[A-Z]{2}-\\d{1,4}$',
      'b+',
      '^(?:a|b)*c?$',
      '^.$',
      '^[.]\\.$',
      '^[^\\s@]+$',
      '\\p{Lu}\\w',
      '^\\S+@\\S+$',
      '[^a-c]',
      '^(?:)$',
      'x|^y$',
    ];
    const texts = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 8 }),
      fc.string({ unit: fc.constantFrom(...'abcxyAB-1@.\n\r\u2028Ä'), maxLength: 8 }),
    );
    fc.assert(
      fc.property(fc.constantFrom(...patterns), texts, (pattern, text) => {
        expect({ pattern, text, fits: matches(pattern, text) }).toEqual({
          pattern,
          text,
          fits: new RegExp(pattern, 'u').test(text),
        });
      }),
      { numRuns: 2_000 },
    );
  });

  it('that is taken holds up nobody, however it repeats itself', () => {
    const random = new Random(4);
    let taken = 0;
    for (let count = 0; count < 500; count += 1) {
      const pattern = hostilePattern(random);
      const longest = random.pick(LENGTHS);
      expect({ pattern, work: workOf(() => patternFault(pattern, longest)) < LONGEST_WORK }).toEqual({
        pattern,
        work: true,
      });
      if (patternFault(pattern, longest)) continue;
      taken += 1;
      const work = workOf(() => matches(pattern, hostileText(random, longest)));
      expect({ pattern, longest, work: work < LONGEST_WORK || work }).toEqual({ pattern, longest, work: true });
    }
    expect(taken).toBeGreaterThan(10);
  });
});
