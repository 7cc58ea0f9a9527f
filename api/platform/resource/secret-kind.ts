import { Property } from '@mikro-orm/decorators/legacy';
import { limit, type } from '../fields/constraint.js';
import { secretBox } from '../secret-box.js';
import type { TenantEntity } from '../tenancy/tenant-entity.js';
import { declare, type FieldKind, type FieldOptions, isNullable } from './field.js';

/** Characters of a secret: passwords, keys, and tokens, of which some are long. */
const LONGEST = 4_000;

export const SECRET: FieldKind = {
  widget: 'secret',
  operators: [],
  map: (owner, field) => Property({ type: 'text', nullable: isNullable(field) })(owner, field.name),
  constraints: () => [type('string'), limit('maxLength', LONGEST)],
  normalise: (value) => (value === '' ? null : value),
  store: (value, field, record) =>
    value === null ? null : secretBox().seal(value as string, placeOf(record, field.name)),
};

/** What a secret says of itself: with what it is sent, so that it never goes elsewhere than it was given for. */
export type SecretOptions = FieldOptions & Required<Pick<FieldOptions, 'sentTo'>>;

/** A text that is sealed before it is stored, and told to nobody: a password, a key, a token. */
export const Secret = (given: SecretOptions) => declare(SECRET, { ...given, secret: true });

/** Where a secret stands, and where alone it opens. */
export const secretPlace = (tenant: string, resource: string, id: string, field: string) =>
  `${tenant}/${resource}/${id}/${field}`;

const placeOf = (record: TenantEntity, field: string) =>
  secretPlace(record.tenant, record.constructor.name, record.id, field);

/** The secret that a record keeps in the field, null for none. Throws `SealBroken` where no key opens it. */
export function secretOf<E extends TenantEntity>(record: E, field: keyof E & string): string | null {
  const sealed = record[field] as string | null;
  return sealed === null ? null : secretBox().open(sealed, placeOf(record, field));
}

/** A text as the field of the record keeps it, for secrets that come from elsewhere than a request. */
export const sealedFor = <E extends TenantEntity>(record: E, field: keyof E & string, text: string): string =>
  secretBox().seal(text, placeOf(record, field));
