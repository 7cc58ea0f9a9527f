import { application } from '../application.js';
import type { JsonSchema } from '../resource/field.js';
import { allResources } from '../resource/resource.js';
import { allShapes } from '../resource/shape.js';
import { tagsOf } from './describe.js';
import { withNames } from './names.js';
import { methodName, operationObject, type Route, templated } from './paths.js';
import { reachable } from './reachable.js';
import { SHARED_RESPONSES } from './responses.js';
import { COMMON_SCHEMAS, resourceSchemas, shapeSchema } from './schemas.js';
import { version } from './version.js';
import { deliverySchemas, webhooksOf } from './webhooks.js';

export interface OpenApiDocument extends JsonSchema {
  paths: Record<string, Record<string, JsonSchema>>;
  tags: JsonSchema[];
  components: {
    schemas: Record<string, JsonSchema>;
    responses: Record<string, JsonSchema>;
    securitySchemes: JsonSchema;
  };
}

/** Sign-in at the identity service, whose addresses follow from its own description (spec §7). */
const signInScheme = (issuer: string) => ({
  type: 'openIdConnect',
  openIdConnectUrl: `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`,
});

/**
 * Builds the whole contract from the routes of the application and the declared resources and shapes; people sign in at
 * the issuer.
 */
export function buildDocument(routes: readonly Route[], issuer: string): OpenApiDocument {
  const schemas: Record<string, JsonSchema> = { ...COMMON_SCHEMAS };
  for (const model of allResources()) Object.assign(schemas, resourceSchemas(model));
  for (const shape of allShapes()) schemas[shape.name] = shapeSchema(shape);
  const announced = allResources().filter(({ options }) => application().webhooks.includes(options.path));
  Object.assign(schemas, deliverySchemas(announced));
  const webhooks = webhooksOf(announced);
  const paths: OpenApiDocument['paths'] = {};
  const sorted = [...routes].sort((a, b) => a.path.localeCompare(b.path, 'en') || a.method - b.method);
  for (const route of sorted) {
    const path = templated(route.path);
    paths[path] = { ...paths[path], [methodName(route.method)]: operationObject(route, schemas) };
  }
  const { name, base, description } = application();
  return withNames({
    openapi: '3.1.0',
    info: { title: name, version, description },
    servers: [{ url: `${base}/services` }],
    security: [{ bearer: [] }, { openIdConnect: [] }],
    tags: tagsOf(paths),
    paths,
    webhooks,
    components: {
      schemas: reachable([paths, webhooks, SHARED_RESPONSES], schemas),
      responses: SHARED_RESPONSES,
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        openIdConnect: signInScheme(issuer),
      },
    },
  });
}
