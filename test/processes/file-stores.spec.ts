import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { jest } from '@jest/globals';
import { v7 as uuidv7 } from 'uuid';
import { STORES } from '../../api/integrations/files/file-store.js';
import { OrphanFilesSweep } from '../../api/integrations/files/orphan-files-sweep.js';
import { UnscannedFilesSweep } from '../../api/integrations/files/unscanned-files-sweep.js';
import { clock } from '../../api/platform/clock.js';
import { readEnv } from '../../api/platform/env.js';
import { projectRoot } from '../../api/platform/project-root.js';
import { FileStore } from '../../api/ports/files.js';
import { startApplication, type TestApplication } from '../support/application.js';
import { EICAR, startClamd } from '../support/clamd.js';
import { eventually } from '../support/eventually.js';
import { type S3Server, startS3 } from '../support/s3-server.js';
import { type TicketWorld, ticketWorld } from '../support/ticket-world.js';
import { use } from '../support/use-desk.js';

/** Larger than a part of an upload to S3. */
const LARGE = 6 * 1024 * 1024;
const DATABASE_URL = 'postgres://nobody@127.0.0.1/none';

const s3: S3Server = use(
  async () => {
    const server = await startS3();
    Object.assign(process.env, server.credentials);
    return server;
  },
  (server) => server.stop(),
);
const clamd = use(startClamd, (daemon) => daemon.close());

const keysOf = async (store: FileStore, folder: string) => {
  const keys: string[] = [];
  for await (const { key } of store.list(folder)) keys.push(key);
  return keys.sort();
};

describe.each(['disk', 's3'])('files in a store of kind %s', (kind) => {
  let desk: TestApplication;
  let world: TicketWorld;
  let ticket: string;
  beforeAll(async () => {
    desk = await startApplication({ VSD_CLAMD: clamd.address, ...(kind === 's3' && s3.settings) });
    world = await ticketWorld(desk);
    ticket = (await world.submit('agent')).id;
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });
  afterAll(() => desk?.close());

  const store = () => desk.app.get(FileStore);
  const send = (content: Buffer | string) =>
    desk.as('agent').post(`v1/tickets/${ticket}/attachments`).attach('file', Buffer.from(content), 'plan.bin');
  const fetched = (id: string) => desk.as('agent').get(`v1/attachments/${id}/content`);

  it('are sent, returned byte by byte and removed with their record', async () => {
    for (const content of [randomBytes(LARGE), Buffer.from('x')]) {
      const { id } = (await send(content).expect(201)).body;
      expect((await fetched(id).responseType('blob').expect(200)).body.equals(content)).toBe(true);
      expect(await keysOf(store(), 'alpina')).toContain(`alpina/${id}`);
      await desk.as('agent').delete(`v1/attachments/${id}`).expect(200);
      expect(await store().has(`alpina/${id}`)).toBe(false);
    }
  });

  it('are not found when the store has lost them', async () => {
    const { id } = (await send('Notizen').expect(201)).body;
    await store().remove(`alpina/${id}`);
    await store().remove(`alpina/${id}`);
    await fetched(id).expect(404);
  });

  it('leave nothing when their stream breaks off, and the error is the stream’s', async () => {
    async function* broken() {
      for (let part = 0; part < 8; part += 1) yield randomBytes(1024 * 1024);
      throw new Error('The sender is gone');
    }
    const key = `alpina/${uuidv7()}`;
    await expect(store().write(key, Readable.from(broken()))).rejects.toThrow('The sender is gone');
    expect(await store().has(key)).toBe(false);
    expect(await keysOf(store(), 'alpina')).not.toContain(key);
  });

  it('wait for the verdict of an absent scanner', async () => {
    await clamd.away();
    const clean = (await send('Notizen').expect(201)).body.id;
    const infected = (await send(EICAR).expect(201)).body.id;
    await fetched(clean).expect(409);
    await clamd.back();
    await desk.app.get(UnscannedFilesSweep).handle();
    await fetched(clean).expect(200);
    await fetched(infected).expect(410);
  });

  it('are swept after a day without a record, in every tenant', async () => {
    const { id } = (await send('bleibt').expect(201)).body;
    const orphans = [`alpina/${uuidv7()}`, `nordwind/${uuidv7()}`];
    for (const key of orphans) await store().write(key, Readable.from(['verwaist']));
    const sweep = desk.app.get(OrphanFilesSweep);
    await sweep.handle();
    expect(await Promise.all(orphans.map((key) => store().has(key)))).toEqual([true, true]);
    jest.spyOn(clock, 'now').mockReturnValue(new Date(Date.now() + 25 * 3_600_000));
    await sweep.handle();
    expect(await Promise.all(orphans.map((key) => store().has(key)))).toEqual([false, false]);
    expect(await store().has(`alpina/${id}`)).toBe(true);
  });

  if (kind === 'disk') return;

  it.each(['kill', 'freeze'] as const)(
    'are refused with 503 and without a record after %s of the server',
    async (fault) => {
      const { id } = (await send('vorher').expect(201)).body;
      const count = async () => (await desk.rows('select count(*)::int as count from attachment'))[0]?.count;
      const before = await count();
      await s3[fault]();
      try {
        const answers = await Promise.all([send(randomBytes(LARGE)), send('klein'), fetched(id)]);
        expect(answers.map(({ status, body }) => [status, body.code])).toEqual(Array(3).fill([503, 'UNAVAILABLE']));
        expect(await count()).toBe(before);
      } finally {
        await (fault === 'kill' ? s3.start() : s3.thaw());
      }
      await fetched(id).expect(200);
      await send('nachher').expect(201);
    },
  );
});

