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

/**
 * Names the resource whose records define custom fields, what their kinds of references point to, and which roles see
 * the field that a record defines.
 */
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

/** All custom fields of a tenant at one moment; `mark` changes with any definition. */
export interface TenantFields {
  readonly mark: string;
  /** In the order of their positions, inactive ones among them; by the API path of their resource. */
  readonly byResource: ReadonlyMap<string, readonly CustomField[]>;
}

/** Those of a tenant that has defined none. */
export const NO_FIELDS: TenantFields = { mark: '', byResource: new Map() };
/** Tenants at most whose fields are kept: those that were asked for last. */
const MOST_KEPT = 500;
/** What was made of the definitions last; whether it still holds is asked of the database each time. */
const cache = new Map<string, TenantFields>();
/** What the present transaction has found. */
const known = new WeakMap<EntityManager, Promise<TenantFields>>();

/**
 * The tenant's custom fields as the transaction of `em` sees them; `anew` after something was waited for. Their mark is
 * asked for, unless the caller has just read it.
 */
export function tenantFields(em: EntityManager, anew = false, mark?: string): Promise<TenantFields> {
  const found = (!anew && known.get(em)) || read(em, mark);
  known.set(em, found);
  return found;
}

/** What was known last of the present tenant's fields, which may have changed since; undefined where nothing is. */
export const cachedTenantFields = (): TenantFields | undefined => cache.get(currentTenant());

/** SQL for the mark of a tenant's fields: one row with `mark`, which is null where there are none. */
export function definitionsMarkSql(tenant: string): string {
  if (!source) return 'select null as mark';
  const { table } = resourceOf(source.type);
  return `select md5(string_agg(concat_ws('/', id, version, position, slot_ready), ',' order by id)) as mark from "${table}" where tenant = ${tenant}`;
}

async function read(em: EntityManager, asked?: string): Promise<TenantFields> {
  if (!source) return NO_FIELDS;
  const tenant = currentTenant();
  const mark = asked ?? (await markOf(em, tenant));
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
  const fields = rows.map((one) =>
    customField({ ...one } as CustomDefinition, readersOf(one as never), referredBy(one)),
  );
  const made = { mark, byResource: Map.groupBy(fields, ({ custom }) => custom.resource) };
  return keep(tenant, made);
}

const keep = (tenant: string, fields: TenantFields) => keepLast(cache, MOST_KEPT, tenant, fields);

async function markOf(em: EntityManager, tenant: string): Promise<string> {
  const { rows } = await within(em).executeSql(definitionsMarkSql('$1'), [tenant]);
  return (rows as { mark: string | null }[])[0]?.mark ?? '';
}

/** What a field refers to; undefined for a field that is no reference. */
function referredBy({ kind }: Pick<CustomDefinition, 'kind'>): (() => TenantEntityClass) | undefined {
  const path = source?.references[kind];
  if (!path) return undefined;
  return () => allResources().find(({ options }) => options.path === path)?.type as TenantEntityClass;
}

const lockOf = () => `custom-fields:${currentTenant()}`;

/** Definitions that the present transaction keeps as they are; it alone could change them, and says so. */
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

/** The fields of a resource that are in use. */
export const activeFields = ({ byResource }: TenantFields, path: string) =>
  (byResource.get(path) ?? []).filter(({ custom }) => custom.active);

/** What was found of one state of the definitions, by path and roles: every list asks the same. */
const seen = new WeakMap<TenantFields, Map<string, readonly CustomField[]>>();

/** Those of them that somebody with these roles sees. */
export function visibleFields(fields: TenantFields, path: string, roles: readonly string[]): readonly CustomField[] {
  const found = seen.get(fields) ?? new Map<string, readonly CustomField[]>();
  seen.set(fields, found);
  const place = [path, ...roles].join(' ');
  const visible =
    found.get(place) ?? activeFields(fields, path).filter(({ options }) => isOpenTo(options.visible, roles));
  found.set(place, visible);
  return visible;
}
