import type { AddressInfo } from 'node:net';
import { expectProblem, sendRaw } from '../support/problems.js';
import { codesOf, type Json, recordsOf } from '../support/records.js';
import { useDesk } from '../support/use-desk.js';

const SERVICES = '/volta-service-desk/services';
const NUL = '\u0000';

const desk = useDesk();
let block: Json;
let category: Json;
let stored: number;

beforeAll(async () => {
  const records = recordsOf(desk);
  block = await records.create('text-blocks', { name: 'Da', content: 'x' });
  category = await records.create('categories', { code: 'DA', name: { de: 'Da' } });
  await records.me('agent');
  stored = await count();
});

/** Rows that the hostile requests could have added or taken away. */
async function count(): Promise<number> {
  let rows = 0;
  for (const path of ['text-blocks', 'categories', 'users', 'assignment-groups', 'customers']) {
    const { headers } = await desk.as('manager').get(`v1/${path}?count=exact&range=[0,0]`).expect(200);
    rows += Number(headers['x-total-count']);
  }
  return rows;
}

/** A refused request stores no record. */
afterEach(async () => {
  const before = stored;
  stored = await count();
  expect(stored).toBe(before);
  const body = await desk.as('agent').read(`v1/text-blocks/${block.id}`);
  expect(body).toEqual(block);
});

const post = (body: string | object, type = 'application/json', path = 'v1/text-blocks') =>
  desk.as('manager').post(path).set('Content-Type', type).send(body);

const patch = (body: object) => desk.as('manager').change(`v1/text-blocks/${block.id}`, 1, body);

const list = (query: string) => desk.as('agent').get(`v1/text-blocks?${query}`);

const deep = (levels: number, open = '[', close = ']') => open.repeat(levels) + close.repeat(levels);

/** JSON texts, most of which JSON.stringify would never write. */
const BODIES: [what: string, body: string, statuses: number[]][] = [
  ['no JSON', '{"name":', [400]],
  ['a JSON text', '"name"', [400, 422]],
  ['a number', '7', [400, 422]],
  ['null', 'null', [400, 422]],
  ['a list in place of an object', '[{"name":"x","content":"y"}]', [422]],
  ['an empty list', '[]', [422]],
  ['two objects', '{"name":"x","content":"y"}{}', [400]],
  ['single quotes', "{'name':'x'}", [400]],
  ['not a number', '{"name":NaN}', [400]],
  ['a thousand levels of lists', deep(1_000), [400]],
  ['a thousand levels of objects', `${'{"a":'.repeat(1_000)}1${'}'.repeat(1_000)}`, [400]],
  ['a thousand levels within a field', `{"name":${deep(1_000)},"content":"y"}`, [400]],
  ['a hundred thousand levels', deep(100_000), [400, 413]],
  ['a text of a megabyte', JSON.stringify({ name: 'x'.repeat(1_000_000), content: 'y' }), [413]],
  ['a key of a megabyte', `{"${'k'.repeat(1_000_000)}":1}`, [413]],
  ['too long a text', JSON.stringify({ name: 'x'.repeat(121), content: 'y' }), [422]],
  ['too long a long text', JSON.stringify({ name: 'x', content: 'y'.repeat(20_001) }), [422]],
  ['NUL in a text', '{"name":"a\\u0000b","content":"y"}', [422]],
  ['NUL in a key', '{"na\\u0000me":"x","content":"y"}', [422]],
  ['half a character', '{"name":"a\\ud800b","content":"y"}', [422]],
  ['half a character in a key', '{"na\\udc00me":"x","content":"y"}', [422]],
  ['unknown properties', '{"name":"x","content":"y","colour":"red"}', [422]],
  ['a tenant', '{"name":"x","content":"y","tenant":"nordwind"}', [422]],
  ['an id', '{"id":"00000000-0000-7000-8000-000000000000","name":"x","content":"y"}', [422]],
  ['a version', '{"version":9,"name":"x","content":"y"}', [422]],
  ['__proto__', '{"name":"x","content":"y","__proto__":{"global":true}}', [422]],
  ['__proto__ as the body', '{"__proto__":{"name":"x","content":"y"}}', [422]],
  ['constructor', '{"name":"x","content":"y","constructor":{"prototype":{"global":true}}}', [422]],
  ['valueOf', '{"name":"x","content":"y","valueOf":"z"}', [422]],
  ['toString', '{"name":"x","content":"y","toString":"z"}', [422]],
  ['hasOwnProperty', '{"name":"x","content":"y","hasOwnProperty":1}', [422]],
  ['an object for a text', '{"name":{"toString":"x"},"content":"y"}', [422]],
  ['a list for a text', '{"name":["x"],"content":"y"}', [422]],
  ['a number for a text', '{"name":1,"content":"y"}', [422]],
  ['a text for a flag', '{"name":"x","content":"y","global":"true"}', [422]],
  ['an object for a flag', '{"name":"x","content":"y","global":{}}', [422]],
  ['an object for a reference', '{"name":"x","content":"y","category":{"id":"1"}}', [422]],
  ['a list for a reference', '{"name":"x","content":"y","category":[]}', [422]],
  ['a number for a reference', '{"name":"x","content":"y","category":1e400}', [422]],
];

