import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { clock } from '../../platform/clock.js';
import { type JobHandler, Works } from '../../platform/jobs/job-handler.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { recordKey } from '../../platform/tenancy/session.js';
import { UnitOfWork } from '../../platform/tenancy/unit-of-work.js';
import type { DirectoryPage } from '../../ports/erp/erp-directory.js';
import { ErpError } from '../../ports/erp/erp-error.js';
import type { DirectoryKind } from '../../vocabulary/erp.js';
import { ErpConnections } from '../connections/erp-connections.js';
import { ErpConnection } from '../record/erp-connection.entity.js';
import { NUMBER_CHECKS, READINGS } from '../record/erp-queues.js';
import { ErpCopying } from './erp-copying.js';
import { ErpCounting } from './erp-counting.js';

/** The time of one job, which leaves the rest to the next one. */
const LONGEST_MS = 400_000;
/** The interval of the search for deleted records. */
const COUNT_MS = 24 * 3_600_000;

/** Reads the changes of an ERP into our tables, page by page from the cursor of the last reading on. */
@Works(READINGS)
@Injectable()
export class ErpReadingHandler implements JobHandler<{ connection: string }> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly connections: ErpConnections,
    private readonly copying: ErpCopying,
    private readonly counting: ErpCounting,
    private readonly jobs: Jobs,
  ) {}

  async handle({ connection: id }: { connection: string }): Promise<void> {
    const until = clock.now().getTime() + LONGEST_MS;
    const connection = await this.work.read((em) => em.findOne(ErpConnection, { ...recordKey(id), active: true }));
    if (!connection) return;
    const { countedAt } = connection;
    const isCounted = countedAt !== null && clock.now().getTime() - countedAt.getTime() < COUNT_MS;
    for (const kind of connection.tells) {
      const isOver = await this.#readKind(connection, kind, until, !isCounted);
      if (isOver) return;
    }
    await this.work.write((em) => this.jobs.send(em, NUMBER_CHECKS, {}));
    if (isCounted) return;
    const values = { countedAt: clock.now(), version: connection.version };
    await this.work.write((em) => em.nativeUpdate(ErpConnection, keyOf(connection), values));
  }

  /** Reads the changes of a kind; returns whether the job ends, because its time is over or the system is away. */
  async #readKind(connection: ErpConnection, kind: DirectoryKind, until: number, counts: boolean): Promise<boolean> {
    try {
      while (await this.#page(connection, kind)) if (clock.now().getTime() > until) return true;
      if (counts) await this.counting.count(connection, kind);
      return false;
    } catch (error) {
      if (!(error instanceof ErpError)) throw error;
      // The module of this kind is not installed there.
      if (error.problem === 'UNSUPPORTED') await this.#without(connection, kind);
      return error.isTemporary;
    }
  }

  /** Reads one page; false after the last one, or if another worker has read it meanwhile. */
  async #page(connection: ErpConnection, kind: DirectoryKind): Promise<boolean> {
    const cursor = connection.readings[kind]?.cursor ?? null;
    const page = await this.connections.through(connection, async ({ directory }) => directory?.changes(kind, cursor));
    if (!page) return false;
    const isRead = await this.#store(connection, kind, cursor, page);
    return isRead && !page.isLast;
  }

  async #store(connection: ErpConnection, kind: DirectoryKind, cursor: string | null, page: DirectoryPage) {
    await this.copying.take(connection.adapter, kind, page.entries);
    return this.work.write(async (em) => {
      const locked = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true };
      const latest = await em.findOne(ErpConnection, keyOf(connection), locked);
      if (!latest || (latest.readings[kind]?.cursor ?? null) !== cursor) return false;
      const before = latest.readings[kind]?.readAt ?? null;
      const readAt = page.isLast ? clock.now().toISOString() : before;
      const readings = { ...latest.readings, [kind]: { cursor: page.cursor, readAt } };
      const values = { readings, readAt: oldestOf(latest, readings), version: latest.version };
      await em.nativeUpdate(ErpConnection, keyOf(connection), values);
      Object.assign(connection, { readings });
      return true;
    });
  }

  async #without(connection: ErpConnection, kind: DirectoryKind): Promise<void> {
    const tells = connection.tells.filter((told) => told !== kind);
    const { version } = connection;
    const readAt = oldestOf({ tells }, connection.readings);
    await this.work.write((em) => em.nativeUpdate(ErpConnection, keyOf(connection), { tells, readAt, version }));
  }
}

const keyOf = ({ id, version }: ErpConnection) => ({ ...recordKey(id), version });

/** The oldest complete reading of its kinds; null if a kind was never read to its end. */
function oldestOf({ tells }: Pick<ErpConnection, 'tells'>, readings: ErpConnection['readings']): Date | null {
  const moments = tells.map((kind) => readings[kind]?.readAt ?? null);
  if (moments.length === 0 || moments.includes(null)) return null;
  return new Date((moments as string[]).sort()[0] as string);
}
