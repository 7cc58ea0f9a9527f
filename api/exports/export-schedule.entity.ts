import type { Opt, Ref } from '@mikro-orm/core';
import { Property } from '@mikro-orm/decorators/legacy';
import { User } from '../masterdata/user.entity.js';
import {
  Choice,
  Flag,
  Integer,
  LongText,
  Moment,
  Reference,
  Resource,
  Text,
  Time,
} from '../platform/resource/index.js';
import { TenantEntity } from '../platform/tenancy/tenant-entity.js';
import { EXPORT_FORMATS, EXPORT_RHYTHMS, type ExportFormat, type ExportRhythm } from '../vocabulary/master-data.js';
import { Role } from '../vocabulary/role.js';
import { WEEKDAYS, type Weekday } from '../vocabulary/standard-codes.js';
import { keptParams } from './kept-params.js';

const SCREENS = { route: 'export-schedules', menu: 'none', icon: 'Schedule', title: 'name', screens: 'own' } as const;
const REPORTERS = [Role.AccessReporting];
const [WEEKLY, MONTHLY] = [{ rhythm: ['WEEKLY'] }, { rhythm: ['MONTHLY'] }];
const SWITCHED_OFF = 'EXPORT_SCHEDULE_OFF';
const REFUSED = { 422: ['EXPORT_QUERY'] };
const OWN = 'create index "export_schedule_own_index" on "export_schedule" ("tenant", "user_id", "name", "id")';
const DUE = 'create index "export_schedule_due_index" on "export_schedule" ("tenant", "next_run_at") where active';

/**
 * A schedule by which its owner gets exports of a list, at a time of day in the zone of the desk. Relative values of its
 * filter are relative to each run.
 */
@Resource({
  path: 'export-schedules',
  ...SCREENS,
  audited: false,
  allow: { read: REPORTERS, write: REPORTERS },
  indexes: [
    { name: 'export_schedule_own_index', expression: OWN },
    { name: 'export_schedule_due_index', expression: DUE },
  ],
  problems: { create: { ...REFUSED, 409: ['EXPORT_SCHEDULES_KEPT'] }, update: REFUSED },
})
export class ExportSchedule extends TenantEntity {
  @Reference(() => User, { readOnly: true, required: true, visible: [], onDelete: 'cascade' }) user!: Ref<User> & Opt;
  @Text({ required: true, max: 120, person: false }) name!: string;
  /** Path of the exported resource. */
  @Text({ required: true, writeOnce: true, max: 100 }) resource!: string;
  /** The query of the list, as JSON. */
  @LongText({ max: 20_000 }) filter: string | null = null;
  @Text({ max: 250 }) sort: string | null = null;
  @LongText({ max: 20_000 }) fields: string | null = null;
  @Choice(EXPORT_FORMATS, { required: true, name: 'exportFormat' }) format!: ExportFormat;
  @Choice(EXPORT_RHYTHMS, { name: 'exportRhythm', default: 'WEEKLY' }) rhythm: ExportRhythm = 'WEEKLY';
  @Choice(WEEKDAYS, { name: 'weekday', when: WEEKLY, requiredWhen: WEEKLY }) weekday: Weekday | null = null;
  /** Day of the month; the last one in a shorter month. */
  @Integer({ min: 1, max: 31, when: MONTHLY, requiredWhen: MONTHLY }) day: number | null = null;
  @Time({ required: true, default: '06:00' }) time: string & Opt = '06:00';
  /** Whether the owner gets a mail with a link to each file. */
  @Flag({ default: true }) mail = true;
  @Flag({ default: true }) active = true;
  @Moment({ readOnly: true }) lastRunAt: Date | null = null;
  @Moment({ readOnly: true }) nextRunAt: Date | null = null;
  /** Code of the failure of the last run, or of the switching off; null after a success. */
  @Text({ readOnly: true }) failure: string | null = null;
  /** Parameters of the code's text, as JSON. */
  @LongText({ readOnly: true }) failureParams: string | null = null;
  @Moment({ readOnly: true }) failedAt: Date | null = null;
  /** Scopes of the API token that last changed the query; null for a person. */
  @Property({ type: 'json', nullable: true, hidden: true }) scopes: readonly string[] | null = null;

  get isSwitchedOff(): boolean {
    return this.failure === SWITCHED_OFF;
  }

  /** Switches it off, since its owner may not export the list any more. */
  switchOff(at: Date): void {
    Object.assign(this, { active: false, nextRunAt: null });
    Object.assign(this, { failure: SWITCHED_OFF, failureParams: null, failedAt: at });
  }

  /** Notes a failed run, unless it is switched off, which is more important. */
  noteFailure(code: string, params: Readonly<Record<string, unknown>>, at: Date): void {
    if (this.isSwitchedOff) return;
    Object.assign(this, { failure: code, failureParams: keptParams(params), failedAt: at });
  }

  noteSuccess(): void {
    if (!this.isSwitchedOff) this.forgetFailure();
  }

  forgetFailure(): void {
    Object.assign(this, { failure: null, failureParams: null, failedAt: null });
  }
}
