import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startApplication, type TestApplication } from '../support/application.js';
import { dovecotHere } from '../support/dovecot/distribution.js';
import { type Dovecot, startDovecot } from '../support/dovecot/dovecot-server.js';
import { eventually } from '../support/eventually.js';
import { rawMail } from '../support/mail-intake.js';
import { startWorker, type WorkerProcess } from '../support/worker-process.js';

/** An even number. */
const KILLS = Number(process.env.VSD_MAILBOX_KILLS ?? 20);
const MAILS_A_KILL = 5;
const PACE = { VSD_MAILBOX_POLL_MS: '1000', VSD_MAILBOX_RETRY_MS: '100', VSD_MAILBOX_LEASE_MS: '1500' };
const USER = 'kills@volta.example';

const root = await dovecotHere();
const withDovecot = root ? describe : describe.skip;

let desk: TestApplication;
let dovecot: Dovecot;
let id: string;
let files: string;
const workers: WorkerProcess[] = [];

const work = async (): Promise<WorkerProcess> => {
  const worker = await startWorker({
    DATABASE_URL: desk.databaseUrl,
    VSD_FILES_DIR: files,
    LOG_LEVEL: 'info',
    NODE_EXTRA_CA_CERTS: dovecot.certificate.certFile,
    ...PACE,
  });
  workers.push(worker);
  return worker;
};

const mailbox = async () => (await desk.rows('select * from mailbox where id = $1', id))[0];
const kept = async (): Promise<string[]> =>
  (await desk.rows('select message_id from intake_message where mailbox_id = $1', id)).map((row) => row.message_id);

const deliver = async (count: number, name: string): Promise<string[]> => {
  const ids = Array.from({ length: count }, (_, at) => `<${name}-${at}@acme.example>`);
  for (const own of ids) await dovecot.deliver(USER, rawMail({ 'Message-ID': own, From: `${name}@acme.example` }));
  return ids;
};

withDovecot('a mailbox whose workers fall', () => {
  beforeAll(async () => {
    dovecot = await startDovecot(root as string, 'http://127.0.0.1:9/');
    files = await mkdtemp(join(tmpdir(), 'vsd-mailboxes-'));
    desk = await startApplication({ ...PACE, VSD_FILES_DIR: files });
    const { ports, password } = dovecot;
    const body = {
      name: 'Support',
      host: 'localhost',
      port: ports.imaps,
      user: USER,
      password,
      afterReading: 'MOVED',
      moveTo: 'Archiv',
    };
    id = (await desk.as('admin').create('v1/mailboxes', body)).id;
  });

  afterAll(async () => {
    for (const worker of workers) worker.kill();
    await Promise.all(workers.map(({ ended }) => ended));
    await desk?.close();
    await dovecot?.stop();
    await rm(files, { recursive: true, force: true });
  });

  it(`loses nothing and takes nothing twice when they are killed ${KILLS} times within their mails`, async () => {
    const sent: string[] = [];
    for (let kill = 0; kill < KILLS; kill += 1) {
      // The first half falls upon a beginning, the second one upon a mailbox that has been read.
      if (kill === KILLS / 2) {
        const worker = await work();
        await eventually(async () => expect(await mailbox()).toMatchObject({ cursor: expect.stringMatching(/:$/) }));
        worker.kill();
        await worker.ended;
      }
      const before = (await kept()).length;
      sent.push(...(await deliver(MAILS_A_KILL, `kill-${kill}`)));
      const worker = await work();
      // Somewhere within the mails: after the first one, while the next are fetched, kept or moved.
      await eventually(async () => expect((await kept()).length).toBeGreaterThan(before + (kill % 3)));
      worker.kill();
      await worker.ended;
    }
    await work();
    await eventually(async () => expect((await kept()).length).toBe(sent.length));
    expect((await kept()).sort()).toEqual(sent.sort());
    await eventually(async () => expect((await dovecot.mails(USER, 'Archiv')).length).toBe(sent.length));
    expect(await dovecot.mails(USER)).toEqual([]);
    expect((await mailbox()).received).toBe(sent.length);
  });

  it('goes to a second worker when the first one stands still, which keeps nothing of it afterwards', async () => {
    const first = workers.at(-1) as WorkerProcess;
    const holder = (await mailbox()).lease_holder;
    const second = await work();
    expect((await mailbox()).lease_holder).toBe(holder);
    first.process.kill('SIGSTOP');
    await eventually(async () => expect((await mailbox()).lease_holder).not.toBe(holder));
    const sent = await deliver(3, 'frozen');
    first.process.kill('SIGCONT');
    await eventually(async () => expect(await kept()).toEqual(expect.arrayContaining(sent)));
    await eventually(async () => expect(await mailbox()).toMatchObject({ state: 'CONNECTED' }));
    expect((await kept()).filter((one) => one.startsWith('<frozen-')).length).toBe(3);
    second.process.kill('SIGTERM');
    expect(await second.ended).toBe('SIGTERM');
    const [last] = await deliver(1, 'ended');
    await eventually(async () => expect(await kept()).toContain(last));
  });
});
