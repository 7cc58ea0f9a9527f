import { gzipSync } from 'node:zlib';
import { DocumentService } from '../../api/platform/contract/document.service.js';
import { projectDocument } from '../../api/platform/contract/project.js';
import { Role } from '../../api/vocabulary/role.js';
import { startApplication } from '../support/application.js';
import setUp from '../support/global-setup.js';
import tearDown from '../support/global-teardown.js';

/** Milliseconds of each run, sorted; percentiles are read off it. */
async function timed(runs: number, work: () => unknown): Promise<number[]> {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  return times.sort((a, b) => a - b);
}

function report(name: string, times: readonly number[], bound: number): void {
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
  const verdict = at(0.95) <= bound ? 'within' : 'BEYOND';
  process.stdout.write(
    `${name}: median ${at(0.5).toFixed(2)} ms, p95 ${at(0.95).toFixed(2)} ms, ${verdict} ${bound} ms (${times.length} runs)\n`,
  );
}

await setUp();
const desk = await startApplication();
const { document } = desk.app.get(DocumentService).full();
report(
  'projection of the document',
  await timed(300, () => JSON.stringify(projectDocument(document, [Role.Agent]))),
  20,
);
const known = (await desk.as('manager').get('openapi.json')).headers.etag as string;
const token = await desk.token('manager');
const address = `${await desk.app.getUrl()}/volta-service-desk/services/openapi.json`;
const ask = () => fetch(address, { headers: { Authorization: `Bearer ${token}`, 'If-None-Match': known } });
report('answer 304 through HTTP', await timed(500, async () => (await ask()).status === 304 || process.exit(1)), 5);
const size = gzipSync(desk.app.get(DocumentService).projected(Object.values(Role)).text).length;
process.stdout.write(
  `compressed document: ${(size / 1000).toFixed(1)} kB, ${size <= 60_000 ? 'within' : 'BEYOND'} 60 kB\n`,
);
await desk.close();
await tearDown();
