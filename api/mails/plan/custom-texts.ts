import type { EntityManager } from '@mikro-orm/postgresql';
import { CUSTOM_PLACEHOLDER_THINGS } from '../../masterdata/custom-fields/custom-placeholders.js';
import { isOpenTo } from '../../platform/access/permission.js';
import { changeOf } from '../../platform/audit/field-change.js';
import { inLocale, type Texts } from '../../platform/fields/definition.js';
import type { CustomField } from '../../platform/resource/custom-field.js';
import { tenantFields } from '../../platform/resource/tenant-fields.js';
import type { Ticket } from '../../tickets/record/ticket.entity.js';
import type { Locale } from '../../vocabulary/locale.js';
import { type CommonPlaceholders, localised, type Value } from './mail-placeholders.js';

/** Texts of the tenant's own fields by key, for the records that a text about a ticket may name. */
type AllCustomTexts = Readonly<Record<string, { readonly custom: Readonly<Record<string, Value>> }>>;

/**
 * The tenant's own fields of a ticket and the records that it refers to as texts in the reader's language. Inactive fields,
 * and fields that a reader of these roles does not see, are empty.
 */
export async function customTexts(
  em: EntityManager,
  { ticket, roles, locale }: { ticket: Ticket; roles: readonly string[]; locale: Locale },
): Promise<AllCustomTexts> {
  const { byResource } = await tenantFields(em);
  const texts: Record<string, { custom: Record<string, Value> }> = {};
  for (const [path, thing] of Object.entries(CUSTOM_PLACEHOLDER_THINGS)) {
    const record = thing === 'ticket' ? ticket : ticket[thing]?.unwrap();
    const custom: Record<string, Value> = {};
    for (const field of byResource.get(path) ?? []) {
      const isShown = field.custom.active && isOpenTo(field.options.visible, roles);
      const value = isShown ? (record?.custom?.[field.custom.key] ?? null) : null;
      custom[field.custom.key] = value === null ? null : await textOf(em, field, value, locale);
    }
    texts[thing] = { custom };
  }
  return texts;
}

/** The values of the product's fields with the tenant's own fields beside them. */
export const withCustomTexts = <T extends CommonPlaceholders>(values: T, own: AllCustomTexts): T => {
  const textsOf = (thing: string) => ({ ...(values[thing as keyof T] as object), ...own[thing] });
  return { ...values, ...Object.fromEntries(Object.keys(own).map((thing) => [thing, textsOf(thing)])) };
};

async function textOf(em: EntityManager, field: CustomField, value: unknown, locale: Locale): Promise<Value> {
  const write = localised(locale);
  const { kind, options, decimals } = field.custom;
  const label = (choice: unknown) => inLocale(options.find((option) => option.value === choice)?.label ?? {}, locale);
  switch (kind) {
    case 'NUMBER':
      return new Intl.NumberFormat(locale, { maximumFractionDigits: decimals }).format(value as number);
    case 'MONEY':
      return new Intl.NumberFormat(locale, { style: 'currency', currency: 'CHF' }).format(value as number);
    case 'DATE':
      return write.day(value as string);
    case 'FLAG':
      return write.choice('answer', value === true ? 'YES' : 'NO');
    case 'CHOICE':
      return label(value) ?? String(value);
    case 'CHOICES':
      return (value as string[]).map((choice) => label(choice) ?? choice).join(', ');
    case 'TEXT':
    case 'LONG_TEXT':
      return String(value);
    default:
      return titleIn((await changeOf(field, null, value, em)).to, locale);
  }
}

/** The title of a referenced record, in the reader's language where it has several. */
const titleIn = (title: unknown, locale: Locale): Value =>
  typeof title === 'object' && title !== null ? inLocale(title as Texts, locale) : ((title as string) ?? null);
