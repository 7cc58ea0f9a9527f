import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AWAY_CODE } from '../../api/platform/database/end-process.js';
import { rotateLog } from '../../api/standalone/logs.js';
import { postgresSettings } from '../../api/standalone/postgres-settings.js';
import { type Part, SupervisedPart } from '../../api/standalone/supervised-part.js';
import { eventually } from '../support/eventually.js';

/** A part that ends on a call. */
function part(): Part & { end(how: number | string): void } {
  const { promise, resolve } = Promise.withResolvers<number | string>();
  return { ended: promise, end: resolve, stop: async () => resolve(0) };
}

describe('a part that ends by itself', () => {
  it('is started again five times a minute, each time later, and then given up with one sentence', async () => {
    const said: string[] = [];
    const began: number[] = [];
    const first = part();
    const start = async () => {
      began.push(Date.now());
      const next = part();
      next.end('SIGKILL');
      return next;
    };
    const kept = new SupervisedPart({
      name: 'The worker',
      first,
      start,
      where: 'worker.log',
      say: (text) => said.push(text),
    });
    first.end(1);
    const { message } = await kept.failed;
    expect(message).toBe(
      'The worker ended 6 times within a minute (SIGKILL) and is not started again: worker.log says why.',
    );
    expect(said).toEqual(
      [1, ...Array(4).fill('SIGKILL')].map((how) => `The worker ended (${how}) and is started again`),
    );
    const waits = began.slice(1).map((at, index) => at - began[index]!);
    for (const [at, atLeast] of [200, 400, 800, 1600].entries()) expect(waits[at]).toBeGreaterThanOrEqual(atLeast - 5);
    await kept.stop();
  });

  it('is started again for as long as its database is away, and none of these ends counts', async () => {
    const how = [...Array(6).fill(AWAY_CODE), ...Array(5).fill('SIGKILL')];
    const said: string[] = [];
    const first = part();
    const last = part();
    const start = async () => {
      const next = how.shift();
      if (next === undefined) return last;
      const ending = part();
      ending.end(next);
      return ending;
    };
    const kept = new SupervisedPart({
      name: 'The API',
      first,
      start,
      where: 'api.log',
      say: (text) => said.push(text),
    });
    first.end(AWAY_CODE);
    await eventually(() => expect(said).toHaveLength(12));
    await kept.running;
    expect(how).toEqual([]);
    await kept.stop();
  });

  it('counts a start that fails as an end, and goes on when the next succeeds', async () => {
    const second = part();
    const starts = [async () => Promise.reject(new Error('no port')), async () => second];
    const said: string[] = [];
    const first = part();
    const kept = new SupervisedPart({
      name: 'PostgreSQL',
      first,
      start: () => starts.shift()!(),
      where: 'postgres.log',
      say: (text) => said.push(text),
    });
    first.end('SIGKILL');
    await first.ended;
    await new Promise(setImmediate);
    while (starts.length > 0) await kept.running.then(() => new Promise(setImmediate));
    await kept.stop();
    expect(said).toEqual([
      'PostgreSQL ended (SIGKILL) and is started again',
      'PostgreSQL ended (no port) and is started again',
    ]);
  });

  it('stays ended when it was told to stop', async () => {
    let starts = 0;
    const start = async () => {
      starts += 1;
      return part();
    };
    const kept = new SupervisedPart({ name: 'The API', first: part(), start, where: 'api.log', say: () => undefined });
    await kept.stop();
    expect(starts).toBe(0);
  });
});

describe('a log', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vsd-logs-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('is put aside when it is too long, and the three before it are kept', () => {
    const file = join(folder, 'api.log');
    for (let run = 1; run <= 6; run += 1) {
      appendFileSync(file, `run ${run}\n`);
      rotateLog(file, 5);
    }
    expect(readdirSync(folder).toSorted()).toEqual(['api.log', 'api.log.1', 'api.log.2', 'api.log.3']);
    const kept = ['', '.1', '.2', '.3'].map((end) => readFileSync(`${file}${end}`, 'utf8'));
    expect(kept).toEqual(['', 'run 6\n', 'run 5\n', 'run 4\n']);
  });

  it('that is short enough goes on', () => {
    const file = join(folder, 'worker.log');
    appendFileSync(file, 'crashed\n');
    rotateLog(file);
    appendFileSync(file, 'started\n');
    expect(readFileSync(file, 'utf8')).toBe('crashed\nstarted\n');
  });
});

describe('the size of the embedded PostgreSQL', () => {
  const sizes: [memory: number, shared: string, cache: string][] = [
    [512, '128MB', '256MB'],
    [2_048, '512MB', '1024MB'],
    [4_096, '1024MB', '2048MB'],
    [65_536, '1024MB', '32768MB'],
  ];
  it.each(sizes)('fits a machine of %d MB', (memory, shared, cache) => {
    const settings = postgresSettings({ durable: true, connections: 40 }, memory);
    expect(settings).toMatchObject({ shared_buffers: shared, effective_cache_size: cache, max_connections: '60' });
    expect(settings).not.toHaveProperty('fsync');
  });
});
