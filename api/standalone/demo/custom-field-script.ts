import type { CustomFieldKind, CustomFieldResource } from '../../vocabulary/custom-field.js';
import { Random } from './random.js';

/** The record for which a value is told. */
export interface CustomFieldSubject {
  /** Tells it from all others of its kind: the code of a customer, the external id of a location. */
  readonly name: string;
  readonly category?: string;
  /** Customers fill what they see. */
  readonly byCustomer?: boolean;
}

/** A field of the tenant's own, and what its records say in it. */
export interface CustomFieldScript {
  readonly definition: {
    readonly resource: CustomFieldResource;
    readonly key: string;
    readonly kind: CustomFieldKind;
  } & Readonly<Record<string, unknown>>;
  /** The value of a record; undefined where nobody has filled it. */
  readonly value: (random: Random, subject: CustomFieldSubject) => unknown;
}

/** The values of a record, the same on every run whatever else is told. */
export function customValuesOf(
  scripts: readonly CustomFieldScript[],
  resource: CustomFieldResource,
  subject: CustomFieldSubject,
): Record<string, unknown> {
  const values = scripts
    .filter(({ definition }) => definition.resource === resource)
    .map(({ definition, value }) => {
      const random = new Random(`${resource}/${subject.name}/${definition.key}`);
      return [definition.key, value(random, subject)] as const;
    });
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}
