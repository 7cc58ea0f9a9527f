import type { EntityManager } from '@mikro-orm/postgresql';
import { tenantFields } from '../custom-fields/custom-fields.js';
import { type CustomValues, changedKeys } from '../custom-fields/definition.js';
import { Computed } from '../resource/computed-kind.js';
import type { FieldRecord } from '../resource/field.js';
import { Shape, Text } from '../resource/index.js';
import { presentField } from '../resource/presenter.js';
import { targetOf } from '../resource/reference-kinds.js';
import { type ResourceModel, resourceOf } from '../resource/resource.js';
import { currentTenant } from '../tenancy/session.js';

/** A field that was changed; of references the titles as they were, and the ids besides. */
@Shape()
export class FieldChange {
  @Text({ required: true }) field!: string;
  @Computed({}) from!: unknown;
  @Computed({}) to!: unknown;
  @Text() fromId?: string | null;
  @Text() toId?: string | null;
  /** Name of a custom field in all languages, as it was. */
  @Computed({}, { required: false }) label?: unknown;
}

/** The changes that a field of a resource tells: of the place of custom fields one for each of them that differs. */
export async function changesOf(
  { options }: ResourceModel,
  field: FieldRecord,
  from: unknown,
  to: unknown,
  em: EntityManager,
): Promise<FieldChange[]> {
  if (field.kind.widget !== 'custom') return [await changeOf(field, from, to, em)];
  const [before, after] = [(from ?? {}) as CustomValues, (to ?? {}) as CustomValues];
  const keys = changedKeys(before, after);
  const fields = keys.length > 0 ? ((await tenantFields(em)).byResource.get(options.path) ?? []) : [];
  const changes: FieldChange[] = [];
  for (const key of keys) {
    const known = fields.find(({ custom }) => custom.key === key);
    const values = [before[key] ?? null, after[key] ?? null] as const;
    if (known) changes.push({ ...(await changeOf(known, ...values, em)), label: { ...known.custom.label } });
    else changes.push({ field: `${field.name}.${key}`, from: values[0], to: values[1] });
  }
  return changes;
}

/** A change of one field; of a reference the title for reading and the id, of several the titles alone. */
export async function changeOf(
  field: FieldRecord,
  from: unknown,
  to: unknown,
  em: EntityManager,
): Promise<FieldChange> {
  const { name, kind } = field;
  if (kind.widget === 'references') {
    // One after the other: they are read on one connection.
    const titles = async (ids: string[] | null) => {
      if (!ids) return ids;
      const found: unknown[] = [];
      for (const id of ids) found.push(await titleOf(field, id, em));
      return found;
    };
    return { field: name, from: await titles(from as string[] | null), to: await titles(to as string[] | null) };
  }
  if (kind.widget !== 'reference') return { field: name, from, to };
  const [fromId, toId] = [from, to] as [string | null, string | null];
  const titles = [await titleOf(field, fromId, em), await titleOf(field, toId, em)];
  return { field: name, from: titles[0], to: titles[1], fromId, toId };
}

/** The title of a referenced record as it is now, in all languages where it has some; the id of one that is gone. */
function titleOf(field: FieldRecord, id: string | null, em: EntityManager): Promise<unknown> | null {
  if (id === null) return null;
  const target = resourceOf(targetOf(field));
  const known = titles.get(em) ?? new Map<string, Promise<unknown>>();
  titles.set(em, known);
  const key = `${target.options.path}/${id}`;
  const title = known.get(key) ?? readTitle(target, id, em);
  known.set(key, title);
  return title;
}

/** What one unit of work has asked already: many changes name the same record. */
const titles = new WeakMap<EntityManager, Map<string, Promise<unknown>>>();

async function readTitle(target: ResourceModel, id: string, em: EntityManager): Promise<unknown> {
  const row = await em.findOne(target.type, { tenant: currentTenant(), id } as never);
  const title = target.fields.find(({ name }) => name === target.options.title);
  return row && title ? presentField(row, title) : id;
}
