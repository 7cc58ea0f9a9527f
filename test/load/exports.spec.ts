import { resourceOf } from '../../api/platform/resource/resource.js';
import { LEAN_OPTIONS } from '../../api/standalone/child.js';
import { Ticket } from '../../api/tickets/record/ticket.entity.js';
import { startApi } from '../support/api-process.js';
import { startApplication } from '../support/application.js';
import { busyness } from '../support/busyness.js';
import { fillTable } from '../support/fill-table.js';
import { forgetPeak, memoryOf } from '../support/process-memory.js';
import { quickest } from '../support/quickest.js';
import { ticketWorld } from '../support/ticket-world.js';

const ROWS = Number(process.env.VSD_EXPORT_ROWS ?? 100_000);
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** Of a machine that does nothing else. 30 seconds for 100,000 rows are wanted and not reached yet (decision 41). */
const WITHIN_MS = 90_000 * (ROWS / 100_000);
const MOST_GROWTH = 60 * 1024 * 1024;
/** By which the wait of others may grow meanwhile; twice is wanted and not reached yet (decision 41). */
const MOST_TIMES = 6;
const REQUESTS = 200;

const p95 = (times: readonly number[]) =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? 0;

it(`a workbook of ${ROWS} tickets comes whole and in time, in little memory, and others hardly wait for it`, async () => {
  const desk = await startApplication();
  await ticketWorld(desk);
  await fillTable(desk.superuser, resourceOf(Ticket), 'alpina', ROWS);
  const api = await startApi(desk, {}, undefined, LEAN_OPTIONS);
  const services = `http://127.0.0.1:${api.port}/volta-service-desk/services`;
  const { pid } = api.process;
  const headers = { authorization: `Bearer ${await desk.token('manager')}` };
  /** Milliseconds until others have a page, asked for until it is enough. */
  const waits = async (isEnough: (times: readonly number[]) => boolean) => {
    const times: number[] = [];
    while (!isEnough(times)) {
      const start = performance.now();
      const page = `${services}/v1/tickets?range=[0,24]&embed=["customer"]&fields=["identifier","state"]`;
      await (await fetch(page, { headers })).arrayBuffer();
      times.push(performance.now() - start);
    }
    return times;
  };
  const workbookOf = async (list: string) => {
    const answer = await fetch(`${services}/v1/${list}`, { headers: { ...headers, accept: XLSX } });
    let bytes = 0;
    for await (const piece of answer.body as unknown as AsyncIterable<Uint8Array>) bytes += piece.length;
    return { bytes, rows: Number(answer.headers.get('x-total-count')) };
  };
  const go = async () => {
    const before = p95(await waits(({ length }) => length >= REQUESTS));
    const { now } = await memoryOf(pid);
    await forgetPeak(pid);
    const start = performance.now();
    let isOver = false;
    const made = workbookOf('tickets').finally(() => {
      isOver = true;
    });
    const during = p95(await waits(() => isOver));
    const { bytes, rows } = await made;
    const ms = performance.now() - start;
    const growth = (await memoryOf(pid)).peak - now;
    process.stdout.write(`${JSON.stringify({ rows, ms, bytes, growth, before, during })}\n`);
    expect(rows).toBe(ROWS);
    expect(bytes).toBeGreaterThan(ROWS * 20);
    expect(growth).toBeLessThan(MOST_GROWTH);
    expect(ms).toBeLessThan(WITHIN_MS * busyness());
    return during / before;
  };
  try {
    await waits(({ length }) => length >= REQUESTS);
    await workbookOf('categories');
    // What else the machine does comes and goes between the two that are compared.
    expect(await quickest(MOST_TIMES, go)).toBeLessThan(MOST_TIMES);
  } finally {
    await api.stop();
    await desk.close();
  }
});
