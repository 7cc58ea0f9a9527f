import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { actingUser } from '../masterdata/acting-user.js';
import { clock } from '../platform/clock.js';
import { invalidField, Problem } from '../platform/http/problem.js';
import type { Condition } from '../platform/resource/condition.js';
import { listTable } from '../platform/rest/list-table.js';
import { Listings } from '../platform/rest/listings.js';
import type { Changes, ResourceRules } from '../platform/rest/rules.js';
import { oneAtATime } from '../platform/tenancy/one-at-a-time.js';
import { currentUser, type SignedInUser } from '../platform/tenancy/session.js';
import { ExportSchedule } from './export-schedule.entity.js';
import { nextRun } from './next-run.js';
import { requestedExport } from './requested-export.js';

/** Most schedules of one user. */
const MOST_KEPT = 10;

const PARTS = ['filter', 'sort', 'fields'] as const;
/** The field of each refusal of a list; the filter for others. */
const PLACES: Readonly<Record<string, string>> = { INVALID_FIELDS: '/fields', INVALID_SORT: '/sort' };

/** A schedule belongs to its owner alone, has a query that they may run now, and the moment of its next run. */
@Injectable()
export class ExportScheduleRules implements ResourceRules<ExportSchedule> {
  constructor(private readonly listings: Listings) {}

  scope({ id }: SignedInUser): Condition {
    return { user: { id } };
  }

  async beforeCreate(schedule: ExportSchedule, em: EntityManager): Promise<void> {
    await assertRoom(em);
    schedule.user = actingUser(em);
    await this.#judge(schedule);
    plan(schedule);
  }

  async beforeUpdate(schedule: ExportSchedule, { names }: Changes): Promise<void> {
    if (PARTS.some((name) => names.has(name))) await this.#judge(schedule);
    if (['rhythm', 'weekday', 'day', 'time', 'active'].some((name) => names.has(name))) plan(schedule);
  }

  /** Throws 422 with the pointer of the part that the list would refuse. */
  async #judge(schedule: ExportSchedule): Promise<void> {
    schedule.scopes = currentUser().scopes ?? null;
    const { resource, format } = schedule;
    const parts = PARTS.flatMap((name) => {
      const text = schedule[name];
      return text === null ? [] : [[name, parsed(text, name)]];
    });
    const { listing, query } = requestedExport(this.listings, { resource, format, ...Object.fromEntries(parts) });
    try {
      await listTable(listing, query, Number.POSITIVE_INFINITY, 'EXPORT_TOO_LARGE');
    } catch (error) {
      if (!(error instanceof Problem) || error.status >= 500) throw error;
      const name = String(error.params.name ?? '');
      throw invalidField(PLACES[error.code] ?? '/filter', 'EXPORT_QUERY', { name });
    }
  }
}

/** Sets the next run from now on; runs that were missed while it was off are not made up. */
function plan(schedule: ExportSchedule): void {
  schedule.nextRunAt = schedule.active ? nextRun(schedule, clock.now()) : null;
  if (schedule.active && schedule.isSwitchedOff) schedule.forgetFailure();
}

function parsed(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalidField(`/${name}`, 'FORMAT_INVALID');
  }
}

/** Throws 409 if the user has too many schedules; those of one user are created one after the other. */
async function assertRoom(em: EntityManager): Promise<void> {
  const user = currentUser().id as string;
  await oneAtATime(em, 'export-schedules', user);
  if ((await em.count(ExportSchedule, { user: { id: user } })) >= MOST_KEPT)
    throw new Problem(409, 'EXPORT_SCHEDULES_KEPT', { most: MOST_KEPT });
}
