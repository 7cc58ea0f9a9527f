import type { JsonSchema } from '../resource/field.js';
import type { ResourceModel } from '../resource/resource-model.js';

const KINDS = ['created', 'changed', 'removed'] as const;

const deliveryOf = ({ name }: ResourceModel) => `${name}Delivery`;

const TEXT =
  'Sent to the address of each webhook with this event, within the reach of its owner. Answer within ten seconds; without a 2xx it is sent again for up to a day, with the same webhook-id.';

/** The headers of a delivery (Standard Webhooks). */
const HEADERS = Object.entries({
  'webhook-id': 'Id of the delivery, the same at each attempt',
  'webhook-timestamp': 'Second of sending since 1970',
  'webhook-signature': 'v1 and the HMAC-SHA256 of id, timestamp and body',
}).map(([name, description]) => ({ name, in: 'header', required: true, description, schema: { type: 'string' } }));

/** Name of the schema of the kind of a change, the same for all resources. */
const KIND = 'ActivityDeliveryDataKind';

/** Schemas of the bodies of deliveries: one for the three events of a resource. */
export const deliverySchemas = (models: readonly ResourceModel[]): Record<string, JsonSchema> =>
  Object.fromEntries<JsonSchema>([
    [KIND, { type: 'string', enum: [...KINDS] }],
    ...models.flatMap((model): [string, JsonSchema][] => {
      const { name, options } = model;
      const { path } = options;
      const change = {
        type: 'object',
        required: ['resource', 'id', 'kind', 'version', 'record'],
        description: 'The changed record',
        properties: {
          resource: { type: 'string', enum: [path] },
          id: { type: 'string', format: 'uuid' },
          kind: { $ref: `#/components/schemas/${KIND}` },
          version: { type: ['integer', 'null'] },
          record: {
            description: 'The record as it is now; null once it is removed or out of reach',
            anyOf: [{ $ref: `#/components/schemas/${name}` }, { type: 'null' }],
          },
        },
      };
      const body = {
        type: 'object',
        required: ['type', 'timestamp', 'data'],
        description: 'A change, sent to the address of a webhook',
        properties: {
          type: { type: 'string', enum: KINDS.map((kind) => `${path}.${kind}`) },
          timestamp: { type: 'string', format: 'date-time' },
          data: { $ref: `#/components/schemas/${deliveryOf(model)}Data` },
        },
      };
      return [
        [deliveryOf(model), body],
        [`${deliveryOf(model)}Data`, change],
      ];
    }),
  ]);

/** The webhooks of the document: a request to the address of a webhook for each event of the resources. */
export const webhooksOf = (models: readonly ResourceModel[]): Record<string, JsonSchema> =>
  Object.fromEntries(
    models.flatMap((model) =>
      KINDS.map((kind) => {
        const name = `${model.options.path}.${kind}`;
        const schema = { $ref: `#/components/schemas/${deliveryOf(model)}` };
        const post = {
          operationId: `on${model.name}${kind.charAt(0).toUpperCase()}${kind.slice(1)}`,
          summary: name,
          description: TEXT,
          tags: [model.options.path],
          parameters: HEADERS,
          requestBody: { required: true, content: { 'application/json': { schema } } },
          responses: {
            '2XX': { description: 'The delivery is taken.' },
            default: { description: 'The delivery is sent again later.' },
          },
        };
        return [name, { post }];
      }),
    ),
  );
