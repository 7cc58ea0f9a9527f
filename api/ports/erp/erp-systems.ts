import type { ErpAdapter } from '../../vocabulary/erp.js';
import type { ErpAppointments } from './erp-appointments.js';
import type { ErpDirectory } from './erp-directory.js';
import type { ErpReports } from './erp-reports.js';
import type { ErpTasks } from './erp-tasks.js';

/** Access to an external system. */
export interface ErpAccess {
  readonly adapter: ErpAdapter;
  readonly url: string;
  readonly user: string;
  readonly password: string;
  /** Path of the calendars, with `{email}`, `{username}` and `{name}` (before the @) of their owner. */
  readonly calendarPath: string | null;
  /** Name of the database, if the system has several. */
  readonly database: string | null;
  /** Name of the relation from a company to its contacts, if the system has such names. */
  readonly contactRelation?: string | null;
}

/** An external system of a tenant. Unsupported parts are undefined. */
export interface ErpSystem {
  /** Resolves when the system accepts the access. */
  probe(): Promise<void>;
  /** Names of projects whose hours would be invoiced beside the reports, as far as one call returns them. */
  billedTwice?(): Promise<readonly string[]>;
  readonly appointments?: ErpAppointments;
  readonly reports?: ErpReports;
  readonly tasks?: ErpTasks;
  readonly directory?: ErpDirectory;
}

/** Opens every supported system. */
export abstract class ErpSystems {
  /** Opens no connection yet; `within` aborts calls. Throws `ErpError` MISCONFIGURED for an unusable access. */
  abstract open(access: ErpAccess, within?: AbortSignal): ErpSystem;
}
