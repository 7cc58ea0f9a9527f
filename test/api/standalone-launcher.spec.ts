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

describe('a start that succeeds', () => {
  const port = 47_320;
  const address = `http://localhost:${port}/volta-service-desk/services/health/ready`;
  const env = { ...process.env, VSD_PORT: String(port), VSD_DATA_DIR: '' };
  const reachable = (url: string) =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );

  async function begin() {
    const child = spawn(process.execPath, ['--input-type=module', '-e', entry], {
      env: { ...env, VSD_DATA_DIR: join(folder, 'real') },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => (output += text));
    const ended = once(child, 'close');
    while (!output.includes('is ready: ')) {
      const [code] = await Promise.race([ended, once(child.stdout, 'data').then(() => [undefined])]);
      if (code !== undefined) throw new Error(`ended with ${code}: ${output}`);
    }
    return { child, ended, output };
  }

  it('serves all parts, and when told to stop leaves none behind', async () => {
    const { child, ended, output } = await begin();
    expect(output).toContain(`Volta Service Desk is ready: http://localhost:${port}/volta-service-desk/\n`);
    const parts = [address, `http://localhost:${port + 1}/realms/volta/.well-known/openid-configuration`];
    parts.push(`http://localhost:${port + 2}/email`);
    expect(await Promise.all(parts.map(reachable))).toEqual([true, true, true]);
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    expect(await Promise.all(parts.map(reachable))).toEqual([false, false, false]);
  }, 90_000);

  it('starts again on the same data after the launcher was killed', async () => {
    const first = await begin();
    first.child.kill('SIGKILL');
    await first.ended;
    while (await reachable(address));
    const second = await begin();
    second.child.kill('SIGTERM');
    expect(await second.ended).toEqual([0, null]);
  }, 90_000);
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
