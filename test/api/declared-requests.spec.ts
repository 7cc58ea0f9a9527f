import { DeclaredAnswers } from '../support/declared-answers.js';
import type { Person } from '../support/people.js';
import { expectProblem } from '../support/problems.js';
import { codesOf, type Json, recordsOf } from '../support/records.js';
import { useDesk } from '../support/use-desk.js';

const desk = useDesk();
let category: Json;
beforeAll(async () => {
  category = await recordsOf(desk).create('categories', { code: 'PUMP', name: { de: 'Pumpe' } });
});

type Method = 'get' | 'post' | 'put' | 'patch';

describe('a body that is required', () => {
  it.each<[Method, () => string, Person]>([
    ['post', () => 'v1/holidays/intake', 'manager'],
    ['post', () => 'v1/tickets/preview', 'agent'],
    ['post', () => 'v1/slas/preview', 'manager'],
    ['post', () => 'v1/tickets/bulk/common-transitions', 'agent'],
    ['put', () => `v1/categories/${category.id}/position`, 'manager'],
    ['put', () => `v1/tickets/${category.id}/presence/${category.id}`, 'agent'],
  ])('is missed by %s %p', async (method, path, person) => {
    const answer = await desk.as(person)[method](path());
    expect(codesOf(expectProblem(answer, 422))).toEqual([['', 'REQUIRED']]);
  });

  it.each([
    ['v1/holidays/intake', { region: 'ZH' }, '/days'],
    ['v1/holidays/intake', { region: 'ZH', days: null }, '/days'],
    ['v1/tickets/bulk/common-transitions', {}, '/tickets'],
    ['v1/tickets/bulk/common-transitions', { tickets: null }, '/tickets'],
    ['v1/tickets/bulk', { operation: 'update', records: null }, '/records'],
  ])('has all that is required for %s %j', async (path, body, pointer) => {
    const answer = await desk.as('manager').post(path).send(body);
    expect(codesOf(expectProblem(answer, 422))).toEqual([[pointer, 'REQUIRED']]);
  });
});

describe('a query', () => {
  const NOBODY = '0191a0b0-0000-7000-8000-00000000dead';

  it.each([
    ['v1/dashboard?group=x', 'group'],
    ['v1/me?fields=name', 'fields'],
    ['v1/counts?filter={}', 'filter'],
    [`v1/attachments/${NOBODY}/content?inline=true`, 'inline'],
    [`v1/customers/${NOBODY}/logo?size=64`, 'size'],
    [`v1/imports/${NOBODY}/refused?type=csv`, 'type'],
    ['v1/tenant-logo?v=1', 'v'],
    ['v1/dashboard?narrow={}&narrow={}', 'narrow'],
  ])('holds what the operation takes and no more: %s', async (path, name) => {
    const problem = expectProblem(await desk.as('manager').get(path), 400);
    expect(problem).toMatchObject({ code: 'UNKNOWN_PARAMETER', params: { name } });
  });

  it('holds values that the document allows', async () => {
    const answer = await desk.as('agent').get(`v1/attachments/${NOBODY}/content?disposition=window`);
    expect(expectProblem(answer, 400)).toMatchObject({ code: 'INVALID_VALUE', params: { name: 'disposition' } });
  });

  it('is looked at after the token and the rights', async () => {
    expectProblem(await desk.as(null).get('v1/dashboard?group=x'), 401);
    expectProblem(await desk.as('customer').get(`v1/imports/${NOBODY}/refused?type=csv`), 403);
  });
});

describe('what no document tells of', () => {
  it.each(['If-None-Match', 'If-Match', 'If-Modified-Since', 'If-Unmodified-Since', 'Range'])(
    'is not answered because of %s',
    async (name) => {
      const value = { Range: 'bytes=0-1', 'If-Modified-Since': 'Fri, 01 Jan 2100 00:00:00 GMT' }[name] ?? '*';
      for (const path of ['health/live', 'v1/categories', `v1/categories/${category.id}`, 'v1/me'])
        await desk.as('manager').get(path).set(name, value).expect(200);
      const { status } = await desk.as(null).get('docs/assets/swagger-ui.css').set(name, value);
      expect([name, status]).toEqual([name, name === 'If-None-Match' || name === 'If-Modified-Since' ? 304 : 200]);
    },
  );

  it('is a body of what only reads or deletes: nobody looks at it', async () => {
    const odd = ['{"name":', '"\\ud800"', '<a/>'];
    for (const text of odd) {
      await desk.as('manager').get('v1/categories').set('Content-Type', 'application/json').send(text).expect(200);
      await desk.as('manager').get('v1/categories').set('Content-Type', 'text/xml').send(text).expect(200);
      const { id } = await recordsOf(desk).create('categories', { code: 'GONE', name: { de: 'Weg' } });
      const gone = desk.as('manager').delete(`v1/categories/${id}`).set('Content-Type', 'application/json');
      await gone.send(text).expect(200);
    }
  });

  it('is a refusal of a body where the operation takes none', async () => {
    const { body } = await desk.as(null).get('openapi.json');
    const declared = new DeclaredAnswers(body);
    for (const [type, text, status] of [
      ['application/json', '{"a":', 400],
      ['application/json', '['.repeat(30) + ']'.repeat(30), 400],
      ['application/json', '{"a":"\\u0000"}', 422],
      ['text/plain', 'x', 415],
    ] as const) {
      const answer = await desk.as('admin').post('v1/failed-jobs/retries').set('Content-Type', type).send(text);
      const problem = expectProblem(answer, status);
      const given = { status, contentType: answer.type, body: problem };
      expect(declared.faultOf('retryFailedJobs', given)).toBeUndefined();
    }
  });
});
