import { Trigger } from '@mikro-orm/decorators/legacy';
import { snakeCase } from './naming.js';

/**
 * Declares the trigger that notes each record that was created, changed in one of the columns or removed, in the
 * transaction of the change; the worker brings the noted records into the full-text index (decision 40).
 */
export function mapFullText(type: { prototype: object }, path: string, properties: readonly string[]): void {
  const note = (row: 'new' | 'old') => `perform public.vsd_search_note(${row}.tenant, '${path}', ${row}.id);`;
  const values = (row: 'new' | 'old') => `(${properties.map((name) => `${row}.${snakeCase(name)}`).join(', ')})`;
  const body = [
    `if tg_op = 'DELETE' then ${note('old')} return old; end if;`,
    `if tg_op = 'INSERT' then ${note('new')} return new; end if;`,
    `if ${values('new')} is distinct from ${values('old')} then ${note('new')} end if;`,
    'return new;',
  ].join(' ');
  Trigger({ name: 'full_text', timing: 'after', events: ['insert', 'update', 'delete'], body })(type as never);
}
