import { createInterface } from 'node:readline';
import { EXIT_CODE } from '../../api/platform/database/end-process.js';
import { startApi } from '../support/api-process.js';
import { useDesk } from '../support/use-desk.js';
import { startWorker } from '../support/worker-process.js';

/** Raises errors that no code catches in a process, by signals. */
const FAULTS =
  'process.on("SIGUSR2",()=>{throw(new(Error)("fault"))}).on("SIGWINCH",()=>void(Promise.reject(new(Error)("fault"))))';
const SETTINGS = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(FAULTS)}` };

const desk = useDesk();

describe('an error that nobody caught', () => {
  it.each(['SIGUSR2', 'SIGWINCH'] as const)('ends the worker with one line in its log (%s)', async (signal) => {
    const worker = await startWorker({ ...SETTINGS, DATABASE_URL: desk.databaseUrl, VSD_ISSUER: desk.issuer.url });
    const lines = createInterface({ input: worker.process.stdout as NodeJS.ReadableStream });
    const fatal = (async () => {
      const found: { level: number; err?: { message: string } }[] = [];
      for await (const line of lines) if (line.includes('"level":60')) found.push(JSON.parse(line));
      return found;
    })();
    worker.process.kill(signal);
    expect(await worker.ended).toBe(EXIT_CODE);
    expect((await fatal).map(({ err }) => err?.message)).toEqual(['fault']);
  });

  it.each(['SIGUSR2', 'SIGWINCH'] as const)('ends the API (%s)', async (signal) => {
    const api = await startApi(desk, { ...SETTINGS, LOG_LEVEL: 'silent' });
    api.process.kill(signal);
    expect(await api.ended).toBe(EXIT_CODE);
  });
});
