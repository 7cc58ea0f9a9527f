import type { EntityManager } from '@mikro-orm/postgresql';
import type { ModuleRef } from '@nestjs/core';
import { type BulkAction, bulkOptionsOf } from '../access/operation.js';
import { invalid, Problem } from '../http/problem.js';
import { REFERENCES } from '../resource/reference-kinds.js';
import { inputsOf } from '../rest/handler-inputs.js';
import { ShapedBody } from '../rest/request.js';
import { serviceOf } from '../rest/resource-controller.js';
import type { ResourceService } from '../rest/resource-service.js';
import type { TenantEntity } from '../tenancy/tenant-entity.js';
import type { BulkOperation, BulkResource } from './bulk-resource.js';

/** The body of an operation on a single record, with the confirmed questions. */
type Body = Readonly<Record<string, unknown>> | undefined;

/** Runs an operation on single records as their own requests do, by the same service or handler. */
export interface SingleOperation {
  readonly name: string;
  readonly service: ResourceService<TenantEntity>;
  /** Whether the operation has transactions of its own, since it calls other systems between them. */
  readonly isApart: boolean;
  /** Whether the values before a change may be restored. */
  readonly isUndoable: boolean;
  /** Throws 422 for a body that no record takes, with pointers below `/body`. */
  validate(): Promise<void>;
  /** Runs the operation on a record of this version, in the transaction of `em` unless it is apart. Throws its Problem. */
  run(id: string, version: number, em?: EntityManager): Promise<unknown>;
}

/** The operation with its service or handler, for one body. */
export function singleOperation(
  { type, model }: BulkResource,
  { name, options, action }: BulkOperation,
  body: Body,
  modules: ModuleRef,
): SingleOperation {
  const service = modules.get<ResourceService<TenantEntity>>(serviceOf(type), { strict: false });
  if (action) {
    const isUndoable = bulkOptionsOf(options)?.undo === true;
    return { name, service, isApart: false, isUndoable, ...handled(action, service, body, modules) };
  }
  const isApart = service.callsOthers;
  if (name === 'delete') {
    return {
      name,
      service,
      isApart,
      isUndoable: false,
      validate: () => below('/body', async () => assertNone(body)),
      run: (id, version) => service.remove(id, version),
    };
  }
  const lists = model.fields.filter(({ kind }) => kind === REFERENCES);
  return {
    name,
    service,
    isApart,
    // The items of lists are no columns of the row.
    isUndoable: !isApart && !lists.some((field) => body?.[field.name] !== undefined),
    validate: () => below('/body', async () => void (await service.validChange(body))),
    run: (id, version) => service.patch(id, body, version),
  };
}

/** An action by its handler, with the arguments that it takes. */
function handled(
  { controller, method, options }: BulkAction,
  service: ResourceService<TenantEntity>,
  sent: Body,
  modules: ModuleRef,
): Pick<SingleOperation, 'validate' | 'run'> {
  const { inputs, takes } = inputsOf(controller, method);
  const pipe = takes && new ShapedBody(takes, options.bodyOptional ? 'optional' : 'required');
  return {
    validate: () => below('/body', async () => void (await (pipe ? pipe.transform(sent) : assertNone(sent)))),
    run: async (id, version, em) => {
      if (em && !inputs.includes('version')) {
        // In a unit of its own, so that the handler loads and locks the record by itself.
        const reader = em.fork({ keepTransactionContext: true }) as EntityManager;
        await service.assertVersion(reader, await service.load(reader, id), version);
      }
      const body = await pipe?.transform(sent);
      const values = { id, body, version, other: undefined };
      const handler = modules.get<Record<string, (...given: unknown[]) => unknown>>(controller, { strict: false });
      return handler[method]?.(...inputs.map((input) => values[input]));
    },
  };
}

function assertNone(body: Body): void {
  const [name] = Object.keys(body ?? {});
  if (name !== undefined) throw invalid([{ pointer: `/${name}`, code: 'UNKNOWN_PROPERTY', params: { name } }]);
}

/** Runs a validation whose pointers begin with another one. */
async function below(pointer: string, validate: () => Promise<void>): Promise<void> {
  try {
    await validate();
  } catch (error) {
    if (!(error instanceof Problem) || !error.errors) throw error;
    throw invalid(error.errors.map((one) => ({ ...one, pointer: `${pointer}${one.pointer}` })));
  }
}
