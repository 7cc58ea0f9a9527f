import { allBulkActions, type BulkAction, type OperationOptions } from '../access/operation.js';
import type { Access } from '../access/permission.js';
import type { Holder } from '../application.js';
import { resourceOf } from '../resource/resource.js';
import type { ResourceModel, TenantEntityClass } from '../resource/resource-model.js';
import { offeredResources } from '../rest/resource.module.js';
import { operationsOf } from '../rest/resource-controller.js';

/** An operation on a single record that is also for many: a change, a deletion, or an action with its handler. */
export interface BulkOperation {
  readonly name: string;
  readonly options: OperationOptions;
  /** Method of its request on a single record, by which scopes are compared. */
  readonly method: 'PATCH' | 'DELETE' | 'POST';
  readonly action?: BulkAction;
}

/** A resource with its operations on many records. */
export interface BulkResource {
  readonly type: TenantEntityClass;
  readonly model: ResourceModel;
  readonly operations: readonly BulkOperation[];
}

/**
 * Every offered resource that has an operation on many records: a change of a resource with an active flag or with `bulk`, a
 * generated deletion, or an operation with `bulk`.
 */
export function bulkResources(): BulkResource[] {
  const actions = Map.groupBy(allBulkActions(), (action) => /^v1\/([a-z-]+)\/:id\//.exec(addressOf(action))?.[1]);
  return offeredResources().flatMap(({ type, routes }) => {
    const model = resourceOf(type);
    const { path, bulk } = model.options;
    const generated = operationsOf(type);
    const serves = (route: 'update' | 'delete') => !routes || routes.includes(route);
    const operations: BulkOperation[] = [];
    if (generated.update && (model.hasActiveFlag || bulk) && serves('update'))
      operations.push({ name: 'update', options: generated.update, method: 'PATCH' });
    if (generated.delete && serves('delete'))
      operations.push({ name: 'delete', options: generated.delete, method: 'DELETE' });
    for (const action of actions.get(path) ?? [])
      operations.push({ name: nameOf(action), options: action.options, method: 'POST', action });
    if (operations.length === 0) return [];
    return [{ type, model, operations: bulk ? operations.map((one) => narrowed(one, bulk)) : operations }];
  });
}

/** The operation with its callers among the holders of `bulk`. */
function narrowed({ options, ...operation }: BulkOperation, bulk: readonly Holder[]): BulkOperation {
  const allow = bulk.filter((holder) => typeof options.allow === 'string' || options.allow.includes(holder));
  return { ...operation, options: { ...options, allow } };
}

/** The callers of at least one of the operations. */
export function callersOf(operations: readonly BulkOperation[]): Access {
  const all = operations.map(({ options }) => options.allow);
  const open = all.find((allow) => typeof allow === 'string');
  return open ?? [...new Set(all.flatMap((allow) => (typeof allow === 'string' ? [] : allow)))];
}

const pathOf = (target: object): string => Reflect.getMetadata('path', target) as string;

const addressOf = ({ controller, method }: BulkAction): string =>
  [pathOf(controller), pathOf(controller.prototype[method as never] as object)].join('/').replace(/\/+$/, '');

const nameOf = (action: BulkAction): string => addressOf(action).split('/').at(-1) as string;
