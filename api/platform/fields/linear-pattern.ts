import { RE2JS } from 're2js';
import type { Matcher } from './constraint.js';

/** Why a pattern is not taken. */
export type PatternFault = 'SYNTAX' | 'LOOK_AROUND' | 'BACKREFERENCE' | 'REPETITION';

/**
 * Instructions of a compiled pattern times the characters of the longest text: what matching may cost at most. At half a
 * microsecond each it holds nobody up for longer than some twenty milliseconds.
 */
const MOST_STEPS = 30_000;
/** The same of all patterns of one resource, since one record may have values of all its fields. */
export const MOST_STEPS_TOGETHER = 150_000;

/** References to a group of the pattern's own, behind any number of escaped backslashes. */
const REFERENCE = /(?<!\\)(?:\\\\)*\\[1-9k]/;

/** Compiling takes longer than matching, and the same few patterns come again with every record. */
const compiled = new Map<string, RE2JS | PatternFault>();
const MOST_COMPILED = 1_000;

/**
 * A tenant's own pattern, matched in time that grows with the text alone (the engine tries all ways at once and none
 * again). Nothing else ever matches one: what the engine does not take is a fault.
 */
export function linearPattern(pattern: string): RE2JS | PatternFault {
  const known = compiled.get(pattern) ?? compile(pattern);
  if (compiled.size >= MOST_COMPILED) compiled.clear();
  compiled.set(pattern, known);
  return known;
}

function compile(pattern: string): RE2JS | PatternFault {
  try {
    // The document tells the pattern to clients, who read it as JSON Schema has it (ECMA-262, with Unicode).
    new RegExp(pattern, 'u');
  } catch {
    return 'SYNTAX';
  }
  if (REFERENCE.test(pattern)) return 'BACKREFERENCE';
  try {
    return RE2JS.compile(RE2JS.translateRegExp(pattern));
  } catch (error) {
    const { message } = error as Error;
    if (/`\(\?<?[=!]/.test(message)) return 'LOOK_AROUND';
    return /repeat|large|nest/.test(message) ? 'REPETITION' : 'SYNTAX';
  }
}

/** What is wrong with a pattern for texts of so many characters; `undefined` for one that may be matched. */
export function patternFault(pattern: string, longest: number): PatternFault | undefined {
  const linear = linearPattern(pattern);
  if (typeof linear === 'string') return linear;
  return linear.programSize() * longest > MOST_STEPS ? 'REPETITION' : undefined;
}

/** What matches texts of so many characters; `undefined` for a pattern that nobody matches. */
export function linearMatcher(pattern: string, longest: number): Matcher | undefined {
  const linear = linearPattern(pattern);
  if (typeof linear === 'string' || patternFault(pattern, longest)) return undefined;
  return { source: pattern, test: (text) => linear.test(text) };
}

/** What matching a text of so many characters costs at most, in steps; nothing where no pattern is matched. */
export function patternSteps(pattern: string | null, longest: number): number {
  const linear = pattern === null || patternFault(pattern, longest) ? null : linearPattern(pattern);
  return linear instanceof RE2JS ? linear.programSize() * longest : 0;
}