describe('a body of', () => {
  for (const [what, body, statuses] of BODIES)
    it(`${what} is refused`, async () => {
      expectProblem(await post(body), ...statuses);
      const change = desk.as('manager').patch(`v1/text-blocks/${block.id}`).set('If-Match', '"1"');
      expectProblem(await change.set('Content-Type', 'application/json').send(body), ...statuses);
    });

  it('another kind is refused by its name', async () => {
    for (const type of [
      'text/plain',
      'application/xml',
      'application/x-www-form-urlencoded',
      'application/octet-stream',
    ]) {
      expectProblem(await post('name=x&content=y', type), 415);
    }
    expectProblem(await post('{"name":"x","content":"y"}', 'application/json; charset=utf-7'), 415);
    expectProblem(await post('{"name":"x","content":"y"}', 'nonsense'), 415);
    expectProblem(await post('--x\r\n\r\n--x--', 'multipart/form-data; boundary=x'), 415, 422);
    expectProblem(await post('--x', 'multipart/form-data'), 400, 415, 422);
    expectProblem(await post('{}', 'application/json').set('Content-Encoding', 'br'), 400, 415);
    expectProblem(await post('{}', 'application/json').set('Content-Encoding', 'nonsense'), 415);
    expectProblem(await post('{}', 'application/json').set('Content-Encoding', 'gzip'), 400, 415);
  });

  it('nothing misses what is required', async () => {
    expectProblem(await desk.as('manager').post('v1/text-blocks'), 415, 422);
    expectProblem(await post('{}'), 422);
    expectProblem(await post(''), 422);
    expectProblem(await post('\ufeff'), 422);
  });

  it('numbers beyond all bounds is refused', async () => {
    for (const number of ['1e400', '-1e400', '1e21', '99999999999999999999', '2147483648', '0.1', '-0.5', '1e-400x']) {
      const body = `{"name":"x","interventionTime":${number}}`;
      expectProblem(await post(body, 'application/json', 'v1/slas'), 400, 422);
    }
    const cost = `{"code":"X","name":"x","costLimit":1e308}`;
    expectProblem(await post(cost, 'application/json', 'v1/customers'), 422);
  });

  it('values that only look right is refused, each at its place', async () => {
    const { body } = await post(
      {
        code: 'X',
        name: 'x',
        postCode: '٨٠٠٠',
        phone: '٠٤٤١٢٣٤٥٦٧',
        slaExpiration: '2026-02-30',
        customerPriorities: ['LOW', 'LOW'],
      },
      'application/json',
      'v1/customers',
    ).expect(422);
    expect(Object.fromEntries(codesOf(body))).toEqual({
      '/postCode': 'POST_CODE_INVALID',
      '/phone': 'PHONE_INVALID',
      '/slaExpiration': 'DATE_INVALID',
      '/customerPriorities': 'INVALID_VALUE',
    });
  });

  it('hostile languages within a translated text is refused', async () => {
    for (const name of [
      'Text',
      ['Text'],
      [],
      [[]],
      null,
      {},
      { de: {} },
      { de: 'x', xx: 'y' },
      { de: 'x', tenant: 'y' },
      { de: 'x', hasOwnProperty: 'y' },
      { de: ['x'] },
      { de: 'x'.repeat(200) },
      { de: `a${NUL}` },
    ]) {
      expectProblem(await post({ code: 'X', name }, 'application/json', 'v1/categories'), 422);
    }
  });

  it('anything but objects in a list of objects is refused', async () => {
    for (const onCallPlan of [[[]], [[[]]], [null], ['x'], [7], [[{}]]]) {
      const problem = expectProblem(await post({ name: 'x', onCallPlan }, 'application/json', 'v1/slas'), 422);
      expect(codesOf(problem)).toEqual([[expect.stringMatching('^/onCallPlan'), 'TYPE_INVALID']]);
    }
  });

  it('hostile references within a list is refused', async () => {
    const id = '00000000-0000-7000-8000-000000000000';
    const many = Array.from({ length: 201 }, (_, at) => id.slice(0, -3) + String(at).padStart(3, '0'));
    for (const members of ['x', {}, [1], [null], [[id]], [id, id], ['x'], [id], many, [{ tenant: 'nordwind', id }]]) {
      expectProblem(await post({ name: 'x', members }, 'application/json', 'v1/assignment-groups'), 422);
    }
  });
});

