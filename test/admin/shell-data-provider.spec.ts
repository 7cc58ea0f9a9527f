/// <reference types="jest" />
import { jest } from '@jest/globals';
import { countList } from '../../admin/providers/count-lists';
import { createDataProvider } from '../../admin/providers/data-provider';
import { configureApi } from '../../admin/providers/http';
import { SessionExpiredError, StaleError } from '../../admin/providers/problem';

const base = '/volta-service-desk/services/v1/text-blocks';
const call = jest.fn<typeof fetch>();
const provider = createDataProvider([{ route: 'masterdata/text-blocks', path: 'text-blocks' }]);
const resource = 'masterdata/text-blocks';

function answer(body: unknown, { status = 200, headers = {} }: { status?: number; headers?: object } = {}) {
  call.mockResolvedValueOnce(new Response(JSON.stringify(body), { status, headers: { ...headers } }));
}

/** The nth call: address with its parameters readable, method, headers and body. */
function sent(at = 0) {
  const [address, { method, headers, body } = {}] = call.mock.calls[at]!;
  return { address: decodeURIComponent(String(address)), method, headers: headers as Record<string, string>, body };
}

const list = {
  pagination: { page: 2, perPage: 25 },
  sort: { field: 'name', order: 'ASC' as const },
  filter: { q: 'a' },
};

beforeEach(() => {
  call.mockReset();
  Object.assign(globalThis, { fetch: call, document: { documentElement: { lang: 'de-CH' } } });
  configureApi({
    token: () => Promise.resolve('token'),
    renew: () => Promise.resolve('renewed'),
    translate: (key) => key,
  });
});

describe('the data provider', () => {
  it('asks for a page in the dialect, with the token', async () => {
    answer([{ id: '1' }], { headers: { 'X-Total-Count': '26' } });
    const result = await provider.getList(resource, list);
    expect(result).toMatchObject({ data: [{ id: '1' }], total: 26, meta: { totalExact: true } });
    expect(sent().address).toBe(`${base}?filter={"q":"a"}&range=[25,49]&sort=["name","ASC"]`);
    expect(sent().headers.authorization).toBe('Bearer token');
  });

  it('says when a list is longer than it was counted', async () => {
    answer([{ id: '1' }], { headers: { 'X-Total-Count': '10001', 'X-Total-Exact': 'false' } });
    expect(await provider.getList(resource, list)).toMatchObject({ total: 10001, meta: { totalExact: false } });
  });

  it('reads more than 200 rows in several pages', async () => {
    const rows = (count: number) => Array.from({ length: count }, (_, id) => ({ id: String(id) }));
    answer(rows(200), { headers: { 'X-Total-Count': '230' } });
    answer(rows(30), { headers: { 'X-Total-Count': '230' } });
    const { data } = await provider.getList(resource, { ...list, pagination: { page: 1, perPage: 1000 } });
    expect(data).toHaveLength(230);
    expect(sent(1).address).toContain('range=[200,399]');
  });

  it('asks for several records with a range and without a count', async () => {
    answer([{ id: '1' }, { id: '2' }]);
    await provider.getMany(resource, { ids: ['1', '2'] });
    expect(sent().address).toBe(`${base}?filter={"id_eq_any":["1","2"]}&range=[0,1]&count=none`);
  });

  it('patches the changed fields under the version they are based on', async () => {
    answer({ id: '1', version: 4 });
    const previousData = { id: '1', version: 3, name: 'a', global: false };
    await provider.update(resource, { id: '1', data: { ...previousData, name: 'b' }, previousData });
    expect(sent()).toMatchObject({ address: `${base}/1`, method: 'PATCH', body: '{"name":"b"}' });
    expect(sent().headers['if-match']).toBe('"3"');
  });

  it('calls nobody when nothing has changed', async () => {
    const record = { id: '1', version: 3, name: 'a' };
    const { data } = await provider.update(resource, { id: '1', data: record, previousData: record });
    expect(data).toEqual(record);
    expect(call).not.toHaveBeenCalled();
  });

  it('gives the record as it is now when another was faster', async () => {
    answer({ code: 'STALE', current: { id: '1', version: 9 } }, { status: 412 });
    const previousData = { id: '1', version: 3, name: 'a' };
    const update = provider.update(resource, { id: '1', data: { name: 'b' }, previousData });
    await expect(update).rejects.toBeInstanceOf(StaleError);
    await expect(update).rejects.toMatchObject({ current: { version: 9 } });
  });

  it('creates under the same key again when no answer came', async () => {
    call.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    answer({ id: '1' }, { status: 201 });
    const data = { name: 'a', note: null };
    await expect(provider.create(resource, { data })).rejects.toMatchObject({ code: 'NETWORK', status: 0 });
    await provider.create(resource, { data });
    expect(sent(1)).toMatchObject({ method: 'POST', body: '{"name":"a"}' });
    expect(sent(1).headers['idempotency-key']).toBe(sent(0).headers['idempotency-key']);
  });

  it('repeats a call once with a new token, then tells that the session has ended', async () => {
    answer({}, { status: 401 });
    answer({ id: '1' });
    await provider.getOne(resource, { id: '1' });
    expect(sent(1).headers.authorization).toBe('Bearer renewed');
    answer({}, { status: 401 });
    answer({}, { status: 401 });
    await expect(provider.getOne(resource, { id: '1' })).rejects.toBeInstanceOf(SessionExpiredError);
  });

  it('deletes under the version that was seen', async () => {
    answer({ id: '1' });
    await provider.delete(resource, { id: '1', previousData: { id: '1', version: 2 } });
    expect(sent()).toMatchObject({ address: `${base}/1`, method: 'DELETE' });
    expect(sent().headers['if-match']).toBe('"2"');
  });

  it('takes names that are no routes as paths of the API', async () => {
    answer([], { headers: { 'X-Total-Count': '0' } });
    await provider.getList('tickets/1/activities', list);
    expect(sent().address).toContain('/services/v1/tickets/1/activities?');
  });
});

