import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ErpConnections } from '../erp/connections/erp-connections.js';
import { ErpOutbox } from '../erp/outbox/erp-outbox.js';
import { ErpLink } from '../erp/record/erp-link.entity.js';
import { Problem } from '../platform/http/problem.js';
import { recordKey } from '../platform/tenancy/session.js';
import { UnitOfWork } from '../platform/tenancy/unit-of-work.js';
import { ErpError } from '../ports/erp/erp-error.js';
import { ReportState } from '../vocabulary/work.js';
import { ReportBook } from './positions/report-book.js';
import { ReportPosition } from './positions/report-position.entity.js';

/** The book of tenants with and without a connected ERP. */
@Injectable()
export class ConnectedReportBook extends ReportBook {
  constructor(
    private readonly work: UnitOfWork,
    private readonly connections: ErpConnections,
    private readonly outbox: ErpOutbox,
  ) {
    super();
  }

  isElsewhere(em: EntityManager, report: string): Promise<boolean> {
    return this.outbox.isKept(em, 'REPORT', report);
  }

  changed(em: EntityManager, report: string): Promise<boolean> {
    return this.outbox.request(em, 'REPORT', [report]);
  }

  async assertTakes(report: string): Promise<void> {
    const connection = await this.connections.of('REPORT');
    const own = connection && (await this.#ownStates(report));
    if (!connection || !own) return;
    const state = await this.connections
      .ask(connection, async ({ reports }) => (await reports?.stateOf(report)) ?? null)
      .catch((error: unknown) => {
        if (!(error instanceof ErpError)) throw error;
        return null;
      });
    if (state === null || state === ReportState.OpenInWork || own.has(state)) return;
    await this.work.write((em) => this.changed(em, report));
    throw new Problem(409, 'REPORT_LOCKED');
  }

  async assertTakesPosition(position: string): Promise<void> {
    if (!(await this.connections.of('REPORT'))) return;
    const record = await this.work.read((em) =>
      em.findOne(ReportPosition, recordKey(position), { fields: ['report'] }),
    );
    if (record) await this.assertTakes(record.report.id);
  }

  /**
   * The states of the ERP's report that come from us while a change of ours is being sent: the last agreed one, and those
   * sent since. Null before the first sending, when the report cannot be locked there.
   */
  async #ownStates(record: string): Promise<ReadonlySet<string> | null> {
    const fields = ['state', 'place', 'base', 'pending'] as const;
    const link = await this.work.read((em) => em.findOne(ErpLink, { kind: 'REPORT', record }, { fields }));
    if (!link || link.place === null) return null;
    if (link.state === 'AGREED') return new Set();
    return new Set([link.base, ...link.pending].flatMap((facts) => facts?.split(' ')[0] ?? []));
  }
}
