import { Property, Trigger } from '@mikro-orm/decorators/legacy';
import type { FieldOptions, FieldRecord } from './field.js';
import { snakeCase } from './naming.js';

/**
 * Whether unique keys compare the folded text: 'Werk Nord' and 'werk nord' are one name (domain "Unique names and
 * codes"). Read-only texts, such as assigned numbers, are compared as they are.
 */
export function isFolded({ kind, options }: FieldRecord): boolean {
  const { folded, unique, readOnly } = options as FieldOptions & { folded?: boolean };
  return folded ?? (Boolean(unique) && !readOnly && (kind.widget === 'text' || kind.widget === 'email'));
}

/** Property of the folded text. */
export const foldedName = ({ name }: Pick<FieldRecord, 'name'>) => `${name}Key`;

/** Property of a phone number as E.164 (domain "Phone"). */
const e164Name = ({ name }: Pick<FieldRecord, 'name'>) => `${name}E164`;

/** A column that `q` searches; in one of a single line, numbers are found in any notation. */
export interface SearchedColumn {
  readonly column: string;
  readonly isOneLine: boolean;
}

/**
 * Declares the columns of folded texts, of phone numbers as E.164 and of the text that `q` searches, and the trigger
 * that fills them. Generated columns would refuse rows from before the rule that fold to one text: all but the first
 * have no key until their text changes.
 */
export function mapDerived(
  type: { prototype: object },
  fields: readonly FieldRecord[],
  searched: readonly SearchedColumn[],
): void {
  const derived = fields.flatMap((field) => {
    if (field.kind.widget === 'phone') return [{ field, property: e164Name(field), by: 'vsd_e164' }];
    return isFolded(field) ? [{ field, property: foldedName(field), by: 'vsd_fold' }] : [];
  });
  if (derived.length + searched.length === 0) return;
  for (const { property } of derived)
    Property({ type: 'text', hidden: true, nullable: true })(type.prototype, property);
  const steps = derived.map(({ field, property, by }) => {
    const [column, kept] = [field.name, property].map(snakeCase);
    return `if tg_op = 'INSERT' or new.${column} is distinct from old.${column} then new.${kept} := public.${by}(new.${column}); end if;`;
  });
  if (searched.length > 0) {
    Property({ type: 'text', hidden: true, nullable: true, lazy: true })(type.prototype, 'searchText');
    const changed = searched.map(({ column }) => `new.${column} is distinct from old.${column}`).join(' or ');
    const texts = searched.map(
      ({ column, isOneLine }) => `public.${isOneLine ? 'vsd_spelled' : 'vsd_unaccented'}(new.${column})`,
    );
    steps.push(
      `if new.search_text is null or ${changed} then new.search_text := concat_ws(E'\\n', ${texts.join(', ')}); end if;`,
    );
  }
  const body = `${steps.join(' ')} return new;`;
  Trigger({ name: 'fold', timing: 'before', events: ['insert', 'update'], body })(type as never);
}
