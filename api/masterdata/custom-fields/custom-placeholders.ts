import type { EntityManager } from '@mikro-orm/postgresql';
import type { Texts } from '../../platform/fields/definition.js';
import { tenantFields } from '../../platform/resource/tenant-fields.js';
import { COMMON_PLACEHOLDER_NAMES } from '../../vocabulary/mail.js';
import type { CustomFieldResource } from '../../vocabulary/master-data.js';

/** The things in texts about a ticket whose records may have custom fields, by the API path of these. */
export const CUSTOM_PLACEHOLDER_THINGS = { tickets: 'ticket', customers: 'customer', locations: 'location' } as const;

/** What texts name a field by, as `ticket.custom.hall`. */
export const placeholderOf = ({ resource, key }: { resource: CustomFieldResource; key: string }) =>
  `${CUSTOM_PLACEHOLDER_THINGS[resource]}.custom.${key}`;

const LONG_KINDS: readonly string[] = ['LONG_TEXT', 'CHOICES'];
const USUAL = 500;
const LONGEST = 20_000;

/** A placeholder that the tenant itself has made possible, as `ticket.custom.hall`. */
export interface CustomPlaceholder {
  readonly name: string;
  readonly label: Texts;
  /** Characters that its value may have in a text. */
  readonly max: number;
}

/** What texts about a ticket may name of the tenant's own fields; those that are no longer in use stay known. */
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

/** Every name that a text about a ticket may use in this tenant (domain "Common placeholders"). */
export async function knownPlaceholders(em: EntityManager): Promise<readonly string[]> {
  return [...COMMON_PLACEHOLDER_NAMES, ...(await customPlaceholders(em)).map(({ name }) => name)];
}
