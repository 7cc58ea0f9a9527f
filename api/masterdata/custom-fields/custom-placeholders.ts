import type { EntityManager } from '@mikro-orm/postgresql';
import type { Texts } from '../../platform/fields/definition.js';
import { tenantFields } from '../../platform/resource/tenant-fields.js';
import { COMMON_PLACEHOLDER_NAMES } from '../../vocabulary/mail.js';

/** The objects in texts about a ticket that may have custom fields, by their API paths. */
export const CUSTOM_PLACEHOLDER_THINGS = {
  tickets: 'ticket',
  customers: 'customer',
  locations: 'location',
  assets: 'asset',
} as const;

/** The placeholder of a field, such as `ticket.custom.hall`; fields of other resources are in no text about a ticket. */
export const placeholderOf = ({ resource, key }: { resource: string; key: string }) =>
  `${(CUSTOM_PLACEHOLDER_THINGS as Readonly<Record<string, string>>)[resource] ?? resource}.custom.${key}`;

const LONG_KINDS: readonly string[] = ['LONG_TEXT', 'CHOICES'];
const USUAL = 500;
const LONGEST = 20_000;

/** A placeholder of a custom field, such as `ticket.custom.hall`. */
export interface CustomPlaceholder {
  readonly name: string;
  readonly label: Texts;
  /** Most characters of its value in a text. */
  readonly max: number;
}

/** The placeholders of the tenant's custom fields in texts about a ticket, also of inactive fields. */
export async function customPlaceholders(em: EntityManager): Promise<CustomPlaceholder[]> {
  const { byResource } = await tenantFields(em);
  return Object.entries(CUSTOM_PLACEHOLDER_THINGS).flatMap(([path, thing]) =>
    (byResource.get(path) ?? []).map(({ name, custom: { label, kind } }) => ({
      name: `${thing}.${name}`,
      label,
      max: LONG_KINDS.includes(kind) ? LONGEST : USUAL,
    })),
  );
}

/** All placeholders of texts about a ticket in this tenant (domain "Common placeholders"). */
export async function knownPlaceholders(em: EntityManager): Promise<readonly string[]> {
  return [...COMMON_PLACEHOLDER_NAMES, ...(await customPlaceholders(em)).map(({ name }) => name)];
}
