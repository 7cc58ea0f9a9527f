const NUL = String.fromCharCode(0);

/** Names that would reach into JavaScript's own objects. */
const INHERITED = new Set([...Object.getOwnPropertyNames(Object.prototype), 'prototype']);

/** Whether the database can keep the text: without NUL and halves of characters. */
export const isStorable = (text: string) => !text.includes(NUL) && text.isWellFormed();

/** Whether an object from outside may have a property of this name. */
export const isSafeName = (name: string) => isStorable(name) && !INHERITED.has(name);

/** Reads JSON out of an address. Throws for what is none, and for texts and names that no honest client sends. */
export function parseSafeJson(text: string): unknown {
  const value = JSON.parse(text);
  assertSafe(value);
  return value;
}

function assertSafe(value: unknown): void {
  if (typeof value === 'string' && !isStorable(value)) throw new SyntaxError('Not safe');
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    if (!isSafeName(name)) throw new SyntaxError('Not safe');
    assertSafe(inner);
  }
}
