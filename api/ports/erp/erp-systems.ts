import type { ErpAdapter } from '../../vocabulary/erp.js';
import type { ErpAppointments } from './erp-appointments.js';
import type { ErpDirectory } from './erp-directory.js';
import type { ErpReports } from './erp-reports.js';
import type { ErpTasks } from './erp-tasks.js';

/** The way into a system elsewhere. */
export interface ErpAccess {
  readonly adapter: ErpAdapter;
  readonly url: string;
  readonly user: string;
  readonly password: string;
  /** Where people's calendars are, below the address; `{email}`, `{username}` and `{name}` (before the @) stand for theirs. */
  readonly calendarPath: string | null;
  /** Name of the database, where the system keeps several. */
  readonly database: string | null;
  /** Name of the relation that leads from a company to the people there, where the system has such names. */
  readonly contactRelation?: string | null;
}

/** A system that a tenant is connected with. What it cannot do is not there. */
export interface ErpSystem {
  /** Resolves when it answers and lets us in. */
  probe(): Promise<void>;
  /** Names of projects whose hours it would invoice beside the reports in which they stand, as far as they are told at once. */
  billedTwice?(): Promise<readonly string[]>;
  readonly appointments?: ErpAppointments;
  readonly reports?: ErpReports;
  readonly tasks?: ErpTasks;
  readonly directory?: ErpDirectory;
}

/** Knows every system that can be connected. */
export abstract class ErpSystems {
  /** Connects nothing yet; calls are broken off once `within` is over. Throws `ErpError` MISCONFIGURED for an access that leads nowhere. */
  abstract open(access: ErpAccess, within?: AbortSignal): ErpSystem;
}
