import type { EntityManager } from '@mikro-orm/postgresql';
import { opens, permits } from '../access/permission.js';
import { Problem } from '../http/problem.js';
import { currentTenant, currentUser } from '../tenancy/session.js';
import type { TenantEntity } from '../tenancy/tenant-entity.js';
import { type FieldRecord, fieldsOf } from './field.js';
import { type RecordTitle, titleOf } from './presenter.js';
import type { Condition } from './query.js';
import { isHolding, type ReferenceOptions, targetOf } from './reference-kinds.js';
import { allTables, isResource, type ResourceModel, resourceOf, type TenantEntityClass } from './resource.js';
import type { RulesRegistry } from './rules.js';

/** Records of one resource that refer to a record by one of their fields: how many, and the first of them. */
export interface Place {
  readonly resource: string;
  readonly field: string;
  readonly count: number;
  readonly records: readonly RecordTitle[];
}

/** Where a record is used, as far as the reader may look; `elsewhere` says that there is more out of his sight. */
export interface Usage {
  readonly places: readonly Place[];
  readonly elsewhere: boolean;
}

/** What is to be done with a record that may be in use. */
export type Purpose = 'delete' | 'deactivate';

/** How many records are named of each place. */
const NAMED = 5;

interface Referrer {
  readonly type: TenantEntityClass;
  readonly field: FieldRecord;
  /** Which of the referring rows count; all of them where it is empty. */
  readonly only: Condition;
}

/** The references to a resource that stand in the way, as the field records of all tables tell. */
function referrersTo(target: TenantEntityClass, purpose: Purpose): Referrer[] {
  return allTables().flatMap((type) =>
    fieldsOf(type)
      .filter((field) => isHolding(field) && targetOf(field) === target)
      .flatMap((field) => {
        const { onDelete = 'refuse', keepsActive = false } = field.options as ReferenceOptions;
        if (purpose === 'delete') return onDelete === 'refuse' ? [{ type, field, only: {} }] : [];
        return keepsActive ? [{ type, field, only: keepsActive === true ? {} : keepsActive }] : [];
      }),
  );
}

/** Looks up what refers to a record and would be hurt; nothing is told of what the signed-in user may not read. */
export async function whereUsed(
  em: EntityManager,
  registry: RulesRegistry,
  target: ResourceModel,
  id: string,
  purpose: Purpose,
): Promise<Usage> {
  const places: Place[] = [];
  let elsewhere = false;
  for (const { type, field, only } of referrersTo(target.type, purpose)) {
    const all = { $and: [{ tenant: currentTenant(), [field.name]: { id } }, only] };
    const count = await em.count(type, all as never);
    if (count === 0) continue;
    const readable = isReadable(type, field) ? await read(em, registry, type, all) : { count: 0, records: [] };
    if (readable.count > 0) places.push({ resource: resourceOf(type).options.path, field: field.name, ...readable });
    elsewhere ||= readable.count < count;
  }
  return { places, elsewhere };
}

/** Refuses to switch off what others rely on, and says who does: 409 DEACTIVATION_IN_USE. */
export async function assertIdle(em: EntityManager, registry: RulesRegistry, target: ResourceModel, id: string) {
  const usage = await whereUsed(em, registry, target, id, 'deactivate');
  const isIdle = usage.places.length === 0 && !usage.elsewhere;
  if (!isIdle) throw new Problem(409, 'DEACTIVATION_IN_USE', { ...usage });
}

/** The places that rules know and no reference tells, such as values in fields of the tenant's own. */
export function ownPlaces({ params: { where = [] } }: Problem): Place[] {
  return (where as { resource: string; n: number }[]).map(({ resource, n }) => ({
    resource,
    field: 'custom',
    count: n,
    records: [],
  }));
}

function isReadable(type: TenantEntityClass, { options }: FieldRecord): boolean {
  const { roles } = currentUser();
  return isResource(type) && permits(resourceOf(type).options.allow.read, roles) && opens(options.visible, roles);
}

async function read(em: EntityManager, registry: RulesRegistry, type: TenantEntityClass, all: Condition) {
  const scope = registry.of(type).scope?.(currentUser());
  const where = (scope ? { $and: [all, scope] } : all) as never;
  const [found, count] = await em.findAndCount<TenantEntity>(type, where, {
    limit: NAMED,
    orderBy: { id: 'desc' } as never,
  });
  return { count, records: found.map((record) => titleOf(record, resourceOf(type))) };
}
