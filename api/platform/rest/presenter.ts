import { type Collection, Reference, wrap } from '@mikro-orm/core';
import type { CustomValues } from '../fields/definition.js';
import type { FieldRecord } from '../resource/field.js';
import { inLanguage, Translated } from '../resource/nested-kinds.js';
import type { ResourceModel } from '../resource/resource-model.js';
import { currentLanguage } from '../tenancy/language.js';
import type { TenantEntity } from '../tenancy/tenant-entity.js';

type Row = TenantEntity & Record<string, unknown>;

/** The JSON value of one field of a row. */
export function presentField(row: object, field: FieldRecord): unknown {
  if (field.custom) return (row as { custom?: CustomValues }).custom?.[field.custom.key] ?? null;
  const value = (row as Row)[field.name];
  if (field.kind.widget === 'reference') return idOf(value);
  if (field.kind.widget === 'references')
    return (value as Collection<TenantEntity>).getItems(false).map(({ id }) => id);
  return field.kind.present ? field.kind.present(value, field) : (value ?? null);
}

/** The id of a reference as an entity holds it. */
export function idOf(value: unknown): string | null {
  return value ? (Reference.unwrapReference(value as TenantEntity).id ?? null) : null;
}

/** A record as users see it named: its id, and its title in their language. */
export interface RecordTitle {
  readonly id: string;
  readonly title: string | null;
}

/** The title of a record; null for a reference that is not loaded. */
export function titleOf(target: TenantEntity, { options }: ResourceModel): RecordTitle {
  const title = wrap(target).isInitialized() ? (target as Row)[options.title] : null;
  return {
    id: target.id,
    title: title instanceof Translated ? inLanguage(title, currentLanguage()) : ((title as string) ?? null),
  };
}
