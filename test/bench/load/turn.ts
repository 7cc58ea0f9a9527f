import { portOf, type Scenario, type Side, type Sides } from '../acts/scenario.js';
import { cpuOf } from '../measures/cpu.js';
import { type Driven, drive, type Turn } from './drive.js';
import { median } from './median.js';
import type { OwnPlace } from './place.js';

/** One turn of one side: median milliseconds of an act, acts a second, CPU of the process for each act in ms. */
export interface Measured {
  readonly p50: number;
  readonly rate: number;
  readonly cpu: number;
  /** Acts that the server put off because it had too much to do. */
  readonly refused: number;
}

/**
 * Has one side do an act for a while.
 * @throws when an answer is wrong, or when the stored records differ from the acknowledged ones.
 */
export async function takeTurn(
  place: OwnPlace,
  { name, stored, isWrite }: Scenario,
  acts: Sides,
  side: Side,
  turn: Turn,
): Promise<Measured> {
  const { desk, sql } = place;
  const pid = (side === 'product' ? desk.api : desk.limit).process.pid as number;
  const count = async () => (stored ? Number((await sql.query(stored[side])).rows[0].count) : 0);
  await place.renew();
  // The limit does not wait for work that the product's writes leave to its worker.
  const isAlone = isWrite === true && side === 'limit';
  if (isAlone) desk.worker.process.kill('SIGSTOP');
  try {
    const before = await count();
    const cpu = await cpuOf(pid);
    const driven: Driven = await drive(portOf(desk, side), acts[side], turn);
    const used = (await cpuOf(pid)) - cpu;
    const written = (await count()) - before;
    const done = driven.times.length;
    if (done === 0) throw new Error(`${name}: nothing was done within ${turn.seconds} s`);
    if (stored && written !== done) throw new Error(`${name}: ${done} were acknowledged, ${written} are stored`);
    return { p50: median(driven.times), rate: driven.rate, cpu: used / done, refused: driven.refused };
  } finally {
    if (isAlone) desk.worker.process.kill('SIGCONT');
  }
}
