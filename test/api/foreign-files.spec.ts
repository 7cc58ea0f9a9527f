import { mkdtempSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unpackedRows, unpackRows } from '../../api/imports/reading/read-rows.js';
import { readMessageInProcess } from '../../api/intake/reading/read-message-in-process.js';
import { runInSession } from '../../api/platform/tenancy/session.js';
import { TenantTurns } from '../../api/platform/tenant-turns.js';
import { readText } from '../../api/search/reading/read-text.js';
import { archiveOf } from '../support/locations-file.js';
import { childrenOf } from '../support/own-children.js';
import { pdfBomb } from '../support/pdf-bomb.js';
import { memoryOf, tellsMemory } from '../support/process-memory.js';
import { pdfOf, wordDocument } from '../support/text-files.js';

const MEGABYTE = 1024 ** 2;
/** The limit of a reading, and the bytes a reader may allocate between two checks on a busy machine. */
const MOST_BYTES = (512 + 512) * MEGABYTE;

const folder = mkdtempSync(join(tmpdir(), 'vsd-foreign-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

const inTenant = <T>(tenant: string, work: () => Promise<T>) => runInSession({ requestId: 'test', tenant }, work);

async function fileOf(name: string, content: Buffer | string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}

const short = Buffer.from('From: a@acme.example\r\nSubject: Kurz\r\n\r\nText');
/** A mail of very many parts, which is read for seconds. */
const slow = Buffer.from(
  `From: a@acme.example\r\nContent-Type: multipart/mixed; boundary="b"\r\n\r\n${'--b\r\n\r\nx\r\n'.repeat(100_000)}`,
);

/** Watches this process and its readers until a work ends; returns the most bytes of either, and the work's result. */
async function watched<T>(work: Promise<T>) {
  let [own, reader, readers, isOver] = [0, 0, 0, false];
  const look = async () => {
    while (!isOver) {
      own = Math.max(own, (await memoryOf(process.pid)).now);
      const children = childrenOf(process.pid);
      readers = Math.max(readers, children.length);
      for (const child of children) {
        reader =
          Math.max(
            reader,
            await memoryOf(child).then(
              ({ peak }) => peak,
              () => 0,
            ),
          ) || reader;
      }
    }
  };
  const looking = look();
  const result = await work.finally(() => {
    isOver = true;
  });
  await looking;
  return { result, own, reader, readers };
}

describe('a file of foreign origin', () => {
  const onLinux = tellsMemory ? it : it.skip;

  onLinux('of 8 GB in a PDF of some kilobytes is refused, and no process takes up more than its limit', async () => {
    const bomb = pdfBomb();
    expect(bomb.length).toBeLessThan(40_000);
    const path = await fileOf('bomb.pdf', bomb);
    const before = (await memoryOf(process.pid)).now;
    const { result, own, reader } = await inTenant('alpina', () => watched(readText(path, 'pdf')));
    expect(result).toEqual({ state: 'TOO_LARGE', text: null });
    expect(reader).toBeLessThan(MOST_BYTES);
    expect(own - before).toBeLessThan(200 * MEGABYTE);
  });

  it('that follows a refused one is read', async () => {
    const path = await fileOf('plan.pdf', pdfOf('Notbeleuchtung'));
    const bomb = await fileOf('bomb.pdf', pdfBomb());
    const states = await inTenant('alpina', () =>
      Promise.all([readText(bomb, 'pdf'), readText(path, 'pdf')].map(async (reading) => (await reading).state)),
    );
    expect(states).toEqual(['TOO_LARGE', 'READ']);
  });

  it('is refused when its time is over', async () => {
    await expect(inTenant('alpina', () => readMessageInProcess(slow, { ms: 50 }))).rejects.toMatchObject({
      code: 'TOO_SLOW',
    });
  });

  it('is refused when its memory is over', async () => {
    await expect(inTenant('alpina', () => readMessageInProcess(slow, { megabytes: 64 }))).rejects.toMatchObject({
      code: 'TOO_LARGE',
    });
  });

  it.each([
    ['docx', wordDocument(' '.repeat(80_000_000))],
    ['xlsx', { 'xl/sharedStrings.xml': Buffer.alloc(80_000_000, ' ') }],
  ] as const)('of Office that unpacks to too much is refused: %s', async (kind, parts) => {
    const path = await fileOf(`bomb.${kind}`, archiveOf(parts));
    expect(await inTenant('alpina', () => readText(path, kind))).toEqual({ state: 'TOO_LARGE', text: null });
  });

  it('brings its rows where it is a table', async () => {
    const path = await fileOf('orte.csv', 'Name;Ort\r\n"Werk\n1";Zürich\r\n');
    const rows = join(folder, 'rows');
    await inTenant('alpina', () => unpackRows({ path, format: 'csv', rows }));
    const read = [];
    for await (const { cells } of unpackedRows(rows)) read.push(cells);
    expect(read).toEqual([
      ['Name', 'Ort'],
      ['Werk\n1', 'Zürich'],
    ]);
  });

  it('is refused as a table that unpacks to too much', async () => {
    const path = await fileOf('bomb.xlsx', archiveOf({ 'xl/workbook.xml': Buffer.alloc(80_000_000, ' ') }));
    const order = { path, format: 'xlsx', rows: join(folder, 'rows') } as const;
    await expect(inTenant('alpina', () => unpackRows(order))).rejects.toMatchObject({ code: 'IMPORT_UNPACKED' });
  });

  onLinux('is read while a flood of slow ones of another tenant waits, in two processes at most', async () => {
    const ended: string[] = [];
    const reading = (tenant: string, raw: Buffer) =>
      inTenant(tenant, () => readMessageInProcess(raw)).then(
        () => ended.push(tenant),
        () => ended.push(tenant),
      );
    const flood = Array.from({ length: 3 }, () => reading('alpina', slow));
    const { readers } = await watched(Promise.all([...flood, reading('helvetia', short)]));
    expect(ended.indexOf('helvetia')).toBeLessThan(2);
    expect(readers).toBeLessThanOrEqual(2);
  });
});

describe('turns', () => {
  /** Runs works that end by a call of the test; returns the order in which they began. */
  function begun(places: number) {
    const turns = new TenantTurns({ places, share: 1, refusal: () => new Error('late') });
    const order: string[] = [];
    const going: (() => void)[] = [];
    const add = (party: string, waitMs = 60_000) =>
      turns.run(
        party,
        () => {
          order.push(party);
          return new Promise<void>((resolve) => going.push(resolve));
        },
        { waitMs },
      );
    const letGo = async () => {
      going.shift()?.();
      await new Promise(setImmediate);
    };
    return { order, add, letGo };
  }

  it('are taken by the parties one after the other, however much one of them brings', async () => {
    const { order, add, letGo } = begun(2);
    const works = ['a', 'a', 'a', 'b', 'b', 'c'].map((party) => add(party));
    await new Promise(setImmediate);
    expect(order).toEqual(['a', 'b']);
    for (const _work of works) await letGo();
    await Promise.all(works);
    expect(order).toEqual(['a', 'b', 'c', 'a', 'b', 'a']);
  });

  it('are given up after a time, and leave the others theirs', async () => {
    const { order, add, letGo } = begun(1);
    const first = add('a');
    await expect(add('a', 1)).rejects.toThrow('late');
    const third = add('b');
    await letGo();
    await letGo();
    await Promise.all([first, third]);
    expect(order).toEqual(['a', 'b']);
  });
});
