import type { FieldError } from '../platform/http/problem.js';

const PLACEHOLDER = /\{\{([^{}]*)\}\}/g;

/** Names of the placeholders in a text, as `{{ ticket.identifier }}`; whatever stands between the braces is one. */
export function placeholdersIn(text: string): string[] {
  return [...new Set([...text.matchAll(PLACEHOLDER)].map(([, name]) => (name ?? '').trim()))];
}

/** The text with each placeholder replaced by what it stands for; values are taken as they are. */
export function fillPlaceholders(text: string, wordsFor: (name: string) => string): string {
  return text.replace(PLACEHOLDER, (_whole, name: string) => wordsFor(name.trim()));
}

/** Messages about one text at most. */
const MOST = 20;
const LONGEST_NAME = 100;

/** The placeholders of a text that nothing fills, each with the line and column of where it begins, counted from 1. */
export function placeholderErrors(text: string, known: readonly string[], pointer: string): FieldError[] {
  const unknown = [...text.matchAll(PLACEHOLDER)].filter(([, name]) => !known.includes((name ?? '').trim()));
  return unknown.slice(0, MOST).map(({ 1: name = '', index }) => {
    const before = text.slice(0, index).split('\n');
    const place = { line: before.length, column: (before.at(-1) ?? '').length + 1 };
    return { pointer, code: 'PLACEHOLDER_UNKNOWN', params: { name: name.trim().slice(0, LONGEST_NAME), ...place } };
  });
}
