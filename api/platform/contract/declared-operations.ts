import { RequestMethod } from '@nestjs/common';
import type { BodyType } from '../access/operation.js';
import { application } from '../application.js';
import { allResources, isResource } from '../resource/resource.js';
import { allShapes, isShape, shapeOf } from '../resource/shape.js';
import type { TextOptions } from '../resource/text-kinds.js';
import { actionFaults } from './declared-actions.js';
import { previewFaults } from './declared-previews.js';
import { methodName, type Route } from './paths.js';
import { COMMON_SCHEMAS } from './schemas.js';

/** Refuses invalid declarations of routes, by an Error that names each fault. Needs the application. */
export function assertOperations(routes: readonly Route[]): void {
  const faults = routes.flatMap((route, index) =>
    [
      ...doubleFaults(route, routes.slice(0, index)),
      ...bodyFaults(route),
      ...nameFaults(route),
      ...actionFaults(route),
      ...previewFaults(route),
    ].map((fault) => `@Operation ${route.operation.id} (${route.handler}), ${fault}`),
  );
  faults.push(...templateFaults(routes));
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

/** Faults of texts with placeholders: operations that do not exist, and a preview that takes no such text or record. */
function templateFaults(routes: readonly Route[]): string[] {
  const paths = allResources().map(({ options }) => options.path);
  return allResources().flatMap(({ name: resource, fields }) =>
    fields.flatMap(({ name, options }) => {
      const { template } = options as TextOptions;
      if (!template) return [];
      const { placeholders, preview, record } = template;
      const routeOf = (wanted: RequestMethod, address: string) =>
        routes.find(({ method, path }) => method === wanted && path === `v1/${address.replace('{id}', ':id')}`);
      const body = routeOf(RequestMethod.POST, preview)?.takes;
      const taken = body && isShape(body) ? shapeOf(body).fields.map((field) => field.name) : [];
      return [
        ...(routeOf(RequestMethod.GET, placeholders) ? [] : [`there is no GET ${placeholders}`]),
        ...[name, record.field]
          .filter((field) => !taken.includes(field))
          .map((field) => `${preview} takes no ${field}`),
        ...(paths.includes(record.resource) ? [] : [`there is no resource ${record.resource}`]),
      ].map((fault) => `${resource}, field ${name}: template: ${fault}`);
    }),
  );
}

/** Faults of routes that share an address or an id. */
function doubleFaults({ method, path, operation: { id } }: Route, before: readonly Route[]): string[] {
  const addressOf = (address: string) => address.replace(/:\w+/g, ':');
  const namesake = before.find(({ operation }) => operation.id === id);
  const neighbour = before.find((other) => other.method === method && addressOf(other.path) === addressOf(path));
  return [
    ...(namesake ? [`id: it is that of ${namesake.handler}`] : []),
    ...(neighbour ? [`${methodName(method)} ${path}: it is the address of ${neighbour.handler}`] : []),
  ];
}

const BODILESS = [RequestMethod.GET, RequestMethod.HEAD, RequestMethod.DELETE];

function bodyFaults({ method, operation, takes }: Route): string[] {
  const { body, answer } = operation;
  const declared = typeof body === 'function' && isShape(body) ? body : undefined;
  return [
    ...schemaFaults('body', body),
    ...schemaFaults('answer', answer),
    ...(body && BODILESS.includes(method) ? [`body: nothing reads that of a ${methodName(method)}`] : []),
    ...(declared === takes ? [] : [`body: it is ${nameOf(body)}, and the handler takes ${nameOf(takes)}`]),
  ];
}

const nameOf = (type: BodyType | undefined): string =>
  typeof type === 'function' ? type.name : typeof type === 'string' ? type : type ? 'a schema of its own' : 'none';

/** Faults of bodies and answers without a schema. */
function schemaFaults(where: string, type: BodyType | undefined): string[] {
  if (typeof type === 'function') {
    return isShape(type) || isResource(type) ? [] : [`${where}: ${type.name} is no @Shape() and no @Resource()`];
  }
  return typeof type !== 'string' || schemaNames().has(type) ? [] : [`${where}: there is no schema ${type}`];
}

const schemaNames = (): ReadonlySet<string> =>
  new Set([
    ...Object.keys(COMMON_SCHEMAS),
    ...allShapes().map(({ name }) => name),
    ...allResources().flatMap(({ name }) => [name, `${name}Create`, `${name}Patch`]),
  ]);

/** Faults of unknown roles, resources and address parameters. */
function nameFaults({ path, operation }: Route): string[] {
  const { allow, reads = [], path: parameters = {} } = operation;
  const { roles, audiences } = application();
  const paths = new Set(allResources().map(({ options }) => options.path));
  const inPath = new Set([...path.matchAll(/:(\w+)/g)].map(([, name]) => name));
  return [
    ...(typeof allow === 'string' ? [] : allow)
      .filter((one) => !Object.hasOwn(roles, one) && !Object.hasOwn(audiences, one))
      .map((one) => `allow: ${one} is no role`),
    ...(Array.isArray(allow) && allow.length === 0 ? ['allow: no role may call it'] : []),
    ...reads.filter((one) => !paths.has(one)).map((one) => `reads: there is no resource ${one}`),
    ...Object.keys(parameters)
      .filter((one) => !inPath.has(one))
      .map((one) => `path: its address has no parameter ${one}`),
  ];
}
