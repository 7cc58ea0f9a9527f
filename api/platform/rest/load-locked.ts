import { type EntityMetadata, type EntityProperty, ReferenceKind } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { conditionSql } from '../read/condition.js';
import { rowsWithin, Statement } from '../read/statement.js';
import type { Condition } from '../resource/condition.js';
import type { ResourceModel } from '../resource/resource-model.js';
import type { TenantEntity } from '../tenancy/tenant-entity.js';

const PLAIN: readonly ReferenceKind[] = [ReferenceKind.SCALAR, ReferenceKind.MANY_TO_ONE];

/** Whether a unit of work holds nothing yet, so that what is read is new to it. */
const isEmpty = (em: EntityManager): boolean => {
  const unit = em.getUnitOfWork();
  return unit.getIdentityMap().keys().length === 0 && unit.getPersistStack().size === 0;
};

const isFetched = ({ persist, lazy, formula }: EntityProperty) => persist !== false && !lazy && !formula;
const columnsOf = ({ props }: EntityMetadata) => [
  ...new Set(props.filter(isFetched).flatMap(({ fieldNames = [] }) => fieldNames)),
];

/** The columns by which a record is loaded, by its class; null where it is more than its row. */
const columns = new WeakMap<object, string | null>();

function columnsIn(em: EntityManager, { type }: ResourceModel): string | null {
  const known = columns.get(type);
  if (known !== undefined) return known;
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
 * Loads and locks the one record with which a write begins, by a prepared statement: nothing is known of it that would
 * have to be compared. Undefined where that is not so, and the ORM has to find it; null where there is none.
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
