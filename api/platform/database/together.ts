/** A statement that may be sent as a part of another one. */
export interface Part {
  readonly text: string;
  readonly values: readonly unknown[];
}

const QUERY = /^\s*with\s/i;
/** What a part writes into, and whether it changes rows that are there. */
const WRITTEN = /(insert into|update)\s+"?(\w+)/i;
const written = ({ text }: Part) => {
  const [, how = '', table] = WRITTEN.exec(text) ?? [];
  return { table, changes: how.toLowerCase() === 'update' };
};

/** Whether nothing can stand behind a part: it brings the query of the whole. */
export const isLast = ({ text }: Part): boolean => QUERY.test(text);

/**
 * Whether a part has to wait for those before it: a change sees no row that the same statement makes, and none that it
 * changes as well.
 */
export function mustFollow(part: Part, before: readonly Part[]): boolean {
  const { table, changes } = written(part);
  return changes && before.some((one) => written(one).table === table);
}

/** One statement that does what its parts do; the last one may be a query that changes something itself. */
export function together(parts: readonly Part[]): Part {
  const [only, ...more] = parts;
  if (only && more.length === 0) return only;
  const values: unknown[] = [];
  const texts = parts.map(({ text, values: own }) => {
    const before = values.length;
    values.push(...own);
    return text.replaceAll(/\$(\d+)/g, (_all, place) => `$${Number(place) + before}`);
  });
  const query = QUERY.test(texts.at(-1) as string) ? (texts.pop() as string) : undefined;
  const changes = texts.map((text, at) => `part${at} as (${text})`).join(', ');
  return { text: query ? query.replace(QUERY, `with ${changes}, `) : `with ${changes} select`, values };
}