const QUERIES: string[] = [
  'filter=x',
  'filter=[]',
  'filter=null',
  'filter="x"',
  'filter=7',
  `filter=${deep(1_000)}`,
  'filter={"name":',
  'filter={"colour":"red"}',
  'filter={"name_like":"x"}',
  'filter={"name_":"x"}',
  'filter={"_eq_any":["x"]}',
  'filter={"":"x"}',
  'filter={"__proto__":{"name":"x"}}',
  'filter={"constructor":"x"}',
  'filter={"toString":"x"}',
  'filter={"tenant":"nordwind"}',
  'filter={"$or":[]}',
  'filter={"$and":[{}]}',
  'filter={"category.tenant":"nordwind"}',
  'filter={"category":{"tenant":"nordwind"}}',
  'filter={"category":"nobody"}',
  'filter={"category":7}',
  'filter={"category_eq_any":"x"}',
  'filter={"category_eq_any":[["x"]]}',
  'filter={"global":"true"}',
  'filter={"global":{"$ne":true}}',
  'filter={"name":{"$like":"%"}}',
  'filter={"createdAt_gte":"yesterday"}',
  'filter={"createdAt_gte":"2026-13-01"}',
  'filter={"createdAt_gte":1e400}',
  'filter={"createdAt_gte":"+275760-09-13T00:00:00Z"}',
  'filter={"id":"1 or 1=1"}',
  'filter={"q":7}',
  'filter={"q":{"x":1}}',
  `filter={"q":"${'x'.repeat(201)}"}`,
  `filter={"category_eq_any":[${Array(501).fill('null')}]}`,
  'filter={"q":"a\\u0000b"}',
  'filter={"q":"a\\ud800b"}',
  'filter={"name":"a\\u0000b"}',
  'filter={"name":"a\\ud800b"}',
  'filter={"name_eq_any":["a\\u0000b"]}',
  'sort=x',
  'sort="name"',
  'sort=["colour","ASC"]',
  'sort=["name","asc; drop table x"]',
  'sort=["name","UP"]',
  'sort=["content","ASC"]',
  'sort=[["name"],"ASC"]',
  'sort=[{"toString":"name"},"ASC"]',
  'sort=["__proto__","ASC"]',
  'sort=null',
  'range=x',
  'range=[]',
  'range=[0]',
  'range=[0,1,2]',
  'range=[5,1]',
  'range=[-1,5]',
  'range=[0,1e9]',
  'range=[0,200]',
  'range=[1e9,1e9]',
  'range=["0","5"]',
  'range=[0.5,5]',
  'range=[null,5]',
  'range={"0":0,"1":5}',
  'embed=x',
  'embed={}',
  'embed=["name"]',
  'embed=["tenant"]',
  'embed=["category.x"]',
  'embed=[["category"]]',
  'embed=[null]',
  'embed=[{"toString":"category"}]',
  'embed=7',
  'count=all',
  'count=',
  'after=x',
  'after=bnVsbA',
  `after=${Buffer.from('["name",false,{"$ne":1},"x"]').toString('base64url')}`,
  `after=${Buffer.from('["name",false,"x","not an id"]').toString('base64url')}`,
  `after=${Buffer.from('["name",false,"a\\u0000","00000000-0000-7000-8000-000000000000"]').toString('base64url')}`,
  'page=1',
  'filter={}&filter={}',
  'range=[0,1]&range=[0,2]',
  'filter[name]=x',
  '__proto__[x]=1',
];

