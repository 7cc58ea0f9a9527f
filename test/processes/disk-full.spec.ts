import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ApiProcess, startApi } from '../support/api-process.js';
import { startApplication, type TestApplication } from '../support/application.js';
import { sendUpload } from '../support/multipart.js';
import { type TicketWorld, ticketWorld } from '../support/ticket-world.js';

let desk: TestApplication;
let world: TicketWorld;
let files: string;
let api: ApiProcess | undefined;
beforeAll(async () => {
  files = await mkdtemp(join(tmpdir(), 'vsd-full-'));
  desk = await startApplication();
  world = await ticketWorld(desk);
});
afterAll(async () => {
  await api?.stop();
  await desk?.close();
  await rm(files, { recursive: true, force: true });
});

describe('a full disk', () => {
  it('of the files is told as 503, and nothing is left of the upload', async () => {
    // No file of the process may grow beyond 32 kB: the system refuses the rest during the write.
    api = await startApi(desk, { VSD_FILES_DIR: files, LOG_LEVEL: 'silent' }, 'ulimit -f 64');
    const { id: ticket } = await world.submit('agent');
    const upload = {
      port: api.port,
      token: await desk.token('agent'),
      ticket,
      disposition: 'form-data; name="file"; filename="gross.txt"',
      content: Buffer.from('Mehr, als auf die Platte passt. '),
    };
    const refused = await sendUpload({ ...upload, size: 500_000 });
    expect([refused?.status, refused?.body.code]).toEqual([503, 'UNAVAILABLE']);
    const taken = await sendUpload(upload);
    expect(taken?.status).toBe(201);
    expect(await readdir(join(files, 'alpina'))).toHaveLength(1);
    const body = await desk.as('agent').read(`v1/tickets/${ticket}/attachments`);
    expect(body.map(({ size }: { size: number }) => size)).toEqual([upload.content.length]);
  });

  it('of the database is told as 503, and the same request is done once there is room', async () => {
    await desk.rows(`
      create function no_room() returns trigger language plpgsql as
        $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$;
      create trigger no_room before insert on ticket for each row execute function no_room()`);
    const submit = () =>
      desk.as('agent').post('v1/tickets').set('Idempotency-Key', 'no-room').send({
        type: 'INCIDENT',
        customerDescription: 'Die Heizung bleibt kalt.',
        category: world.category,
        customer: world.acme,
        contactName: 'Anna Keller',
        contactPhone: '+41 44 123 45 67',
      });
    const refused = await submit().expect(503);
    expect([refused.body.code, refused.headers['retry-after']]).toEqual(['UNAVAILABLE', '2']);
    expect(refused.body.title).not.toContain('UNAVAILABLE');
    await desk.rows('drop trigger no_room on ticket; drop function no_room()');
    const { body } = await submit().expect(201);
    expect((await submit().expect(201)).body.id).toBe(body.id);
  });
});
