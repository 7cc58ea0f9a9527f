import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { writeWithoutEnd } from '../support/acknowledged-writes.js';
import { eventually } from '../support/eventually.js';
import { KILLED_PARTS, launchDesk } from '../support/launched-desk.js';

const KILLS = 20;
const WITHIN_MS = 10_000;
/** Five ends of one part a minute are mended. */
const APART_MS = 13_000;

/** Parts are killed in turn, so that each of them may be meeting the end of another. */
it(`survives ${KILLS} kills of each part under load: nothing is lost, and it serves again within ${WITHIN_MS / 1000} s`, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vsd-kills-'));
  const desk = await launchDesk(folder);
  const writes = writeWithoutEnd(desk);
  await writes.nextTaken();
  const took: { part: string; ms: number }[] = [];
  for (let round = 0; round < KILLS; round += 1) {
    const begin = Date.now();
    for (const part of KILLED_PARTS) {
      await eventually(() => desk.kill(part));
      took.push({ part, ms: Math.max(...(await Promise.all([writes.nextTaken(), writes.nextTold()]))) });
    }
    await pause(Math.max(0, begin + APART_MS - Date.now()));
  }
  await writes.stop();
  expect(took.filter(({ ms }) => ms > WITHIN_MS)).toEqual([]);
  expect(writes.ids.length).toBeGreaterThan(took.length);
  expect(await writes.lost()).toEqual([]);
  // A job in whose midst the worker was killed is begun again when its time has run out, which takes five minutes.
  await eventually(async () => expect(await writes.untold()).toEqual([]), 900_000);
  expect(await desk.stop()).toBe(0);
  await rm(folder, { recursive: true, force: true });
}, 1_800_000);