describe('a list', () => {
  for (const query of QUERIES)
    it(`refuses ${query.slice(0, 70)}`, async () => {
      const encoded = query.replace(/=(.*?)(&|$)/g, (_whole, value, end) => `=${encodeURIComponent(value)}${end}`);
      expectProblem(await list(encoded), 400, 422);
    });

  it('takes marks that mean something elsewhere for what they are', async () => {
    for (const q of ['%', '_', '\\', "'", '"', '; drop table text_block', '?', '$1', ':x', '{}', '%%%', '--', '/*']) {
      const { body } = await list(`filter=${encodeURIComponent(JSON.stringify({ q }))}`).expect(200);
      expect(body).toEqual([]);
      const { body: named } = await list(
        `filter=${encodeURIComponent(JSON.stringify({ name_gte: q, q: 'Da' }))}`,
      ).expect(200);
      expect(named.every(({ name }: Json) => name === 'Da')).toBe(true);
    }
  });
});

describe('an address', () => {
  const addresses: [string, number[]][] = [
    ['v1/text-blocks/1', [404]],
    ['v1/text-blocks/null', [404]],
    ['v1/text-blocks/undefined', [404]],
    ['v1/text-blocks/%00', [400]],
    ['v1/text-blocks/a%00b', [400]],
    ['v1/text-blocks/%', [400]],
    ['v1/text-blocks/%zz', [400]],
    ['v1/text-blocks/%c3%28', [400]],
    ['v1/text-blocks/%ed%a0%80', [400]],
    ['v1/text-blocks?filter=%', [400]],
    ['v1/text-blocks?filter=%ff', [400]],
    ['v1/text-blocks?x=%00', [400]],
    ['v1/text-blocks/00000000-0000-7000-8000-000000000000', [404]],
    ["v1/text-blocks/' or 1=1 --", [404, 400]],
    ['v1/text-blocks/..%2f..%2fetc%2fpasswd', [404]],
    ['v1/text-blocks/%2e%2e/%2e%2e', [404]],
    [`v1/text-blocks/${'a'.repeat(4_000)}`, [404, 414]],
    ['v1/text-blocks/00000000-0000-7000-8000-000000000000/x', [404]],
    ['v1/__proto__', [404]],
    ['v1/constructor', [404]],
    ['v2/text-blocks', [404]],
    ['v1', [404]],
  ];
  for (const [path, statuses] of addresses)
    it(`such as ${path.slice(0, 60)} is told to be wrong`, async () => {
      const { port } = desk.app.getHttpServer().address() as AddressInfo;
      const head = [`Host: localhost`, `Authorization: Bearer ${await desk.token('manager')}`];
      const target = `${SERVICES}/${path}`.replaceAll(' ', '%20');
      expectProblem(await sendRaw(port, [`GET ${target} HTTP/1.1`, ...head]), ...statuses);
      if (path.includes('?')) return;
      expectProblem(await sendRaw(port, [`DELETE ${target} HTTP/1.1`, ...head]), ...statuses);
    });

  it('knows only its own methods', async () => {
    const { port } = desk.app.getHttpServer().address() as AddressInfo;
    const token = `Authorization: Bearer ${await desk.token('manager')}`;
    for (const method of ['PUT', 'PATCH', 'DELETE', 'PROPFIND', 'TRACE', 'LOCK']) {
      const answer = await sendRaw(port, [`${method} ${SERVICES}/v1/text-blocks HTTP/1.1`, 'Host: localhost', token]);
      expectProblem(answer, 404, 405);
    }
  });
});

