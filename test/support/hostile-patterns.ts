import type { Random } from './random.js';

/** Atoms and repetitions; nested in each other they make backtracking engines hang. */
const ATOMS = [
  'a',
  '.',
  '\\w',
  '[a-z]',
  '(?:a|aa)',
  '(?:a|a?)',
  '\\p{L}',
  '[^x]',
  '(a)',
  '(?:)',
  'a?',
  '\\b',
  'a*?',
] as const;
const REPEATS = ['+', '*', '+', '*', '?', '{2,}', '+?', '{1,9}', '{0,60}', '{1,200}', '{0,5000}'] as const;
const AROUND = ['(?:X)', '(X)', '(?:X|XX)', '(?:X|)', '(?:Xb?)'] as const;
const LOOKS = ['(?=X)', '(?!X)', '(?<=X)', '(?<!X)', '(?<n>X)'] as const;
const LONGEST_PATTERN = 200;

/** A pattern that repeats repetitions, with looks around and references to itself among them. */
export function hostilePattern(random: Random): string {
  let pattern: string = random.pick(ATOMS);
  const depth = 1 + Math.floor(random.next() * 5);
  for (let level = 0; level < depth; level += 1) {
    const around = random
      .pick(random.chance(0.1) ? LOOKS : AROUND)
      .replaceAll('X', () => pattern + random.pick(REPEATS));
    const next = random.chance(0.4) ? around + random.pick(ATOMS) + random.pick(REPEATS) : around;
    if (next.length > LONGEST_PATTERN - 12) break;
    pattern = next;
  }
  const reference = random.chance(0.15) ? random.pick(['\\1', '\\k<n>']) : '';
  return `${random.chance(0.7) ? '^' : ''}${pattern}${random.pick(REPEATS)}${reference}${random.pick(['$', 'b$', '\\d'])}`;
}

/** A text that makes such a pattern backtrack: it fits almost to the end. */
export const hostileText = (random: Random, longest: number): string => {
  const unit = random.pick(['a', 'ab', 'a ', 'é', 'aA']);
  return `${unit.repeat(longest).slice(0, longest - 1)}!`;
};
