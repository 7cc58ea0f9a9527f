import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vsd-launcher-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

const entry = `
  const { run } = await import(${JSON.stringify(pathToFileURL('dist/api/standalone/run.js').href)});
  await run({ say() {}, give(sentence) { console.error(sentence); process.exit(1); } });`;

/** Starts the service desk with these settings and waits until it has given up. */
async function start(env: Record<string, string>): Promise<{ code: number; sentence: string }> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', entry], {
    env: { ...process.env, VSD_PORT: '', VSD_DATA_DIR: join(folder, 'data'), ...env },
  });
  let sentence = '';
  child.stderr.setEncoding('utf8').on('data', (text) => (sentence += text));
  const [code] = await once(child, 'close');
  return { code, sentence: sentence.trim() };
}

/** Holds the third port of a range whose others are free. */
async function occupy(): Promise<{ held: Server; first: number }> {
  const held = createServer().listen(0, '127.0.0.1');
  await once(held, 'listening');
  return { held, first: (held.address() as { port: number }).port - 2 };
}

describe('a start that cannot succeed', () => {
  it('names the port that is in use and how to move it, and touches nothing', async () => {
    const { held, first } = await occupy();
    const { code, sentence } = await start({ VSD_PORT: String(first) });
    held.close();
    expect(code).toBe(1);
    expect(sentence).toMatch(
      new RegExp(`^Port (${first}|${first + 1}|${first + 2}|${first + 3}), wanted for .* is in use`),
    );
    expect(sentence).toContain('VSD_PORT=');
    await expect(access(join(folder, 'data'))).rejects.toThrow();
  });

  it.each(['0', '65533', 'http', '80.5'])('refuses VSD_PORT=%s', async (value) => {
    const { code, sentence } = await start({ VSD_PORT: value });
    expect(code).toBe(1);
    expect(sentence).toBe(`VSD_PORT is "${value}", but must be a whole number from 1 to 65532.`);
  });

  it('says that the data folder is a file', async () => {
    const file = join(folder, 'a-file');
    await writeFile(file, '');
    const { code, sentence } = await start({ VSD_PORT: '47310', VSD_DATA_DIR: file });
    expect({ code, sentence }).toEqual({
      code: 1,
      sentence: `${file} is a file, not a folder: remove it or name another folder with VSD_DATA_DIR.`,
    });
  });
});

describe('the entry script', () => {
  it('tells an old Node what to do', async () => {
    const script = `Object.defineProperty(process.versions, 'node', { value: '12.22.0' });
      await import(${JSON.stringify(pathToFileURL('api/standalone/start.mjs').href)});`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', script]);
    const [output] = await once(child.stderr, 'data');
    expect(String(output)).toMatch(/needs Node\.js 22\.17 or newer, and this is 12\.22\.0: .*npm start/);
  });
});