describe('a header', () => {
  it('of hostile content is refused or passed over', async () => {
    const change = (version: string) =>
      desk.as('manager').patch(`v1/text-blocks/${block.id}`).set('If-Match', version).send({ global: true });
    for (const version of ['x', '"x"', '"-1"', '"1e3"', '*', '"99999999999999"', '"1", "2"', "' or 1=1"]) {
      expectProblem(await change(version), 400, 412);
    }
    for (const version of ['"0"', '"2"', '"999999999"']) expectProblem(await change(version), 412);
    for (const key of ['x'.repeat(201), 'a b', 'ä']) {
      expectProblem(
        await post({ name: 'x', content: 'y' }).set('Idempotency-Key', Buffer.from(key).toString('latin1')),
        400,
      );
    }
    expectProblem(await post('{"name":').set('Accept-Language', '*;q=x,,;;'.repeat(100)), 400);
  });

  it('that contradicts the body ends the request', async () => {
    const { port } = desk.app.getHttpServer().address() as AddressInfo;
    const head = [
      `POST ${SERVICES}/v1/text-blocks HTTP/1.1`,
      'Host: localhost',
      `Authorization: Bearer ${await desk.token('manager')}`,
      'Content-Type: application/json',
    ];
    const body = '{"name":"x","content":"y"}';
    const both = await sendRaw(port, [...head, 'Content-Length: 26', 'Transfer-Encoding: chunked'], body);
    expect(both.status).toBe(400);
    const negative = await sendRaw(port, [...head, 'Content-Length: -1'], body);
    expect(negative.status).toBe(400);
  });
});

describe('a change', () => {
  it('of what is not there, or not open, is refused', async () => {
    expectProblem(await patch({ id: category.id }), 422);
    expectProblem(await patch({ tenant: 'nordwind' }), 422);
    expectProblem(await patch({ version: 1 }), 422);
    expectProblem(await patch({ createdBy: 'Somebody' }), 422);
    expectProblem(await patch({ name: null }), 422);
    expectProblem(await patch({ category: '00000000-0000-7000-8000-000000000000' }), 422);
    expectProblem(await patch({ _embedded: {} }), 422);
  });

  it('of my settings keeps to what settings are', async () => {
    const put = (body: string) =>
      desk.as('agent').put('v1/me/preferences').set('Content-Type', 'application/json').send(body);
    for (const body of [
      '[]',
      '"x"',
      'null',
      '7',
      `{"a":${deep(1_000)}}`,
      '{"__proto__":1}',
      '{"a\\u0000":1}',
      '{"a":"\\u0000"}',
    ]) {
      expectProblem(await put(body), 400, 422);
    }
    expectProblem(await put(`{"${'k'.repeat(121)}":1}`), 422);
    expectProblem(await put(JSON.stringify({ a: 'x'.repeat(300_000) })), 413);
    const many = Object.fromEntries(Array.from({ length: 201 }, (_, at) => [`key ${at}`, at]));
    expectProblem(await put(JSON.stringify(many)), 422);
    const body = await desk.as('agent').read('v1/me');
    expect(body.preferences).toEqual({});
  });
});
