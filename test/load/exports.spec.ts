import { resourceOf } from '../../api/platform/resource/resource.js';
import { Ticket } from '../../api/tickets/record/ticket.entity.js';
import { startApi } from '../support/api-process.js';
import { startApplication } from '../support/application.js';
import { fillTable } from '../support/fill-table.js';
import { forgetPeak, memoryOf } from '../support/process-memory.js';
import { ticketWorld } from '../support/ticket-world.js';

const ROWS = Number(process.env.VSD_EXPORT_ROWS ?? 20_000);
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const p95 = (times: readonly number[]) =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? 0;

/** Tells what it costs: milliseconds, megabytes by which the process grows, and the 95th percentile of others' requests. */
it(`a workbook of ${ROWS} tickets comes whole while others are served`, async () => {
  const desk = await startApplication();
  await ticketWorld(desk);
  await fillTable(desk.superuser, resourceOf(Ticket), 'alpina', ROWS);
  const api = await startApi(desk);
  const services = `http://127.0.0.1:${api.port}/volta-service-desk/services`;
  const { pid } = api.process;
  try {
    const headers = { authorization: `Bearer ${await desk.token('manager')}` };
    const page = `${services}/v1/tickets?range=[0,24]&embed=["customer"]&fields=["identifier","state"]`;
    const asked = async () => {
      const start = performance.now();
      await (await fetch(page, { headers })).arrayBuffer();
      return performance.now() - start;
    };
    const before: number[] = [];
    for (let at = 0; at < 60; at += 1) before.push(await asked());
    const export_ = async () => {
      const answer = await fetch(`${services}/v1/tickets`, { headers: { ...headers, accept: XLSX } });
      let bytes = 0;
      for await (const piece of answer.body as unknown as AsyncIterable<Uint8Array>) bytes += piece.length;
      return bytes;
    };
    await (await fetch(`${services}/v1/categories`, { headers: { ...headers, accept: XLSX } })).arrayBuffer();
    await forgetPeak(pid);
    const { now } = await memoryOf(pid);
    const start = performance.now();
    let isOver = false;
    const made = export_().finally(() => {
      isOver = true;
    });
    const during: number[] = [];
    while (!isOver) during.push(await asked());
    const bytes = await made;
    const ms = performance.now() - start;
    const { peak } = await memoryOf(pid);
    const told = { rows: ROWS, ms, bytes, growth: (peak - now) / 1_048_576, before: p95(before), during: p95(during) };
    process.stdout.write(`${JSON.stringify(told)}\n`);
    expect(bytes).toBeGreaterThan(ROWS * 20);
    expect(during.length).toBeGreaterThan(0);
  } finally {
    await api.stop();
    await desk.close();
  }
});
