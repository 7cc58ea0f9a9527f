import { type Collection, Reference, wrap } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { opens } from '../access/permission.js';
import { currentLanguage } from '../http/language.js';
import type { SignedInUser } from '../tenancy/session.js';
import type { TenantEntity } from '../tenancy/tenant-entity.js';
import type { FieldRecord } from './field.js';
import { inLanguage, Translated } from './nested-kinds.js';
import { targetOf } from './reference-kinds.js';
import { isTold, type ResourceModel, resourceOf } from './resource.js';
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
  const visible = model.fields.filter((field) => isTold(field) && opens(field.options.visible, user.roles));
  const computed = (await rules.present?.(records, em)) ?? [];
  return records.map((record, index) => {
    const row = record as unknown as Row;
    const json: Record<string, unknown> = {};
    for (const field of SYSTEM_FIELDS) json[field.name] = presentField(row, field);
    for (const field of visible) json[field.name] = computed[index]?.[field.name] ?? presentField(row, field);
    if (embed.length > 0) json._embedded = Object.fromEntries(embed.map((field) => [field.name, titles(row, field)]));
    return json as RecordJson;
  });
}

/** The JSON value of one field of a row. */
export function presentField(row: object, field: FieldRecord): unknown {
  const value = (row as Row)[field.name];
  if (field.kind.widget === 'reference') return idOf(value);
  if (field.kind.widget === 'references')
    return (value as Collection<TenantEntity>).getItems(false).map(({ id }) => id);
  return field.kind.present ? field.kind.present(value, field) : (value ?? null);
}

function idOf(value: unknown): string | null {
  return value ? (Reference.unwrapReference(value as TenantEntity).id ?? null) : null;
}

interface Title {
  id: string;
  title: string | null;
}

function titles(row: Row, field: FieldRecord): Title | Title[] | null {
  const value = row[field.name];
  if (field.kind.widget === 'references') {
    return (value as Collection<TenantEntity>).getItems(false).map((item) => titleOf(item, field));
  }
  return value ? titleOf(Reference.unwrapReference(value as TenantEntity), field) : null;
}

function titleOf(target: TenantEntity, field: FieldRecord): Title {
  const { options } = resourceOf(targetOf(field));
  const title = wrap(target).isInitialized() ? (target as Row)[options.title] : null;
  return {
    id: target.id,
    title: title instanceof Translated ? inLanguage(title, currentLanguage()) : ((title as string) ?? null),
  };
}