describe('counts of lists', () => {
  const counted = (...counts: number[]) => answer({ ...counts.map((count) => ({ count, exact: true })) });

  it('are one request for the lists of one task, and a request for each part of a long address', async () => {
    counted(3, 10);
    const lists = [countList('text-blocks', { active: true }), countList('tickets', {})];
    expect(await Promise.all(lists)).toEqual([3, 10].map((total) => ({ total, isExact: true })));
    const sentLists = {
      0: { resource: 'text-blocks', filter: { active: true } },
      1: { resource: 'tickets', filter: {} },
    };
    expect(sent().address).toContain(`counts?lists=${JSON.stringify(sentLists)}`);
    counted(1);
    counted(2, 3);
    const long = [3_900, 2_000, 1_900].map((length) => countList('tickets', { q: 'a'.repeat(length) }));
    expect((await Promise.all(long)).map(({ total }) => total)).toEqual([1, 2, 3]);
    expect(call).toHaveBeenCalledTimes(3);
  });

  it('are counted alone after a refusal, so that one refused list hides no other', async () => {
    const refusal = { type: 'about:blank', title: 'x', status: 403, code: 'FORBIDDEN', params: {}, requestId: '1' };
    answer(refusal, { status: 403, headers: { 'Content-Type': 'application/problem+json' } });
    counted(3);
    answer(refusal, { status: 403, headers: { 'Content-Type': 'application/problem+json' } });
    const [own, others] = await Promise.allSettled([countList('tickets', {}), countList('mailboxes', {})]);
    expect(own).toMatchObject({ status: 'fulfilled', value: { total: 3 } });
    expect(others).toMatchObject({ status: 'rejected', reason: { code: 'FORBIDDEN' } });
  });
});
