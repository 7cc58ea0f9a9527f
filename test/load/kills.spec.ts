import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { writeWithoutEnd } from '../support/acknowledged-writes.js';
import { busyness } from '../support/busyness.js';
import { eventually } from '../support/eventually.js';
import { type KilledPart, type LaunchedDesk, launchDesk } from '../support/launched-desk.js';

/** A shorter round runs beside other tests on the same cores: it judges losses, and prints the times. */
const WHOLE_ROUND = 20;
const KILLS = Number(process.env.VSD_KILLS ?? WHOLE_ROUND);
const isWhole = KILLS >= WHOLE_ROUND;
/** Milliseconds on an idle machine. */
const WITHIN_MS = 10_000;
/** Five ends of one part a minute are mended. */
const APART_MS = 13_000;
const VICTIMS: readonly KilledPart[] = ['API', 'worker', 'PostgreSQL', 'backend'];

let desk: LaunchedDesk | undefined;
afterAll(() => desk?.stop());

/** Parts are killed in turn, so that each of them may be meeting the end of another. */
it(`survives ${KILLS} kills of each part under load: nothing is lost, and it serves again${isWhole ? ` within ${WITHIN_MS / 1000} s` : ''}`, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vsd-kills-'));
  desk = await launchDesk(folder);
  const { kill } = desk;
  const writes = writeWithoutEnd(desk);
  await writes.nextTaken();
  const took: { part: string; ms: number; within: number }[] = [];
  for (let round = 0; round < KILLS; round += 1) {
    const begin = Date.now();
    for (const part of VICTIMS) {
      await eventually(() => kill(part));
      const ms = Math.max(...(await Promise.all([writes.nextTaken(), writes.nextTold()])));
      took.push({ part, ms, within: WITHIN_MS * busyness() });
    }
    await pause(Math.max(0, begin + APART_MS - Date.now()));
  }
  await writes.stop();
  for (const part of VICTIMS) process.stdout.write(`${part}: ${figures(took.filter((one) => one.part === part))}\n`);
  expect(writes.ids.length).toBeGreaterThan(took.length);
  expect(await writes.lost()).toEqual([]);
  expect(await writes.doubled()).toEqual([]);
  // A job that was struck twice by chance is put aside (and shown), until the support has it tried once more.
  await eventually(async () => {
    await pause(1_000);
    await writes.retryPutAside();
    expect(await writes.untold()).toEqual([]);
  }, 300_000);
  expect(await desk.stop()).toBe(0);
  // Checked last, so that a slow machine does not hide a loss.
  if (isWhole) expect(took.filter(({ ms, within }) => ms > within)).toEqual([]);
  await rm(folder, { recursive: true, force: true });
}, 3_600_000);

/** Median and longest wait in milliseconds. */
const figures = (waits: { ms: number }[]) => {
  const sorted = waits.map(({ ms }) => ms).toSorted((one, other) => one - other);
  return `median ${sorted[sorted.length >> 1]} ms, longest ${sorted.at(-1)} ms`;
};
