import { Tally } from '../../api/platform/access/tally.js';
import { startApplication, type TestApplication } from '../support/application.js';
import { eventually } from '../support/eventually.js';
import { expectProblem } from '../support/problems.js';
import { recordsOf } from '../support/records.js';

const LIMIT = 40;

let desk: TestApplication;
beforeEach(async () => {
  desk = await startApplication({ VSD_RATE_LIMIT: String(LIMIT) });
});
afterEach(() => desk?.close());

/** Asks more often than the limit, all at once so that it falls into one minute on any machine; gives how often it was served. */
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

  it('is shared by all processes, through the database', async () => {
    await untilRefused('customer');
    // What the database cannot take within a second is counted by the process alone, until the next window.
    const counted = async () =>
      (await desk.superuser.query(`select points from limits.rate_limit where key like 'all:user:alpina:%customer-%'`))
        .rows;
    await eventually(async () => {
      await desk.as('customer').get('v1/me');
      expect(await counted()).toEqual([{ points: expect.any(Number) }]);
    });
  });

  it('refuses nobody because the counts cannot be kept', async () => {
    await desk.superuser.query('alter table limits.rate_limit rename to gone');
    await desk.as('customer').get('v1/me').expect(200);
    expect(await untilRefused('customer')).toBe(LIMIT - 1);
    const { id } = await recordsOf(desk).create('categories', { code: 'A', name: { de: 'A' } });
    expect(id).toEqual(expect.any(String));
  });
});

describe('two tallies beside each other', () => {
  it('have one limit once they have told each other', async () => {
    let sum = 0;
    const share = async (_key: string, requests: number) => {
      sum += requests;
      return { sum, left: 60_000 };
    };
    const [one, other] = [new Tally(10, 60, share), new Tally(10, 60, share)];
    for (let asked = 0; asked < 6; asked += 1) expect(one.count('a').served).toBe(true);
    await one.exchange();
    expect(other.count('a').served).toBe(true);
    await other.exchange();
    expect(other.count('a')).toMatchObject({ served: true, left: 2 });
    expect(other.count('b')).toMatchObject({ served: true, left: 9 });
  });
});
