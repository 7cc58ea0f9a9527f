import { Property } from '@mikro-orm/decorators/legacy';
import { limit, type } from '../fields/constraint.js';
import { secretBox } from '../secret-box.js';
import type { TenantEntity } from '../tenancy/tenant-entity.js';
import { declare, type FieldKind, type FieldOptions, isNullable } from './field.js';

/** Most characters of a secret: a password, a key or a token. */
const LONGEST = 4_000;

export const SECRET: FieldKind = {
  widget: 'secret',
  operators: [],
  map: (owner, field) => Property({ type: 'text', nullable: isNullable(field) })(owner, field.name),
  constraints: () => [type('string'), limit('maxLength', LONGEST)],
  normalise: (value) => (value === '' ? null : value),
  store: (value, field, record) =>
    value === null ? null : secretBox().seal(value as string, contextOf(record, field.name)),
};

/** Options of a secret, which must name the fields that decide where it is sent. */
export type SecretOptions = FieldOptions & Required<Pick<FieldOptions, 'sentTo'>>;

/** A text that is encrypted in the database and never sent: a password, a key, a token. */
export const Secret = (options: SecretOptions) => declare(SECRET, { ...options, secret: true });

/** The context of a secret, in which alone it can be decrypted. */
export const secretContext = (tenant: string, resource: string, id: string, field: string) =>
  `${tenant}/${resource}/${id}/${field}`;

const contextOf = (record: TenantEntity, field: string) =>
  secretContext(record.tenant, record.constructor.name, record.id, field);

/** The secret in a field of a record, null for none. Throws `SealBroken` where no key opens it. */
export function secretOf<E extends TenantEntity>(record: E, field: keyof E & string): string | null {
  const sealed = record[field] as string | null;
  return sealed === null ? null : secretBox().open(sealed, contextOf(record, field));
}

/** A text encrypted for the field of the record, for secrets that no request has sent. */
export const sealedFor = <E extends TenantEntity>(record: E, field: keyof E & string, text: string): string =>
  secretBox().seal(text, contextOf(record, field));
