import { invalidField } from '../platform/http/problem.js';

const YES = ['true', '1', 'on'];
const NO = ['false', '0', ''];

/** A flag among the fields of a form, which are texts; by default false. Throws 422 for another text. */
export function flagOf(fields: Readonly<Record<string, string>>, name: string): boolean {
  const sent = (fields[name] ?? '').trim().toLowerCase();
  if (![...YES, ...NO].includes(sent)) throw invalidField(`/${name}`, 'INVALID_VALUE');
  return YES.includes(sent);
}
