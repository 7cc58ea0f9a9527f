import { type ApiProcess, startApi } from '../support/api-process.js';
import { customFieldSuite } from '../support/custom-field-suite.js';
import { readEvents } from '../support/event-reader.js';
import { eventually } from '../support/eventually.js';
import { quickest } from '../support/quickest.js';
import { codesOf, type Json } from '../support/records.js';

/** Milliseconds within which every signed-in user sees a new field. */
const SOON = 2_000;

const here = customFieldSuite();
let other: ApiProcess;
beforeAll(async () => {
  other = await startApi(here.desk);
});
afterAll(() => other?.stop());

/** Calls the other process as an agent. */
async function there(path: string, { body, known }: { body?: Json; known?: string } = {}) {
  const answer = await fetch(`http://127.0.0.1:${other.port}/volta-service-desk/services/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      authorization: `Bearer ${await here.desk.token('agent')}`,
      ...(body && { 'content-type': 'application/json' }),
      ...(known && { 'if-none-match': known }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, etag: answer.headers.get('etag') ?? '', body: text && JSON.parse(text) };
}
const fieldsOf = ({ body }: Json) => body.components.schemas.Ticket.properties.custom.properties;
const draft = (custom: Json) => ({ type: 'TICKET', draft: true, customer: here.world.acme, custom });

describe('a definition that is changed by one process', () => {
  it('counts in the other with the next request: its document and tag, its bodies, its filters', async () => {
    const { key, ...definition } = await here.field('TEXT', { filterable: true });
    const before = await there('openapi.json');
    expect(fieldsOf(before)[key].maxLength).toBe(200);
    expect((await there('openapi.json', { known: before.etag })).status).toBe(304);
    expect((await there('v1/tickets', { body: draft({ [key]: 'abcd' }) })).status).toBe(201);
    expect((await there(`v1/tickets?filter={"custom.${key}":"abcd"}`)).body).toHaveLength(1);

    const narrowed = (await here.records.patch('custom-fields', { ...definition, key }, { maximum: 3 }).expect(200))
      .body;
    const after = await there('openapi.json', { known: before.etag });
    expect([after.status, fieldsOf(after)[key].maxLength]).toEqual([200, 3]);
    // Every process returns the same tag.
    const { headers } = await here.desk.as('agent').get('openapi.json').expect(200);
    expect(after.etag).toBe(headers.etag);
    const refused = await there('v1/tickets', { body: draft({ [key]: 'abcd' }) });
    expect([refused.status, codesOf(refused.body)]).toEqual([422, [[`/custom/${key}`, 'MAX_CHARS']]]);

    await here.records.patch('custom-fields', narrowed, { active: false }).expect(200);
    expect(fieldsOf(await there('openapi.json', { known: after.etag }))).not.toHaveProperty(key);
    const unknown = await there('v1/tickets', { body: draft({ [key]: 'abc' }) });
    expect(codesOf(unknown.body)).toEqual([[`/custom/${key}`, 'UNKNOWN_PROPERTY']]);
    expect((await there(`v1/tickets?filter={"custom.${key}":"abcd"}`)).status).toBe(400);
  });

  it('is told to those who are connected to the other, at the latest after two seconds', async () => {
    const stream = await readEvents(here.desk, 'customer', { port: other.port });
    const took = await quickest(SOON, async () => {
      const start = Date.now();
      const { id } = await here.field('TEXT');
      const told = () => stream.told.find((one) => one.resource === 'custom-fields' && one.id === id);
      await eventually(() => expect(told()).toBeDefined());
      return (told()?.at ?? Number.POSITIVE_INFINITY) - start;
    });
    expect(took).toBeLessThan(SOON);
    stream.close();
  });
});
