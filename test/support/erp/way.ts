import fc from 'fast-check';
import { ErpError } from '../../../api/ports/erp/erp-error.js';

/** The fate of a call: it works, is lost on the way, its answer is lost, or it arrives much later. */
export type Luck = 'WELL' | 'LOST' | 'ANSWER_LOST' | 'LATE';

/** The faults in the calls of one job, which may end with its process after so many steps. */
export interface Fate {
  readonly luck: readonly Luck[];
  readonly dies: number | null;
}

const any = fc.constantFrom<Luck>('WELL', 'WELL', 'LOST', 'ANSWER_LOST', 'LATE');
/** All goes well up to one call, however late in the job. */
const one = fc
  .tuple(fc.nat(7), fc.constantFrom<Luck>('LOST', 'ANSWER_LOST', 'LATE'))
  .map(([before, luck]): Luck[] => [...Array.from({ length: before }, (): Luck => 'WELL'), luck]);

export const fate = { luck: fc.oneof(fc.array(any, { maxLength: 6 }), one), dies: fc.option(fc.nat(12)) };

export const WELL: Fate = { luck: [], dies: null };

class Died extends Error {}

/** The way between both sides, with faults in its calls. */
export class Way {
  /** The calls that were sent and have not arrived yet. */
  readonly late: (() => void)[] = [];
  /** Whether a call arrives after its sender has given it up. */
  isLate = false;
  #luck: Luck[] = [];
  #dies: number | null = null;

  /** Runs a job with its faults: errors of the other side, and its own death, end it and no other error does. */
  async befall({ luck, dies }: Fate, job: () => Promise<void>): Promise<void> {
    this.#luck = [...luck];
    this.#dies = dies;
    try {
      await job();
    } catch (error) {
      if (!(error instanceof ErpError || error instanceof Died)) throw error;
    } finally {
      this.#luck = [];
      this.#dies = null;
    }
  }

  step(): void {
    if (this.#dies === null) return;
    this.#dies -= 1;
    if (this.#dies < 0) throw new Died();
  }

  call<T>(act: () => T): T {
    this.step();
    const luck = this.#luck.shift() ?? 'WELL';
    if (luck === 'LOST') throw new ErpError('UNAVAILABLE', 'NOT_APPLIED');
    if (luck === 'LATE') {
      this.late.push(() => this.#arrive(act));
      throw new ErpError('TIMEOUT', 'UNKNOWN');
    }
    const answer = act();
    if (luck === 'ANSWER_LOST') throw new ErpError('TIMEOUT', 'UNKNOWN');
    return answer;
  }

  #arrive(act: () => unknown): void {
    this.isLate = true;
    try {
      act();
    } catch {
      // The late call is refused, and its answer has no reader.
    } finally {
      this.isLate = false;
    }
  }
}
