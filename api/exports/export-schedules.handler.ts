import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { v5 as uuidv5 } from 'uuid';
import { clock } from '../platform/clock.js';
import { type JobHandler, Works } from '../platform/jobs/job-handler.js';
import { jobQueue } from '../platform/jobs/job-queue.js';
import { Jobs } from '../platform/jobs/jobs.js';
import { TenantSweep } from '../platform/jobs/tenant-sweep.js';
import { listTitle } from '../platform/rest/list-table.js';
import { Listings } from '../platform/rest/listings.js';
import { orderExport } from './export-order.js';
import { mayRead, ownerOf } from './export-owner.js';
import { SCHEDULE_NOTICES } from './export-queue.js';
import { reachOf, withScopes } from './export-reach.js';
import { ExportSchedule } from './export-schedule.entity.js';
import { nextRun } from './next-run.js';

const EXPORT_SCHEDULES = jobQueue('export-schedules', { cron: '*/5 * * * *' });

/**
 * Orders the due exports. Several runs that were missed while no worker ran are ordered once. The id of an export is made
 * of its schedule and its planned moment, so that it is never ordered twice.
 */
@Works(EXPORT_SCHEDULES)
@Injectable()
export class ExportSchedulesHandler implements JobHandler<object> {
  constructor(
    private readonly sweep: TenantSweep,
    private readonly jobs: Jobs,
    private readonly listings: Listings,
  ) {}

  async handle(): Promise<void> {
    const now = clock.now();
    const isDue = { active: true, nextRunAt: { $lte: now } };
    await this.sweep.each(
      async (em) => (await em.find(ExportSchedule, isDue, { fields: ['id'] })).map(({ id }) => id),
      async (em, id) => {
        const schedule = await em.findOne(ExportSchedule, { id, ...isDue }, { lockMode: LockMode.PESSIMISTIC_WRITE });
        if (schedule) await this.#run(em, schedule, now);
      },
    );
  }

  /** Orders with the present rights of the owner; a schedule whose owner has none any more is switched off with a reason. */
  async #run(em: EntityManager, schedule: ExportSchedule, now: Date): Promise<void> {
    const person = await ownerOf(em, schedule);
    const owner = person && withScopes(person, schedule.scopes);
    const listing = this.listings.find(schedule.resource);
    if (!owner || !listing || !mayRead(owner, listing.model)) {
      schedule.switchOff(now);
      await this.jobs.send(em, SCHEDULE_NOTICES, { schedule: schedule.id });
      return;
    }
    const { user, resource, format, mail, filter, sort, fields } = schedule;
    const id = uuidv5((schedule.nextRunAt as Date).toISOString(), schedule.id);
    const query = Object.fromEntries(Object.entries({ filter, sort, fields }).filter(([, part]) => part !== null));
    Object.assign(schedule, { lastRunAt: now, nextRunAt: nextRun(schedule, now) });
    const how = { format, mail, locale: owner.locale, query: JSON.stringify(query), reach: reachOf(owner) };
    await orderExport(em, this.jobs, listTitle(listing.model, owner.locale), {
      ...{ id, user, resource, schedule: schedule.id },
      ...how,
    });
  }
}
