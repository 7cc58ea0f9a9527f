import { setTimeout as pause } from 'node:timers/promises';
import { TenantTurns } from '../../api/platform/tenant-turns.js';

const turnsOf = (places: number, waitMs?: number) =>
  new TenantTurns({ places, refusal: () => new Error('no place in time'), ...(waitMs && { waitMs }) });

/** Work that ends by a call of the test, noted in the order in which it begins. */
function workshop(turns: TenantTurns) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const begin = (name: string) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    ends.set(name, resolve);
    return turns.run(name.split(' ')[0] as string, () => {
      begun.push(name);
      return promise;
    });
  };
  /** Lets the work end and its follow-up begin. */
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise(setImmediate);
  };
  return { begun, begin, end };
}

describe('places that tenants share', () => {
  it('are held by one tenant to half, so that another has one at once', () => {
    const { begun, begin } = workshop(turnsOf(4));
    for (const name of ['a 1', 'a 2', 'a 3', 'b 1', 'c 1', 'c 2']) void begin(name);
    expect(begun).toEqual(['a 1', 'a 2', 'b 1', 'c 1']);
  });

  it('go to the tenants in turns, and to the oldest work of each', async () => {
    const { begun, begin, end } = workshop(turnsOf(2));
    for (const name of ['a 1', 'b 1', 'a 2', 'a 3', 'c 1', 'c 2', 'b 2']) void begin(name);
    for (const name of ['a 1', 'b 1', 'a 2', 'c 1', 'b 2']) await end(name);
    expect(begun).toEqual(['a 1', 'b 1', 'c 1', 'a 2', 'b 2', 'a 3', 'c 2']);
  });

  it('are free again after work that fails', async () => {
    const turns = turnsOf(1);
    await expect(turns.run('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    await expect(turns.run('a', () => Promise.resolve('done'))).resolves.toBe('done');
  });

  it('are waited for no longer than the limit, and then by nobody', async () => {
    const turns = turnsOf(1, 5);
    const { begin, end, begun } = workshop(turns);
    void begin('a 1');
    await expect(begin('a 2')).rejects.toThrow('no place in time');
    expect(turns.waitingCount).toBe(0);
    await end('a 1');
    void begin('a 3');
    expect(begun).toEqual(['a 1', 'a 3']);
  });

  it('are refused at once while the queue of the tenant is too long', async () => {
    const turns = new TenantTurns({ places: 2, queueMs: 1, refusal: () => new Error('too long') });
    const { begin, end, begun } = workshop(turns);
    await turns.run('a', () => pause(30));
    void begin('a 1');
    void begin('a 2');
    await expect(begin('a 3')).rejects.toThrow('too long');
    void begin('b 1');
    await end('a 1');
    void begin('a 4');
    expect(begun).toEqual(['a 1', 'b 1', 'a 2']);
  });

  it('pass abandoned work by', async () => {
    const turns = turnsOf(1);
    const { begin, end, begun } = workshop(turns);
    void begin('a 1');
    const abandoned = turns.run('a', async () => void begun.push('abandoned'), { isAbandoned: () => true });
    const refused = expect(abandoned).rejects.toThrow('no place in time');
    void begin('a 2');
    await end('a 1');
    await refused;
    expect(begun).toEqual(['a 1', 'a 2']);
    expect(turns.waitingCount).toBe(0);
  });

  it('are kept by work within work, which would wait for itself', async () => {
    const turns = turnsOf(1, 5);
    await expect(turns.run('a', () => turns.run('a', async () => 'within'))).resolves.toBe('within');
  });
});
