import type { FieldError } from '../platform/http/problem.js';

const PLACEHOLDER = /\{\{([^{}]*)\}\}/g;

/** Names of the placeholders in a text, such as `{{ ticket.identifier }}`: any text between the braces. */
export function placeholdersIn(text: string): string[] {
  return [...new Set([...text.matchAll(PLACEHOLDER)].map(([, name]) => (name ?? '').trim()))];
}

/** The text with each placeholder replaced by its value, unchanged. */
export function fillPlaceholders(text: string, wordsFor: (name: string) => string): string {
  return text.replace(PLACEHOLDER, (_whole, name: string) => wordsFor(name.trim()));
}

/** Most messages about one text. */
const MOST = 20;
const LONGEST_NAME = 100;

/** The unknown placeholders of a text, each with its line and column, counted from 1. */
export function placeholderErrors(text: string, known: readonly string[], pointer: string): FieldError[] {
  const unknown = [...text.matchAll(PLACEHOLDER)].filter(([, name]) => !known.includes((name ?? '').trim()));
  return unknown.slice(0, MOST).map(({ 1: name = '', index }) => {
    const before = text.slice(0, index).split('\n');
    const place = { line: before.length, column: (before.at(-1) ?? '').length + 1 };
    return { pointer, code: 'PLACEHOLDER_UNKNOWN', params: { name: name.trim().slice(0, LONGEST_NAME), ...place } };
  });
}
