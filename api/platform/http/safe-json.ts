const NUL = String.fromCharCode(0);

/** Names of inherited properties of JavaScript objects. */
const INHERITED = new Set([...Object.getOwnPropertyNames(Object.prototype), 'prototype']);

/** Whether the database can store the text: without NUL and lone surrogates. */
export const isStorable = (text: string) => !text.includes(NUL) && text.isWellFormed();

/** Whether an input object may have a property of this name. */
export const isSafeName = (name: string) => isStorable(name) && !INHERITED.has(name);

/** Parses JSON of an address. Throws for invalid JSON and for unsafe texts and names. */
export function parseSafeJson(text: string): unknown {
  const value = JSON.parse(text);
  assertSafe(value);
  return value;
}

/** The object in a text of JSON; undefined for another text. */
export function safeObject(text: string): Record<string, unknown> | undefined {
  try {
    const value = parseSafeJson(text);
    return value?.constructor === Object ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

function assertSafe(value: unknown): void {
  if (typeof value === 'string' && !isStorable(value)) throw new SyntaxError('Not safe');
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    if (!isSafeName(name)) throw new SyntaxError('Not safe');
    assertSafe(inner);
  }
}
