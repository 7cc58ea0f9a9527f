import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AccountStore } from '../../api/standalone/identity/account-store.js';

const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

async function store(): Promise<AccountStore> {
  const folder = await mkdtemp(join(tmpdir(), 'vsd-accounts-'));
  folders.push(folder);
  return AccountStore.open(folder);
}

/** Processor time of the whole process during a work, in milliseconds, which no busy machine prolongs. */
async function cost(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

describe('an attempt to sign in', () => {
  it('costs as much for an unknown account as for a wrong password', async () => {
    const accounts = await store();
    const attempts = async (name: (at: number) => string) => {
      const costs = [];
      for (let at = 0; at < 5; at += 1) costs.push(await cost(() => accounts.signIn(name(at), 'falsch', String(at))));
      // Other work of the process, such as its garbage collection, only adds to an attempt.
      return Math.min(...costs);
    };
    const wrong = await attempts(() => 'alpina-agent');
    const unknown = await attempts((at) => `niemand-${at}`);
    expect(unknown).toBeGreaterThan(wrong / 3);
    expect(wrong).toBeGreaterThan(unknown / 3);
  });

  it('that is right counts as no wrong one, however many come at once', async () => {
    const accounts = await store();
    const results = await Promise.all(Array.from({ length: 12 }, () => accounts.signIn('alpina-agent', 'demo')));
    expect(results.every((result) => result !== 'wrong' && 'account' in result)).toBe(true);
  });

  it('that is wrong is looked at five times a minute, however many come at once', async () => {
    const accounts = await store();
    const results = await Promise.all(Array.from({ length: 12 }, () => accounts.signIn('alpina-agent', 'falsch')));
    expect(results.filter((result) => result === 'wrong')).toHaveLength(5);
    expect(await accounts.signIn('alpina-agent', 'demo')).toMatchObject({ wait: expect.any(Number) });
  });
});
