import { type Collection, Reference, wrap } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { opens } from '../access/permission.js';
import type { CustomField } from '../custom-fields/custom-field.js';
import { tenantFields, visibleFields } from '../custom-fields/custom-fields.js';
import type { CustomValues } from '../custom-fields/definition.js';
import { currentLanguage } from '../http/language.js';
import type { SignedInUser } from '../tenancy/session.js';
import { currentTenant } from '../tenancy/session.js';
import type { TenantEntity } from '../tenancy/tenant-entity.js';
import type { FieldRecord } from './field.js';
import { inLanguage, Translated } from './nested-kinds.js';
import { targetOf } from './reference-kinds.js';
import { customPlaceOf, isTold, type ResourceModel, resourceOf } from './resource.js';
import type { RecordJson, ResourceRules } from './rules.js';
import { SYSTEM_FIELDS } from './system-fields.js';

type Row = TenantEntity & Record<string, unknown>;

/** Turns rows into what leaves the house: only declared fields that the user may see. */
export async function presentRecords<E extends TenantEntity>(
  model: ResourceModel,
  rules: ResourceRules<E>,
  records: readonly E[],
  embed: readonly FieldRecord[],
  user: Pick<SignedInUser, 'roles'>,
  em: EntityManager,
): Promise<RecordJson[]> {
  const place = customPlaceOf(model);
  const custom = place ? visibleFields(await tenantFields(em), model.options.path, user.roles) : [];
  const titles = await customTitles(em, records, embed);
  const visible = model.fields.filter((field) => isTold(field) && opens(field.options.visible, user.roles));
  const computed = (await rules.present?.(records, em)) ?? [];
  return records.map((record, index) => {
    const row = record as unknown as Row;
    const json: Record<string, unknown> = {};
    for (const field of SYSTEM_FIELDS) json[field.name] = presentField(row, field);
    for (const field of visible) json[field.name] = computed[index]?.[field.name] ?? presentField(row, field);
    if (place) json[place.name] = presentCustom(row, custom);
    if (embed.length > 0)
      json._embedded = Object.fromEntries(
        embed.map((field) => [field.name, field.custom ? titles(row, field) : embedded(row, field)]),
      );
    return json as RecordJson;
  });
}

/** The JSON value of one field of a row. */
export function presentField(row: object, field: FieldRecord): unknown {
  if (field.custom) return (row as { custom?: CustomValues }).custom?.[field.custom.key] ?? null;
  const value = (row as Row)[field.name];
  if (field.kind.widget === 'reference') return idOf(value);
  if (field.kind.widget === 'references')
    return (value as Collection<TenantEntity>).getItems(false).map(({ id }) => id);
  return field.kind.present ? field.kind.present(value, field) : (value ?? null);
}

function idOf(value: unknown): string | null {
  return value ? (Reference.unwrapReference(value as TenantEntity).id ?? null) : null;
}

/** How a record is named to people: its id, and its title in the reader's language. */
export interface RecordTitle {
  readonly id: string;
  readonly title: string | null;
}

function embedded(row: Row, field: FieldRecord): RecordTitle | RecordTitle[] | null {
  const value = row[field.name];
  if (field.kind.widget === 'references') {
    return (value as Collection<TenantEntity>)
      .getItems(false)
      .map((item) => titleOf(item, resourceOf(targetOf(field))));
  }
  return value ? titleOf(Reference.unwrapReference(value as TenantEntity), resourceOf(targetOf(field))) : null;
}

/** The title of a loaded record of a resource; null while it is only referred to. */
export function titleOf(target: TenantEntity, { options }: ResourceModel): RecordTitle {
  const title = wrap(target).isInitialized() ? (target as Row)[options.title] : null;
  return {
    id: target.id,
    title: title instanceof Translated ? inLanguage(title, currentLanguage()) : ((title as string) ?? null),
  };
}

function presentCustom(row: Record<string, unknown>, fields: readonly CustomField[]) {
  const custom = (row.custom ?? {}) as CustomValues;
  const values: Record<string, unknown> = {};
  for (const {
    custom: { key },
  } of fields)
    values[key] = custom[key] ?? null;
  return values;
}

/** Looks up the titles of what custom references point to, which no relation brings along. */
async function customTitles(em: EntityManager, rows: readonly object[], embed: readonly FieldRecord[]) {
  const titles = new Map<string, RecordTitle>();
  for (const field of embed.filter(({ custom }) => custom)) {
    const ids = [...new Set(rows.map((row) => presentField(row, field)).filter((id) => id !== null))];
    const own = { tenant: currentTenant(), id: { $in: ids } };
    const found = ids.length > 0 ? await em.find(targetOf(field), own as never) : [];
    for (const target of found) titles.set(`${field.name}/${target.id}`, titleOf(target, resourceOf(targetOf(field))));
  }
  return (row: object, field: FieldRecord): RecordTitle | null => {
    const id = presentField(row, field) as string | null;
    return id === null ? null : (titles.get(`${field.name}/${id}`) ?? { id, title: null });
  };
}
