import { startApplication, type TestApplication } from '../support/application.js';
import type { Person } from '../support/people.js';
import { expectProblem } from '../support/problems.js';
import { codesOf, type Json, recordsOf } from '../support/records.js';

let desk: TestApplication;
let category: Json;
beforeAll(async () => {
  desk = await startApplication();
  category = await recordsOf(desk).create('categories', { code: 'PUMP', name: { de: 'Pumpe' } });
});
afterAll(() => desk?.close());

type Method = 'get' | 'post' | 'put' | 'patch';

describe('a body that is required', () => {
  it.each<[Method, () => string, Person]>([
    ['post', () => 'v1/holidays/intake', 'manager'],
    ['post', () => 'v1/tickets/outlook', 'agent'],
    ['post', () => 'v1/slas/outlook', 'manager'],
    ['post', () => 'v1/bulk-changes/moves', 'agent'],
    ['put', () => `v1/categories/${category.id}/position`, 'manager'],
    ['put', () => `v1/tickets/${category.id}/presence/${category.id}`, 'agent'],
  ])('is missed by %s %p', async (method, path, person) => {
    const answer = await desk.as(person)[method](path());
    expect(codesOf(expectProblem(answer, 422))).toEqual([['', 'REQUIRED']]);
  });

  it.each([
    ['v1/holidays/intake', { region: 'ZH' }, '/days'],
    ['v1/holidays/intake', { region: 'ZH', days: null }, '/days'],
    ['v1/bulk-changes/moves', {}, '/tickets'],
    ['v1/bulk-changes/moves', { tickets: null }, '/tickets'],
    ['v1/bulk-changes', { tickets: null, assign: {} }, '/tickets'],
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
    ['v1/ticket-counts?filter={}', 'filter'],
    [`v1/attachments/${NOBODY}/content?inline=true`, 'inline'],
    [`v1/customers/${NOBODY}/logo?size=64`, 'size'],
    [`v1/imports/${NOBODY}/refused?type=csv`, 'type'],
    ['v1/tenant-logo?v=1', 'v'],
    ['v1/dashboard?assignmentGroup=a&assignmentGroup=b', 'assignmentGroup'],
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
