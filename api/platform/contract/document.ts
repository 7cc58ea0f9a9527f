import type { JsonSchema } from '../resource/field.js';
import { allResources } from '../resource/resource.js';
import { allShapes } from '../resource/shape.js';
import { methodName, operationObject, type Route, templated } from './paths.js';
import { problemsOf } from './problems.js';
import { reachable } from './reachable.js';
import { SHARED_RESPONSES } from './responses.js';
import { COMMON_SCHEMAS, problemSchema, resourceSchemas, shapeSchema } from './schemas.js';
import { version } from './version.js';

export interface OpenApiDocument extends JsonSchema {
  paths: Record<string, Record<string, JsonSchema>>;
  components: {
    schemas: Record<string, JsonSchema>;
    responses: Record<string, JsonSchema>;
    securitySchemes: JsonSchema;
  };
}

/** Builds the whole contract from the routes of the application and the declared resources and shapes. */
export function buildDocument(routes: readonly Route[]): OpenApiDocument {
  const schemas: Record<string, JsonSchema> = { ...COMMON_SCHEMAS };
  for (const model of allResources()) Object.assign(schemas, resourceSchemas(model));
  for (const shape of allShapes()) schemas[shape.name] = shapeSchema(shape);
  schemas.Problem = problemSchema(
    routes.flatMap(({ path, operation }) => Object.values(problemsOf(path, operation)).flat()),
  );
  const paths: OpenApiDocument['paths'] = {};
  const sorted = [...routes].sort((a, b) => a.path.localeCompare(b.path, 'en') || a.method - b.method);
  for (const route of sorted) {
    const path = templated(route.path);
    paths[path] = { ...paths[path], [methodName(route.method)]: operationObject(route, schemas) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Volta Service Desk',
      version,
      description:
        'Tickets, incidents, orders and changes of several tenants. Every answer belongs to the tenant of the token.',
    },
    servers: [{ url: '/volta-service-desk/services' }],
    security: [{ bearer: [] }],
    paths,
    components: {
      schemas: reachable([paths, SHARED_RESPONSES], schemas),
      responses: SHARED_RESPONSES,
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}
