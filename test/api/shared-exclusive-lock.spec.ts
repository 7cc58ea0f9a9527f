import fc from 'fast-check';
import { SharedExclusiveLock } from '../../api/platform/jobs/shared-exclusive-lock.js';

const LONG = 60_000;

/** A job that ends when `end` is called. */
function job() {
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { work: () => ended, end };
}

describe('the shared and exclusive lock of jobs', () => {
  it('runs an exclusive job alone, in any order of the jobs', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.boolean(), { maxLength: 30 }), async (kinds) => {
        const lock = new SharedExclusiveLock();
        const now = new Set<number>();
        const seen: [alone: boolean, beside: number][] = [];
        const work = (at: number, alone: boolean) => async () => {
          now.add(at);
          seen.push([alone, now.size]);
          for (let turn = 0; turn < at % 4; turn += 1) await new Promise(setImmediate);
          if ([...now].some((other) => kinds[other]) && now.size > 1) throw new Error('Not alone');
          now.delete(at);
        };
        await Promise.all(
          kinds.map((alone, at) =>
            alone ? lock.runExclusive(work(at, true), LONG) : lock.runShared(work(at, false), LONG),
          ),
        );
        expect(seen).toHaveLength(kinds.length);
        expect(seen.filter(([alone]) => alone).every(([, beside]) => beside === 1)).toBe(true);
      }),
    );
  });

  it('runs shared jobs side by side, and returns their results', async () => {
    const lock = new SharedExclusiveLock();
    const [one, other] = [job(), job()];
    const both = [lock.runShared(one.work, LONG), lock.runShared(other.work, LONG)];
    other.end();
    await both[1];
    one.end();
    await both[0];
    await expect(lock.runShared(() => Promise.reject(new Error('failed')), LONG)).rejects.toThrow('failed');
    await expect(lock.runExclusive(() => Promise.reject(new Error('failed')), LONG)).rejects.toThrow('failed');
    await expect(lock.runExclusive(async () => 'done', LONG)).resolves.toBe('done');
  });

  it('stops waiting for a job that exceeds its limit', async () => {
    const lock = new SharedExclusiveLock();
    void lock.runShared(() => new Promise(() => undefined), 1);
    void lock.runExclusive(() => new Promise(() => undefined), 1);
    await expect(lock.runShared(async () => 'done', LONG)).resolves.toBe('done');
  });
});
