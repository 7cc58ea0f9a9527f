import { startApplication, type TestApplication } from '../support/application.js';
import { expectProblem } from '../support/problems.js';
import { recordsOf } from '../support/records.js';

const LIMIT = 40;

let desk: TestApplication;
beforeEach(async () => {
  desk = await startApplication({ VSD_RATE_LIMIT: String(LIMIT) });
});
afterEach(() => desk?.close());

/** Calls more often than the limit, all at once to fall into one minute; returns the number of successes. */
async function untilRefused(person: 'customer' | 'otherCustomer' | null, path = 'v1/me'): Promise<number> {
  const answers = await Promise.all(Array.from({ length: LIMIT + 1 }, () => desk.as(person).get(path)));
  const refused = answers.filter(({ status }) => status === 429);
  for (const answer of refused) {
    const problem = expectProblem(answer, 429);
    expect(problem.code).toBe('TOO_MANY_REQUESTS');
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect(answer.headers.ratelimit).toMatch(/^"default";r=0;t=\d+$/);
  }
  expect(refused.length).toBeGreaterThan(0);
  return answers.length - refused.length;
}

describe('the general limit', () => {
  it('tells what is left, refuses what is beyond it, and is each user’s own', async () => {
    const first = await desk.as('customer').get('v1/me').expect(200);
    expect(first.headers.ratelimit).toMatch(new RegExp(`^"default";r=${LIMIT - 1};t=\\d+$`));
    expect(first.headers['ratelimit-policy']).toBe(`"default";q=${LIMIT};w=60`);
    expect(await untilRefused('customer')).toBe(LIMIT - 1);
    await desk.as('otherCustomer').get('v1/me').expect(200);
    await desk.as('customerAll').get('v1/me').expect(200);
  });

  it('knows strangers and wrong tokens by their address', async () => {
    const wrong = () => desk.as(null).get('v1/me').set('Authorization', 'Bearer wrong').expect(401);
    await Promise.all(Array.from({ length: LIMIT }, wrong));
    expectProblem(await desk.as(null).get('config'), 429);
    await desk.as('customer').get('v1/me').expect(200);
  });

  it('counts the requests of other processes, through the database', async () => {
    await desk.as('customer').get('v1/me').expect(200);
    const rows = await desk.rows(`update limits.rate_limit set points = points + ${LIMIT}
        where key like 'all:user:alpina:%customer-%' returning points`);
    expect(rows).toEqual([{ points: LIMIT + 1 }]);
    expectProblem(await desk.as('customer').get('v1/me'), 429);
  });

  it('counts no probe of a load balancer, whose answer never waits for the database', async () => {
    await desk.superuser.query('begin; lock table limits.rate_limit in access exclusive mode');
    for (let probe = 0; probe <= LIMIT; probe += 1) {
      const { headers } = await desk.as(null).get('health/live').expect(200);
      expect(headers.ratelimit).toBeUndefined();
    }
    await desk.superuser.query('rollback');
  });

  it('refuses nobody because the counts cannot be kept', async () => {
    await desk.superuser.query('alter table limits.rate_limit rename to gone');
    await desk.as('customer').get('v1/me').expect(200);
    expect(await untilRefused('customer')).toBe(LIMIT - 1);
    const { id } = await recordsOf(desk).create('categories', { code: 'A', name: { de: 'A' } });
    expect(id).toEqual(expect.any(String));
  });
});
