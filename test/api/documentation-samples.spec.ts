import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { exampleOf } from '../../api/platform/contract/examples.js';
import { document } from '../support/document.js';
import { ordersOf } from '../support/orders.js';
import type { Person } from '../support/people.js';
import { type Json, recordsOf } from '../support/records.js';
import { useDesk, useTicketWorld } from '../support/use-desk.js';

const ajv = new Ajv2020({ strict: false });
(addFormats as unknown as (ajv: Ajv2020) => void)(ajv);
for (const format of ['idn-email', 'binary']) ajv.addFormat(format, true);
ajv.addSchema(document, 'document');

const desk = useDesk();
const world = useTicketWorld(desk);

const { schemas } = document.components;
const faultOf = (pointer: string, value: unknown): string[] => {
  const check = ajv.compile({ $ref: `document#/${pointer}` });
  return check(value) ? [] : [`${pointer} ${JSON.stringify(value)} ${ajv.errorsText(check.errors)}`];
};

/** Contents of any form. */
const FREE = ['get /openapi.json', 'put /v1/me/preferences', 'put /v1/me/preferences', 'get /v1/support/diagnosis'];

/** The JSON schemas of bodies, answers and deliveries of the document. */
const used = [...Object.entries<Json>(document.paths), ...Object.entries<Json>(document.webhooks)].flatMap(
  ([path, methods]) =>
    Object.entries<Json>(methods).flatMap(([method, { requestBody, responses }]) =>
      [requestBody, ...Object.values<Json>(responses)].flatMap((part) =>
        Object.entries<Json>(part?.content ?? {})
          .filter(([type]) => /json|form-data/.test(type))
          .map(([, { schema }]) => ({ use: `${method} ${path}`, schema })),
      ),
    ),
);

it('shows a valid example of each object', () => {
  const unfit = Object.entries<Json>(schemas).flatMap(([name, { examples, properties, allOf }]) => {
    if (!properties && !allOf) return [];
    return examples?.length === 1 ? faultOf(`components/schemas/${name}`, examples[0]) : [`${name} has no example`];
  });
  expect(unfit).toEqual([]);
});

it('shows an example for each body, answer and delivery', () => {
  const isShown = (schema: Json): boolean => {
    const named = schema.$ref ? schemas[schema.$ref.split('/').at(-1)] : schema;
    const inner = named.items ?? named.additionalProperties;
    return Boolean(named.examples) || (typeof inner === 'object' && isShown(inner));
  };
  const isText = ({ use }: { use: string }) => use.endsWith('/tags/{field}');
  expect(used.filter((one) => !isShown(one.schema) && !isText(one)).map(({ use }) => use)).toEqual(FREE);
  expect(used.length).toBeGreaterThan(800);
});

it('shows readers a body that each operation accepts', () => {
  const bodies = Object.entries<Json>(document.paths).flatMap(([path, methods]) =>
    Object.entries<Json>(methods).flatMap(([method, { requestBody }]) => {
      const schema = requestBody?.content['application/json']?.schema;
      if (!schema) return [];
      const key = path.replaceAll('~', '~0').replaceAll('/', '~1').replaceAll('{', '%7B').replaceAll('}', '%7D');
      const pointer = `paths/${key}/${method}/requestBody/content/application~1json/schema`;
      return faultOf(pointer, exampleOf(schema, schemas));
    }),
  );
  expect(bodies).toEqual([]);
});

it('shows bodies that a running API accepts', async () => {
  const { create } = recordsOf(desk);
  await desk.superuser.query("update customer set code = 'ACME-2' where code = 'ACME'");
  const ids = new Map<string, string>();
  /** Sends the example of a creation, with the ids of the records that the examples before it have made. */
  const send = async (name: string, path: string, as: Person = 'manager'): Promise<Json> => {
    const example = JSON.stringify(schemas[`${name}Create`].examples[0]);
    const body = JSON.parse([...ids].reduce((text, [shown, id]) => text.replaceAll(shown, id), example));
    const record = await create(path, body, as);
    expect(record).toMatchObject(body);
    ids.set(schemas[name].examples[0].id, record.id);
    return record;
  };
  await send('Customer', 'customers');
  ids.set(schemas.Ticket.examples[0].category, (await send('Category', 'categories')).id);
  await send('Location', 'locations');
  await send('Address', 'addresses');
  await send('Contact', 'contacts');
  await send('Holiday', 'holidays');
  expect(await send('Ticket', 'tickets', 'agent')).toMatchObject({ type: 'INCIDENT', state: 'PENDING' });
  const order = await ordersOf(desk, world).order();
  await send('Report', `tickets/${order.id}/reports`, 'agent');
  await send('Webhook', 'webhooks', 'admin');
});

describe('the document of a signed-in user', () => {
  it('has no examples, and is a third smaller without its words', async () => {
    const read = (query = '') => desk.as('admin').get(`openapi.json${query}`).expect(200);
    const [whole, bare] = [await read(), await read('?words=false')];
    expect(bare.text).not.toMatch(/"(examples|description|summary)":["[]/);
    expect(whole.text).not.toContain('"examples":[');
    expect(bare.text.length).toBeLessThan(0.75 * whole.text.length);
    expect(bare.body.components.schemas.Ticket['x-resource']).toEqual(
      whole.body.components.schemas.Ticket['x-resource'],
    );
    await desk.as('admin').get('openapi.json?words=no').expect(400);
  });
});
