import type { EntityManager } from '@mikro-orm/postgresql';
import { isOpenTo, permits } from '../access/permission.js';
import { reachesResource } from '../access/scopes.js';
import { Problem } from '../http/problem.js';
import type { Condition } from '../resource/condition.js';
import { type FieldOptions, fieldsOf } from '../resource/field.js';
import { isAnyReference, onDeleteOf, type ReferenceOptions, targetOf } from '../resource/reference-kinds.js';
import { allTables, isResource, resourceOf } from '../resource/resource.js';
import type { ResourceModel, TenantEntityClass } from '../resource/resource-model.js';
import { currentTenant, currentUser, recordKey } from '../tenancy/session.js';
import type { TenantEntity } from '../tenancy/tenant-entity.js';
import { inUseCode } from './constraints.js';
import { customFieldSupport } from './custom-field-support.js';
import { type RecordTitle, titleOf } from './presenter.js';
import type { Purpose, RulesRegistry, Use } from './rules.js';

/** Records of one resource that refer to a record by a field: their number, and the first of them. */
export interface Place {
  readonly resource: string;
  readonly field: string;
  readonly count: number;
  readonly records: readonly RecordTitle[];
}

/** Uses of a record that the reader may see; `elsewhere` is set if there are others. */
export interface Usage {
  readonly places: readonly Place[];
  readonly elsewhere: boolean;
}

/** Most records that are named for each field. */
const NAMED = 5;

/** The references to a record that forbid its deletion or deactivation. */
function referencesTo(target: TenantEntityClass, id: string, purpose: Purpose): Use[] {
  return allTables().flatMap((type) =>
    fieldsOf(type)
      .filter((field) => isAnyReference(field) && targetOf(field) === target)
      .flatMap((field) => {
        const { name, options } = field;
        const { keepsActive = false, visible } = options as ReferenceOptions;
        const use = (only: Condition) => [{ type, field: name, where: { $and: [{ [name]: { id } }, only] }, visible }];
        if (purpose === 'delete') return onDeleteOf(field) === 'refuse' ? use({}) : [];
        return keepsActive ? use(keepsActive === true ? {} : keepsActive) : [];
      }),
  );
}

/** Uses without a foreign key: values of custom fields, and those that the rules name. */
async function furtherUses(
  em: EntityManager,
  registry: RulesRegistry,
  target: ResourceModel,
  id: string,
  purpose: Purpose,
): Promise<Use[]> {
  const record = await em.findOne<TenantEntity>(target.type, recordKey(id) as never);
  const known = record && (await registry.of(target.type).uses?.(record, purpose, em));
  return [...(purpose === 'delete' ? await customFieldSupport().usesOf(em, target.type, id) : []), ...(known ?? [])];
}

/** The uses of a record that forbid its deletion or deactivation; records that the user may not read are not named. */
export async function whereUsed(
  em: EntityManager,
  registry: RulesRegistry,
  target: ResourceModel,
  id: string,
  purpose: Purpose,
): Promise<Usage> {
  const uses = [...referencesTo(target.type, id, purpose), ...(await furtherUses(em, registry, target, id, purpose))];
  return usageOf(em, registry, uses);
}

/** Counts and names the records of uses, as far as the signed-in user may see them. */
export async function usageOf(em: EntityManager, registry: RulesRegistry, uses: readonly Use[]): Promise<Usage> {
  const places: Place[] = [];
  let elsewhere = false;
  for (const { type, field, where, visible } of uses) {
    const all = { $and: [{ tenant: currentTenant() }, where] };
    const count = await em.count(type, all as never);
    if (count === 0) continue;
    const readable = isReadable(type, visible) ? await read(em, registry, type, all) : { count: 0, records: [] };
    if (readable.count > 0) places.push({ resource: resourceOf(type).options.path, field, ...readable });
    elsewhere ||= readable.count < count;
  }
  return { places, elsewhere };
}

/** Whether no record uses it, visible or not. */
export const isUnused = ({ places, elsewhere }: Usage) => places.length === 0 && !elsewhere;

/** Throws 409 DEACTIVATION_IN_USE with the uses of a record that must stay active. */
export async function assertDeactivatable(
  em: EntityManager,
  registry: RulesRegistry,
  target: ResourceModel,
  id: string,
) {
  const usage = await whereUsed(em, registry, target, id, 'deactivate');
  if (!isUnused(usage)) throw new Problem(409, 'DEACTIVATION_IN_USE', { ...usage });
}

/** Throws 409 with the code of the resource for a record that is used without a foreign key. */
export async function assertDeletable(em: EntityManager, registry: RulesRegistry, target: ResourceModel, id: string) {
  const usage = await usageOf(em, registry, await furtherUses(em, registry, target, id, 'delete'));
  if (!isUnused(usage)) throw new Problem(409, inUseCode(target));
}

function isReadable(type: TenantEntityClass, visible: FieldOptions['visible']): boolean {
  const user = currentUser();
  if (!isResource(type)) return false;
  const { allow, path } = resourceOf(type).options;
  return permits(allow.read, user.roles) && isOpenTo(visible, user.roles) && reachesResource(user, path);
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
