import { invalidField } from '../platform/http/problem.js';

const FLAGS: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['1', true],
  ['on', true],
  ['false', false],
  ['0', false],
  ['', false],
]);

/** A flag among the fields of a form, which are texts; by default false. Throws 422 for another text. */
export function flagOf(fields: Readonly<Record<string, string>>, name: string): boolean {
  const sent = fields[name] ?? '';
  const flag = FLAGS.get(sent.trim().toLowerCase());
  if (flag === undefined) throw invalidField(`/${name}`, 'INVALID_VALUE');
  return flag;
}
