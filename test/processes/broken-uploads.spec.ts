import { readFile } from 'node:fs/promises';
import { nothingLeft, uploadWorld } from '../support/upload-flood.js';
import { use } from '../support/use-desk.js';

const SAMPLE = 300;
/** Milliseconds of its own work after which a process must turn to others. */
const LONGEST_WORK = 100;

const world = use(uploadWorld, (world) => world.close());

const form = (body: string) => ({ contentType: 'multipart/form-data; boundary=b', body: Buffer.from(body, 'latin1') });
const FILE = 'Content-Disposition: form-data; name="file"; filename="a.txt"';

describe('a broken form', () => {
  it('is tried at every operation that takes one', async () => {
    const { paths } = JSON.parse(await readFile('openapi/openapi.json', 'utf8'));
    const taking = Object.keys(paths).filter((path) => JSON.stringify(paths[path]).includes('multipart/form-data'));
    expect(Object.keys(world.places).sort()).toEqual(taking.sort());
  });

  it.each([
    ['a head that is none', '--b\r\nbad\r'],
    ['a head that is none, twice', '--b\r\nbad\r\n\r\n--b\r\nbad\r'],
    ['a file without an end', `--b\r\n${FILE}\r\n\r\ntext`],
    ['a head without an end after a file', `--b\r\n${FILE}\r\n\r\ntext\r\n--b\r\nbad\r`],
    ['a second file without an end', `--b\r\n${FILE}\r\n\r\ntext\r\n--b\r\n${FILE}\r\n\r\ntext`],
    ['a file of another name without an end', `--b\r\n${FILE.replace('"file"', '"other"')}\r\n\r\ntext`],
    ['a part without a name', '--b\r\nContent-Disposition: form-data\r\n\r\nx\r\n--b--\r\n'],
    ['a file without a name', '--b\r\nContent-Disposition: form-data; filename="a.txt"\r\n\r\nx\r\n--b--\r\n'],
    ['nothing but its beginning', '--b'],
    ['nothing at all', ''],
  ])('of %s is refused wherever it is sent, and nothing of it stays', async (_what, body) => {
    for (const place of Object.values(world.places)) {
      expect({ [place.path]: await world.send(place, form(body)) }).not.toEqual({ [place.path]: 201 });
    }
    await nothingLeft(world);
  });

  it('of any kind ends nothing, holds up nobody and leaves nothing', async () => {
    await world.flood(50, 1);
    const { statuses, loop } = await world.flood(SAMPLE, 2);
    expect(Object.keys(statuses).filter((status) => Number(status) >= 500)).toEqual([]);
    expect(loop.worked).toBeLessThan(LONGEST_WORK);
    await nothingLeft(world);
  });
});
