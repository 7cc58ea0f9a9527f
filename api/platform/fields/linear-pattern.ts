import { RE2JS } from 're2js';
import type { Matcher } from './constraint.js';

/** Reason for which a pattern is refused. */
export type PatternFault = 'SYNTAX' | 'LOOK_AROUND' | 'BACKREFERENCE' | 'REPETITION';

/** Most instructions of a pattern times the characters of the longest text: at half a microsecond each, some 20 ms. */
const MOST_STEPS = 30_000;
/** The same for all patterns of one resource together, since one record may have values of all its fields. */
export const MOST_STEPS_TOGETHER = 150_000;

/** References to a group of the pattern's own, behind any number of escaped backslashes. */
const REFERENCE = /(?<!\\)(?:\\\\)*\\[1-9k]/;

/** An escaped character, a class of characters, or a dot. */
const PARTS = /\\[\s\S]|\[(?:\\[\s\S]|[^\]\\])*\]|\./g;
/** Line terminators and white space of ECMA-262, of which the engine knows those of ASCII alone. */
const LINE_ENDS = '\\n\\r\\x{2028}\\x{2029}';
const SPACES = `\\t\\x0B\\f \\xA0\\x{1680}\\x{2000}-\\x{200A}\\x{202F}\\x{205F}\\x{3000}\\x{FEFF}${LINE_ENDS}`;
const MEANINGS: Readonly<Record<string, string>> = {
  '.': `[^${LINE_ENDS}]`,
  '\\s': `[${SPACES}]`,
  '\\S': `[^${SPACES}]`,
};

/** Compiling takes longer than matching, and the same few patterns are used for every record. */
const compiled = new Map<string, RE2JS | PatternFault>();
const MOST_COMPILED = 1_000;

/**
 * A tenant's pattern, compiled for an engine whose time grows linearly with the text. A pattern that the engine does
 * not support is a fault; no other engine ever matches it.
 */
export function linearPattern(pattern: string): RE2JS | PatternFault {
  const cached = compiled.get(pattern) ?? compile(pattern);
  if (compiled.size >= MOST_COMPILED) compiled.clear();
  compiled.set(pattern, cached);
  return cached;
}

function compile(pattern: string): RE2JS | PatternFault {
  try {
    // Clients read the pattern from the document, as JSON Schema defines it (ECMA-262, with Unicode).
    new RegExp(pattern, 'u');
  } catch {
    return 'SYNTAX';
  }
  if (REFERENCE.test(pattern)) return 'BACKREFERENCE';
  try {
    const translated = RE2JS.translateRegExp(pattern);
    return RE2JS.compile(translated.replace(PARTS, meaningOf));
  } catch (error) {
    const { message } = error as Error;
    if (/`\(\?<?[=!]/.test(message)) return 'LOOK_AROUND';
    return /repeat|large|nest/.test(message) ? 'REPETITION' : 'SYNTAX';
  }
}

/** A part of a pattern as the engine must read it. */
function meaningOf(part: string): string {
  if (part.startsWith('[')) return part.replace(/\\[\s\S]/g, (escaped) => (escaped === '\\s' ? SPACES : escaped));
  return MEANINGS[part] ?? part;
}

/** The fault of a pattern for texts of at most `longest` characters; `undefined` for a valid one. */
export function patternFault(pattern: string, longest: number): PatternFault | undefined {
  const linear = linearPattern(pattern);
  if (typeof linear === 'string') return linear;
  return linear.programSize() * longest > MOST_STEPS ? 'REPETITION' : undefined;
}

/** The matcher of a pattern for texts of at most `longest` characters; `undefined` for a pattern with a fault. */
export function linearMatcher(pattern: string, longest: number): Matcher | undefined {
  const linear = linearPattern(pattern);
  if (typeof linear === 'string' || patternFault(pattern, longest)) return undefined;
  return { source: pattern, test: (text) => linear.test(text) };
}

/** Steps of matching a text of `longest` characters at most; 0 without a pattern or for one with a fault. */
export function patternSteps(pattern: string | null, longest: number): number {
  const linear = pattern === null || patternFault(pattern, longest) ? null : linearPattern(pattern);
  return linear instanceof RE2JS ? linear.programSize() * longest : 0;
}
