import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ApiProcess, startApi } from '../support/api-process.js';
import { startApplication, type TestApplication } from '../support/application.js';
import { eventually } from '../support/eventually.js';
import { type RawUpload, sendUpload } from '../support/multipart.js';
import { forgetPeak, memoryOf, tellsMemory } from '../support/process-memory.js';
import { type TicketJson, type TicketWorld, ticketWorld } from '../support/ticket-world.js';

const LARGEST = 15 * 1024 * 1024;
const MOST_GROWTH = 150 * 1024 * 1024;
const PARALLEL = 20;
const CHUNK = Buffer.alloc(64 * 1024, 'volta ');

let desk: TestApplication;
let world: TicketWorld;
let ticket: TicketJson;
let folder: string;
let temporary: string;
let api: ApiProcess;
let token: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vsd-limits-'));
  temporary = await mkdtemp(join(tmpdir(), 'vsd-limits-tmp-'));
  desk = await startApplication({ VSD_FILES_DIR: folder });
  world = await ticketWorld(desk);
  ticket = await world.submit('customer');
  token = await desk.token('agent');
  api = await startApi(desk, { VSD_FILES_DIR: folder, TMPDIR: temporary });
});
afterAll(async () => {
  await api?.stop();
  await desk?.close();
  for (const each of [folder, temporary]) await rm(each, { recursive: true, force: true });
});

const named = (name: string) => `form-data; name="file"; filename="${name}"`;
const upload = (given: Partial<RawUpload>) =>
  sendUpload({ port: api.port, token, ticket: ticket.id, disposition: named('gross.txt'), content: CHUNK, ...given });

/** Everything that an upload could leave: files wherever they may lie, records, entries of the timeline. */
async function traces() {
  const files = [folder, temporary].map((each) => readdir(each, { recursive: true, withFileTypes: true }));
  const agent = desk.as('agent');
  const records = await agent.read(`v1/tickets/${ticket.id}/attachments`);
  const timeline = await agent.read(`v1/tickets/${ticket.id}/activities?range=[0,199]`);
  return {
    files: (await Promise.all(files)).flat().filter((entry) => entry.isFile()).length,
    records: records.length,
    timeline: timeline.length,
  };
}

describe('an upload through a process of its own', () => {
  it('does not fill the memory, twenty of the largest at once', async () => {
    // The modules that the server loads and compiles for its first upload do not count.
    await upload({});
    const before = await traces();
    const { pid } = api.process;
    if (tellsMemory) await forgetPeak(pid);
    const start = tellsMemory ? (await memoryOf(pid)).now : 0;
    const answers = await Promise.all(Array.from({ length: PARALLEL }, () => upload({ size: LARGEST })));
    expect(answers.map((answer) => answer?.status)).toEqual(Array.from({ length: PARALLEL }, () => 201));
    expect((await traces()).files).toBe(before.files + PARALLEL);
    if (!tellsMemory) return;
    const growth = (await memoryOf(pid)).peak - start;
    expect({ growth: growth < MOST_GROWTH || growth }).toEqual({ growth: true });
  });

  it('of 15 MB exactly is kept whole', async () => {
    const before = await traces();
    const answer = await upload({ size: LARGEST });
    expect(answer).toMatchObject({ status: 201, body: { size: LARGEST } });
    expect(await traces()).toEqual({
      files: before.files + 1,
      records: before.records + 1,
      timeline: before.timeline + 1,
    });
    expect((await stat(join(folder, 'alpina', answer?.body.id))).size).toBe(LARGEST);
  });

  it('of one byte more is refused and leaves nothing', async () => {
    const before = await traces();
    expect(await upload({ size: LARGEST + 1 })).toMatchObject({ status: 413, body: { code: 'FILE_SIZE' } });
    expect(await traces()).toEqual(before);
  });

  it('of far more is refused without being kept on the way', async () => {
    const before = await traces();
    expect(await upload({ size: 4 * LARGEST })).toMatchObject({ status: 413, body: { code: 'FILE_SIZE' } });
    expect(await traces()).toEqual(before);
  });

  it.each([
    ['before the content begins', 40],
    ['before the type is known', 1_000],
    ['half way', LARGEST / 2],
    ['with the last byte missing', LARGEST],
  ])('that is cut off %s leaves nothing', async (_when, cutAt) => {
    const before = await traces();
    expect(await upload({ size: LARGEST, cutAt })).toBeNull();
    // The server answers this upload after the aborted one, which thereby had its time.
    expect(await upload({ disposition: named('danach.exe') })).toMatchObject({ status: 415 });
    await eventually(async () => expect(await traces()).toEqual(before));
  });
});
