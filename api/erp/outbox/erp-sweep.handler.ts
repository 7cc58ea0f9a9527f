import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { clock } from '../../platform/clock.js';
import { type JobHandler, Works } from '../../platform/jobs/job-handler.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { TenantSweep } from '../../platform/jobs/tenant-sweep.js';
import { recordKey } from '../../platform/tenancy/session.js';
import { ErpConnection } from '../record/erp-connection.entity.js';
import { ErpLink } from '../record/erp-link.entity.js';
import { COMPARISONS, ERP_SWEEP, EXCHANGES, READINGS } from '../record/erp-queues.js';

/** The interval of comparisons with the other side. */
const COMPARE_MS = 5 * 60_000;
/** Records of one sweep. */
const MOST = 500;

/** Repeats the exchange of waiting records, and begins comparisons with the other side. */
@Works(ERP_SWEEP)
@Injectable()
export class ErpSweepHandler implements JobHandler<object> {
  constructor(
    private readonly sweep: TenantSweep,
    private readonly jobs: Jobs,
  ) {}

  async handle(): Promise<void> {
    await this.sweep.each(dueConnections, (em, id) => this.#compare(em, id));
    await this.sweep.together(MOST, dueLinks, async (em, ids) => {
      for (const link of ids) await this.jobs.send(em, EXCHANGES, { link });
    });
  }

  /** Sends the jobs of a comparison, by one of several workers. */
  async #compare(em: EntityManager, id: string): Promise<void> {
    const values = { comparedAt: clock.now() };
    const isMine = await em.nativeUpdate(ErpConnection, { ...recordKey(id), ...toCompare() }, values);
    if (!isMine) return;
    await this.jobs.send(em, COMPARISONS, { connection: id });
    await this.jobs.send(em, READINGS, { connection: id });
  }
}

function toCompare() {
  const before = new Date(clock.now().getTime() - COMPARE_MS);
  return { active: true, $or: [{ comparedAt: null }, { comparedAt: { $lte: before } }] };
}

async function dueConnections(em: EntityManager): Promise<string[]> {
  return (await em.find(ErpConnection, toCompare(), { fields: ['id'] })).map(({ id }) => id);
}

async function dueLinks(em: EntityManager): Promise<string[]> {
  const now = clock.now();
  const free = (field: 'leaseUntil' | 'retryAt') => ({ $or: [{ [field]: null }, { [field]: { $lte: now } }] });
  const where = { state: 'WAITING' as const, $and: [free('leaseUntil'), free('retryAt')] };
  const found = await em.find(ErpLink, where, { fields: ['id'], orderBy: { updatedAt: 'asc' }, limit: MOST });
  return found.map(({ id }) => id);
}
