import type { Env } from '../../../platform/env.js';
import type { ErpDirectory } from '../../../ports/erp/erp-directory.js';
import { ErpError } from '../../../ports/erp/erp-error.js';
import type { ErpReports } from '../../../ports/erp/erp-reports.js';
import type { ErpAccess, ErpSystem } from '../../../ports/erp/erp-systems.js';
import type { ErpTasks } from '../../../ports/erp/erp-tasks.js';
import { erpHttp } from '../erp-http.js';
import { TrytonDirectory } from './directory/tryton-directory.js';
import { projectsBilledTwice } from './projects.js';
import { TrytonClient } from './tryton-client.js';
import { TrytonReports } from './tryton-reports.js';
import { TrytonTasks } from './tryton-tasks.js';

/** Models and fields of the needed modules: sales, working time, UN/ECE codes of units, and projects. */
const NEEDED = [
  ['sale.sale', 'id'],
  ['timesheet.line', 'uuid'],
  ['product.uom', 'unece_code'],
  ['project.work.status', 'progress'],
] as const;

/**
 * Tryton (6.0 and later) by JSON-RPC: reports are sales, working time is in timesheets, tasks belong to projects, and
 * parties, projects and products are the directory.
 */
export class TrytonSystem implements ErpSystem {
  readonly reports: ErpReports;
  readonly tasks: ErpTasks;
  readonly directory: ErpDirectory;
  readonly #client: TrytonClient;

  constructor(access: ErpAccess, env: Env, within?: AbortSignal) {
    const { url, user, password, database } = access;
    if (!database) throw new ErpError('MISCONFIGURED', 'NOT_APPLIED', { reason: 'database' });
    this.#client = new TrytonClient(erpHttp(url, env, within), { url, user, password, database });
    this.directory = new TrytonDirectory(this.#client, access.contactRelation ?? null);
    this.reports = new TrytonReports(this.#client);
    this.tasks = new TrytonTasks(this.#client);
  }

  billedTwice(): Promise<readonly string[]> {
    return projectsBilledTwice(this.#client);
  }

  async probe(): Promise<void> {
    await this.#client.self();
    for (const [model, field] of NEEDED) await this.#client.rows(model, [], [field], 1);
  }
}
