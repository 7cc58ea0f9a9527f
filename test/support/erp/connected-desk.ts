import { ErpNightHandler } from '../../../api/erp/outbox/erp-night.handler.js';
import { ErpSweepHandler } from '../../../api/erp/outbox/erp-sweep.handler.js';
import { COMPARISONS, EXCHANGES, NUMBER_CHECKS, READINGS, REVIEWS } from '../../../api/erp/record/erp-queues.js';
import { clock } from '../../../api/platform/clock.js';
import type { JobQueue } from '../../../api/platform/jobs/job-queue.js';
import { JobWorker } from '../../../api/platform/jobs/job-worker.js';
import { ERP_KINDS } from '../../../api/vocabulary/erp.js';
import type { TestApplication } from '../application.js';
import { eventually } from '../eventually.js';
import { advanceClock } from '../pass-time.js';
import type { Json } from '../records.js';
import type { FaultProxy } from './fault-proxy.js';

const { now } = clock;

/** A desk that is connected with a system elsewhere through a proxy that may spoil its calls. */
export class ConnectedDesk {
  connection: Json = {};
  access: Json = {};

  constructor(
    readonly desk: TestApplication,
    readonly proxy: FaultProxy,
  ) {}

  async connect(access: Json): Promise<void> {
    await this.desk.app.get(JobWorker).start();
    this.access = access;
    const given = { ...access, url: this.proxy.url };
    this.connection = await this.desk.as('admin').create('v1/erp-connections', given);
  }

  async linkOf({ id }: Json): Promise<Json | undefined> {
    const links = 'select * from erp_link where record = $1 and kind = any($2)';
    const rows = await this.desk.rows(links, id, ERP_KINDS);
    return rows[0];
  }

  /** Waits until no exchange of the record runs any more. */
  settled(record: Json, state = 'AGREED'): Promise<Json> {
    return eventually(async () => {
      const link = await this.linkOf(record);
      expect(link).toMatchObject({ state, lease_until: null });
      return link as Json;
    });
  }

  /** Waits until an attempt has failed with this problem. */
  failed(record: Json, problem: string): Promise<Json> {
    return eventually(async () => {
      const link = await this.linkOf(record);
      expect(link).toMatchObject({ problem, lease_until: null });
      return link as Json;
    });
  }

  /** Waits until no call is under way, or about to begin. */
  quiet(): Promise<void> {
    return this.#idle(EXCHANGES, COMPARISONS, READINGS, REVIEWS, NUMBER_CHECKS);
  }

  /** Waits until no job at all is under way, or about to begin. */
  still(): Promise<void> {
    return this.#idle();
  }

  /** Waits until these queues are empty; without arguments, all queues. */
  #idle(...queues: JobQueue<object>[]): Promise<void> {
    return eventually(async () => {
      const rows = await this.desk.rows(
        `select name from pgboss.job where (name = any($1) or $1 = '{}')
            and state in ('created', 'retry', 'active') and start_after <= now()`,
        queues.map(({ name }) => name),
      );
      expect(rows).toEqual([]);
    });
  }

  /** Lets time pass, and runs the periodic jobs. */
  async sweep(minutes = 10): Promise<void> {
    advanceClock(minutes * 60_000);
    await this.desk.app.get(ErpSweepHandler).handle();
  }

  /** Waits for a sweep that meets the expectation: the next sweep repeats a call without an answer in time. */
  swept(expectation: () => Promise<void>): Promise<void> {
    return eventually(async () => {
      await this.sweep();
      await this.quiet();
      await expectation();
    });
  }

  /** Compares all records of both sides, as every night does. */
  async night(): Promise<void> {
    await this.desk.app.get(ErpNightHandler).handle();
    await this.#idle(REVIEWS);
    await this.quiet();
  }

  async state(): Promise<Json> {
    return await this.desk.as('admin').read(`v1/erp-connections/${this.connection.id}`);
  }

  async change(changes: Json): Promise<Json> {
    const { version } = await this.state();
    const path = `v1/erp-connections/${this.connection.id}`;
    return (await this.desk.as('admin').change(path, version, changes).expect(200)).body;
  }

  /** An administrator tries it, who does not wait for the circuit. */
  async mend(): Promise<Json> {
    const path = `v1/erp-connections/${this.connection.id}/test`;
    return (await this.desk.as('admin').post(path).send({}).expect(200)).body;
  }

  /** Decides once no comparison of the record runs any more: before its end there is no difference to decide on. */
  async decide(record: Json, side: 'OURS' | 'THEIRS'): Promise<number> {
    await this.quiet();
    const link = await this.linkOf(record);
    return (await this.desk.as('admin').post(`v1/erp-links/${link?.id}/resolution`).send({ side })).status;
  }

  async close(): Promise<void> {
    clock.now = now;
    await this.desk.close();
    await this.proxy.stop();
  }
}