describe('vsd files move', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vsd-move-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const settings = () => ({ DATABASE_URL, VSD_FILES_DIR: folder, ...s3.settings, VSD_FILES: 'disk' });
  const start = (...options: string[]) =>
    spawn(process.execPath, [join(projectRoot, 'dist/api/vsd.js'), 'files', 'move', ...options], {
      env: { PATH: process.env.PATH, ...s3.credentials, ...settings() },
    });
  const move = async (...options: string[]) => {
    const child = start(...options);
    const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
    return output + errors;
  };
  const contents = async (store: FileStore, keys: readonly string[]) =>
    Promise.all(
      keys.map(async (key) =>
        createHash('sha256')
          .update(await buffer(await store.read(key)))
          .digest('hex'),
      ),
    );

  it('moves all files, also after it was killed, and back; a store that is away loses none', async () => {
    const [disk, bucket] = await Promise.all([STORES.disk(readEnv(settings())), STORES.s3(readEnv(settings()))]);
    for (const key of await keysOf(bucket, '')) await bucket.remove(key);
    const keys = Array.from(
      { length: 300 },
      (_, index) => `${index % 2 ? 'alpina' : '_unscanned/nordwind'}/${uuidv7()}`,
    ).sort();
    for (const key of keys) await disk.write(key, Readable.from([randomBytes(20_000)]));
    const before = await contents(disk, keys);

    await s3.kill();
    expect(await move('--to', 's3')).toMatch(/The file store/);
    expect(await keysOf(disk, '')).toEqual(keys);
    await s3.start();

    expect(await move('--to', 's3', '--keep')).toBe('Copied 300 file(s)\n');
    expect(await keysOf(disk, '')).toEqual(keys);
    await Promise.all(keys.slice(0, 200).map((key) => bucket.remove(key)));
    // A copy that was cut off has another content.
    await bucket.write(keys[250] as string, Readable.from(['halb']));

    const killed = start('--to', 's3');
    await eventually(async () => expect((await keysOf(disk, '')).length).toBeLessThan(300));
    killed.kill('SIGKILL');
    expect(await move('--to', 's3')).toMatch(/^Moved \d+ file\(s\)\n$/);
    expect([await keysOf(disk, ''), await keysOf(bucket, '')]).toEqual([[], keys]);
    expect(await contents(bucket, keys)).toEqual(before);

    expect(await move('--to', 'disk')).toBe('Moved 300 file(s)\n');
    expect(await move('--to', 'disk')).toBe('Moved 0 file(s)\n');
    expect([await contents(disk, keys), await keysOf(bucket, '')]).toEqual([before, []]);
  });
});
