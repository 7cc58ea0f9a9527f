import { type EntityMetadata, type EntityProperty, ReferenceKind } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { conditionSql } from '../read/condition.js';
import { rowsWithin, Statement } from '../read/statement.js';
import type { Condition } from '../resource/condition.js';
import type { ResourceModel } from '../resource/resource-model.js';
import type { TenantEntity } from '../tenancy/tenant-entity.js';

const PLAIN: readonly ReferenceKind[] = [ReferenceKind.SCALAR, ReferenceKind.MANY_TO_ONE];

/** Whether the identity map is empty, so that each loaded record is new to it. */
const isEmpty = (em: EntityManager): boolean => {
  const unit = em.getUnitOfWork();
  return unit.getIdentityMap().keys().length === 0 && unit.getPersistStack().size === 0;
};

const isFetched = ({ persist, lazy, formula }: EntityProperty) => persist !== false && !lazy && !formula;
const columnsOf = ({ props }: EntityMetadata) => [
  ...new Set(props.filter(isFetched).flatMap(({ fieldNames = [] }) => fieldNames)),
];

/** Columns of a record by its class; null for records with more than columns, such as lists. */
const columns = new WeakMap<object, string | null>();

function columnsIn(em: EntityManager, { type }: ResourceModel): string | null {
  const cached = columns.get(type);
  if (cached !== undefined) return cached;
  const meta = em.getMetadata().get(type);
  const isPlain = meta.props.every(({ kind }) => PLAIN.includes(kind));
  const found = isPlain
    ? columnsOf(meta)
        .map((name) => `e."${name}"`)
        .join(', ')
    : null;
  columns.set(type, found);
  return found;
}

/**
 * Loads and locks a record by a prepared statement, at the beginning of a write, when the identity map has no other
 * state of it. Undefined where the ORM has to load the record; null where it does not exist.
 */
export async function loadLocked<E extends TenantEntity>(
  em: EntityManager,
  model: ResourceModel,
  where: Condition,
): Promise<E | null | undefined> {
  const fetched = isEmpty(em) ? columnsIn(em, model) : null;
  if (fetched === null) return undefined;
  const into = new Statement();
  const met = conditionSql(where, model, 'e', into);
  into.text = `select ${fetched} from "${model.table}" e where ${met} for update of e`;
  const [row] = await rowsWithin(em, into);
  if (!row) return null;
  const data = em.getDriver().mapResult<E>(row as never, em.getMetadata().get(model.type) as never);
  return em
    .getEntityFactory()
    .create<E>(model.type as never, data as never, { merge: true, convertCustomTypes: true }) as E;
}
