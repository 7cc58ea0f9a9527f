import type { EntityManager } from '@mikro-orm/postgresql';
import { isOpenTo } from '../access/permission.js';
import type { RoleName } from '../application.js';
import { within } from '../database/within.js';
import type { CustomDefinition } from '../fields/definition.js';
import { keepLast } from '../keep-last.js';
import { currentTenant } from '../tenancy/session.js';
import type { TenantEntity } from '../tenancy/tenant-entity.js';
import { type CustomField, customField } from './custom-field.js';
import { allResources, resourceOf } from './resource.js';
import type { TenantEntityClass } from './resource-model.js';

type DefiningClass = TenantEntityClass<TenantEntity & CustomDefinition>;

interface Source {
  readonly type: DefiningClass;
  /** Kind -> API path of the resource that it refers to. */
  readonly references: Readonly<Record<string, string>>;
  readonly readersOf: (definition: never) => readonly RoleName[];
}

let source: Source | undefined;

/** Registers the resource that defines custom fields, the targets of reference kinds, and the readers of a field. */
export function registerDefinitionClass<E extends TenantEntity & CustomDefinition>(
  type: TenantEntityClass<E>,
  references: Source['references'],
  readersOf: (definition: E) => readonly RoleName[],
): void {
  source = { type: type as unknown as DefiningClass, references, readersOf };
}

/** The class whose records define custom fields. Throws where there is none. */
export function definitionClass(): DefiningClass {
  if (!source) throw new Error('No resource defines custom fields');
  return source.type;
}

/** All custom fields of a tenant at one moment; `mark`, a digest, changes with any definition. */
export interface TenantFields {
  readonly mark: string;
  /** In the order of their positions, inactive ones among them; by the API path of their resource. */
  readonly byResource: ReadonlyMap<string, readonly CustomField[]>;
}

/** The fields of a tenant without definitions. */
export const NO_FIELDS: TenantFields = { mark: '', byResource: new Map() };
/** Tenants whose fields are cached: the ones used last. */
const MOST_KEPT = 500;
/** Fields by tenant; their mark is compared with the database at each use. */
const cache = new Map<string, TenantFields>();
/** Fields by transaction. */
const byTransaction = new WeakMap<EntityManager, Promise<TenantFields>>();

/**
 * The tenant's custom fields as the transaction of `em` sees them; `anew` reads them once more, after a wait for a
 * lock. `mark` is the present mark if the caller has read it.
 */
export function tenantFields(em: EntityManager, anew = false, mark?: string): Promise<TenantFields> {
  const found = (!anew && byTransaction.get(em)) || read(em, mark);
  byTransaction.set(em, found);
  return found;
}

/** The cached fields of the present tenant, which may be outdated; undefined without any. */
export const cachedTenantFields = (): TenantFields | undefined => cache.get(currentTenant());

/** SQL for the mark of a tenant's fields: one row with `mark`, which is null where there are none. */
export function definitionsMarkSql(tenant: string): string {
  if (!source) return 'select null as mark';
  const { table } = resourceOf(source.type);
  return `select md5(string_agg(concat_ws('/', id, version, position, slot_ready), ',' order by id)) as mark from "${table}" where tenant = ${tenant}`;
}

async function read(em: EntityManager, knownMark?: string): Promise<TenantFields> {
  if (!source) return NO_FIELDS;
  const tenant = currentTenant();
  const mark = knownMark ?? (await markOf(em, tenant));
  if (mark === '') {
    cache.delete(tenant);
    return NO_FIELDS;
  }
  const cached = cache.get(tenant);
  if (cached?.mark === mark) return keep(tenant, cached);
  const { readersOf } = source;
  const rows = await em.find(source.type, { tenant } as never, {
    orderBy: { position: 'asc', key: 'asc' } as never,
    disableIdentityMap: true,
  });
  const fields = rows.map((row) =>
    customField({ ...row } as CustomDefinition, readersOf(row as never), targetOfKind(row)),
  );
  return keep(tenant, { mark, byResource: Map.groupBy(fields, ({ custom }) => custom.resource) });
}

const keep = (tenant: string, fields: TenantFields) => keepLast(cache, MOST_KEPT, tenant, fields);

async function markOf(em: EntityManager, tenant: string): Promise<string> {
  const { rows } = await within(em).executeSql(definitionsMarkSql('$1'), [tenant]);
  return (rows as { mark: string | null }[])[0]?.mark ?? '';
}

/** The target of a reference; undefined for other kinds. */
function targetOfKind({ kind }: Pick<CustomDefinition, 'kind'>): (() => TenantEntityClass) | undefined {
  const path = source?.references[kind];
  if (!path) return undefined;
  return () => allResources().find(({ options }) => options.path === path)?.type as TenantEntityClass;
}

const lockOf = () => `custom-fields:${currentTenant()}`;

/** Definitions that the present transaction has locked: no other one can change them. */
const held = new WeakMap<EntityManager, Promise<TenantFields>>();
const changing = new WeakSet<EntityManager>();

/**
 * Locks the tenant's definitions against changes until the transaction ends. Every write of values takes the shared lock,
 * so that all later writes fill a slot that a change assigns.
 */
export function lockDefinitionsShared(em: EntityManager): Promise<TenantFields> {
  const found = held.get(em);
  if (found) return found;
  const lock = `select pg_advisory_xact_lock_shared(hashtextextended($1, 0))`;
  const holding = within(em)
    .executeSql(lock, [lockOf()])
    .then(() => tenantFields(em, true));
  if (!changing.has(em)) held.set(em, holding);
  return holding;
}

/** Waits for all writes of values, and locks further ones out until the transaction ends. */
export async function lockDefinitionsExclusive(em: EntityManager): Promise<void> {
  changing.add(em);
  held.delete(em);
  await em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [lockOf()]);
}

/** The active custom fields of a resource. */
export const activeFields = ({ byResource }: TenantFields, path: string) =>
  (byResource.get(path) ?? []).filter(({ custom }) => custom.active);

/** Visible fields for one state of the definitions, by path and roles. */
const visibleCache = new WeakMap<TenantFields, Map<string, readonly CustomField[]>>();

/** The active custom fields of a resource that these roles see. */
export function visibleFields(fields: TenantFields, path: string, roles: readonly string[]): readonly CustomField[] {
  const cached = visibleCache.get(fields) ?? new Map<string, readonly CustomField[]>();
  visibleCache.set(fields, cached);
  const key = [path, ...roles].join(' ');
  const visible =
    cached.get(key) ?? activeFields(fields, path).filter(({ options }) => isOpenTo(options.visible, roles));
  cached.set(key, visible);
  return visible;
}
