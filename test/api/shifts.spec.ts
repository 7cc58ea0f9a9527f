import fc from 'fast-check';
import { Shifts } from '../../api/platform/jobs/shifts.js';

const LONG = 60_000;

/** A job that ends when it is told to. */
function job() {
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { work: () => ended, end };
}

describe('the shifts of jobs', () => {
  it('let one run alone that may end the process, whatever comes in which order', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.boolean(), { maxLength: 30 }), async (kinds) => {
        const shifts = new Shifts();
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
            alone ? shifts.alone(work(at, true), LONG) : shifts.together(work(at, false), LONG),
          ),
        );
        expect(seen).toHaveLength(kinds.length);
        expect(seen.filter(([alone]) => alone).every(([, beside]) => beside === 1)).toBe(true);
      }),
    );
  });

  it('let others run side by side, and pass on what they say', async () => {
    const shifts = new Shifts();
    const [one, other] = [job(), job()];
    const both = [shifts.together(one.work, LONG), shifts.together(other.work, LONG)];
    other.end();
    await both[1];
    one.end();
    await both[0];
    await expect(shifts.together(() => Promise.reject(new Error('failed')), LONG)).rejects.toThrow('failed');
    await expect(shifts.alone(() => Promise.reject(new Error('failed')), LONG)).rejects.toThrow('failed');
    await expect(shifts.alone(async () => 'done', LONG)).resolves.toBe('done');
  });

  it('wait for nothing beyond its limit', async () => {
    const shifts = new Shifts();
    void shifts.together(() => new Promise(() => undefined), 1);
    void shifts.alone(() => new Promise(() => undefined), 1);
    await expect(shifts.together(async () => 'done', LONG)).resolves.toBe('done');
  });
});
