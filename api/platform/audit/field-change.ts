import type { EntityManager } from '@mikro-orm/postgresql';
import { Computed } from '../resource/computed-kind.js';
import type { FieldRecord } from '../resource/field.js';
import { Shape, Text } from '../resource/index.js';
import { presentField } from '../resource/presenter.js';
import { targetOf } from '../resource/reference-kinds.js';
import { resourceOf } from '../resource/resource.js';
import { currentTenant } from '../tenancy/session.js';

/** A field that was changed; of references the titles as they were, and the ids besides. */
@Shape()
export class FieldChange {
  @Text({ required: true }) field!: string;
  @Computed({}) from!: unknown;
  @Computed({}) to!: unknown;
  @Text() fromId?: string | null;
  @Text() toId?: string | null;
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
    const titles = (ids: unknown) => ids && Promise.all((ids as string[]).map((id) => titleOf(field, id, em)));
    return { field: name, from: await titles(from), to: await titles(to) };
  }
  if (kind.widget !== 'reference') return { field: name, from, to };
  const [fromId, toId] = [from, to] as [string | null, string | null];
  const titles = [await titleOf(field, fromId, em), await titleOf(field, toId, em)];
  return { field: name, from: titles[0], to: titles[1], fromId, toId };
}

/** The title of a referenced record as it is now, in all languages where it has some; the id of one that is gone. */
async function titleOf(field: FieldRecord, id: string | null, em: EntityManager): Promise<unknown> {
  if (id === null) return null;
  const target = resourceOf(targetOf(field));
  const row = await em.findOne(target.type, { tenant: currentTenant(), id } as never);
  const title = target.fields.find(({ name }) => name === target.options.title);
  return row && title ? presentField(row, title) : id;
}
