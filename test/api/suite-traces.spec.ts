import { createServer } from 'node:net';
import { Traces } from '../support/suites/traces.js';

describe('what a suite leaves behind for the next one', () => {
  it('is refused where it runs on, and not where it has ended', async () => {
    const traces = new Traces();
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    await expect(traces.assertNone(100)).rejects.toThrow('1 TCPServerWrap');
    await new Promise((resolve) => server.close(resolve));
    await traces.assertNone();
  });

  it('is refused where it listens to the process', async () => {
    const traces = new Traces();
    const listener = () => undefined;
    process.on('SIGUSR2', listener);
    await expect(traces.assertNone(100)).rejects.toThrow('SIGUSR2');
    process.off('SIGUSR2', listener);
    await traces.assertNone();
  });

  it('is put back in variables, the working folder and the global object', () => {
    const traces = new Traces();
    const [folder, path, { fetch }] = [process.cwd(), process.env.PATH, globalThis];
    process.env.PATH = 'elsewhere';
    process.env.VSD_LEFT_BEHIND = 'yes';
    process.chdir('/');
    Object.assign(globalThis, { document: {}, fetch: () => undefined });
    traces.wipe();
    expect(process.env.PATH).toBe(path);
    expect(process.env.VSD_LEFT_BEHIND).toBeUndefined();
    expect(process.cwd()).toBe(folder);
    expect([fetch, 'document' in globalThis]).toEqual([globalThis.fetch, false]);
  });
});
