import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { isOpenTo } from '../platform/access/permission.js';
import { invalidField } from '../platform/http/problem.js';
import { naturalKey } from '../platform/resource/declared-names.js';
import type { FieldRecord } from '../platform/resource/field.js';
import { fold } from '../platform/resource/fold.js';
import { isFolded } from '../platform/resource/folded.js';
import { isAnyReference, isSingleReference, targetOf } from '../platform/resource/reference-kinds.js';
import {
  allResources,
  isChangeable,
  isCreatable,
  isReadable,
  namesOfResources,
  resourceOf,
} from '../platform/resource/resource.js';
import type { ResourceModel } from '../platform/resource/resource-model.js';
import { presentField } from '../platform/rest/presenter.js';
import type { RulesRegistry } from '../platform/rest/rules.js';
import { currentUser } from '../platform/tenancy/session.js';
import { canonical } from './canonical.js';
import type { PackageItem, PackageKey } from './config-package.shape.js';

/** Paths of the packaged resources. */
export const PACKAGED_PATHS = namesOfResources(({ options }) => (options.packaged ? [options.path] : []));

/** The packaged resources in the order of their declaration: a class follows those that its module imports, its targets. */
export const packagedResources = () => allResources().filter(({ options }) => options.packaged);

/** The values that all packaged records of a resource share. */
export const sharedValues = ({ options: { packaged } }: ResourceModel): PackageKey['key'] =>
  typeof packaged === 'object' ? packaged.only : {};

/** The fields that travel: the key and those that the user reads and writes, of references those to packaged resources. */
export function travellingFields(model: ResourceModel): readonly FieldRecord[] {
  const { roles } = currentUser();
  const [key, shared] = [naturalKey(model), sharedValues(model)];
  const isOpen = ({ options }: FieldRecord) => isOpenTo(options.visible, roles) && isOpenTo(options.editable, roles);
  const isWritten = (field: FieldRecord) => isReadable(field) && (isCreatable(field) || isChangeable(field));
  const isWithin = (field: FieldRecord) => {
    if (isSingleReference(field)) return Boolean(resourceOf(targetOf(field)).options.packaged);
    return !isAnyReference(field) && field.kind.widget !== 'custom' && !(field.name in shared);
  };
  const travels = (field: FieldRecord) => isWritten(field) && isWithin(field) && isOpen(field);
  return model.fields.filter((field) => key.includes(field.name) || travels(field));
}

/** A text that is equal for all spellings of a natural key. */
export function identityOf(model: ResourceModel, key: PackageKey['key'] | null): string {
  const folded = new Set(model.fields.filter(isFolded).map(({ name }) => name));
  const texts = naturalKey(model).map((name) => (folded.has(name) ? fold(String(key?.[name] ?? '')) : key?.[name]));
  return canonical([model.options.path, ...texts]);
}

/** An item of a package with its resource. */
export type Wanted = Readonly<{ model: ResourceModel; item: PackageItem }>;

/** The items by identity. Throws 422 for an item of another resource, and for a second one of the same record. */
export function wantedItems(items: readonly PackageItem[]): ReadonlyMap<string, Wanted> {
  const found = new Map<string, Wanted>();
  for (const [index, item] of items.entries()) {
    const model = packagedResources().find(({ options }) => options.path === item.resource);
    if (!model) throw invalidField(`/items/${index}/resource`, 'INVALID_VALUE');
    const identity = identityOf(model, item.key);
    if (found.has(identity)) throw invalidField(`/items/${index}/key`, 'DUPLICATE');
    found.set(identity, { model, item });
  }
  return found;
}

/** Records of the tenant as items, beside those of a package. */
export class PackagedRecords {
  /** By their keys; there are several records where the resource does not hold its key unique. */
  readonly byKey = new Map<string, { id: string; item: PackageItem }[]>();
  readonly #keys = new Map<unknown, PackageKey['key']>();

  constructor(private readonly wanted: ReadonlyMap<string, Wanted> = new Map()) {}

  find = (model: ResourceModel, key: PackageKey['key'] | null) => this.byKey.get(identityOf(model, key)) ?? [];

  add(model: ResourceModel, id: string, item: PackageItem): void {
    this.byKey.set(identityOf(model, item.key), [...this.find(model, item.key), { id, item }]);
    this.#keys.set(id, item.key);
  }

  /** Loads the records that the user reaches, after those of their targets, and locks some against changes. */
  async load(em: EntityManager, registry: RulesRegistry, locked: readonly ResourceModel[] = []): Promise<this> {
    for (const model of packagedResources()) {
      const where = { $and: [sharedValues(model), registry.of(model.type).scope?.(currentUser()) ?? {}] };
      const lockMode = locked.includes(model) ? LockMode.PESSIMISTIC_READ : LockMode.NONE;
      for (const record of await em.find(model.type, where as never, { lockMode })) {
        const item: PackageItem = { resource: model.options.path, key: {}, values: {} };
        for (const field of travellingFields(model)) {
          const value = presentField(record, field);
          const part = naturalKey(model).includes(field.name) ? item.key : item.values;
          part[field.name] = isSingleReference(field) ? (this.#keys.get(value) ?? null) : value;
        }
        this.add(model, record.id, item);
      }
    }
    return this;
  }

  /** The values of an item with ids in place of natural keys, and the references that neither package nor tenant has. */
  resolved({ model, item }: Wanted) {
    const body: Record<string, unknown> = { ...item.values, ...item.key };
    const missing: PackageKey[] = [];
    const fields = new Map(travellingFields(model).map((field) => [field.name, field]));
    for (const [name, value] of Object.entries(body)) {
      const field = fields.get(name);
      if (!field) throw invalidField(`/values/${name}`, 'UNKNOWN_PROPERTY', { name });
      if (!isSingleReference(field) || value === null) continue;
      const [target, key] = [resourceOf(targetOf(field)), value as PackageKey['key']];
      body[name] = this.find(target, key)[0]?.id;
      if (body[name]) continue;
      if (this.wanted.has(identityOf(target, key))) throw invalidField(`/values/${name}`, 'UNKNOWN_REFERENCE');
      missing.push({ resource: target.options.path, key });
    }
    return { body, missing };
  }
}
