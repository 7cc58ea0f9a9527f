import { ref } from '@mikro-orm/core';
import { Inject, Injectable } from '@nestjs/common';
import { ErpNumbers } from '../customers/crm/erp-numbers.js';
import type { RecordJson } from '../platform/read/record.js';
import type { Page } from '../platform/rest/list.js';
import { LARGEST_PAGE } from '../platform/rest/query.js';
import { serviceOf } from '../platform/rest/resource-controller.js';
import type { ResourceService } from '../platform/rest/resource-service.js';
import { UnitOfWork } from '../platform/tenancy/unit-of-work.js';
import { type LinkedKind, type LinkedRecords, LinkedRecordsSource } from '../tickets/record/linked-records.js';
import { Ticket } from '../tickets/record/ticket.entity.js';
import { TicketPartsSource } from '../tickets/record/ticket-parts.js';
import { DefaultBillingAddress } from './record/default-billing-address.js';
import { NOT_CORRECTED } from './record/not-corrected.js';
import { AMOUNT_OF_ALL } from './record/position-amount.js';
import { Report } from './record/report.entity.js';

type Query = Record<string, unknown>;

/** Reports of tickets: lists and creation. */
@Injectable()
export class ReportsService {
  constructor(
    @Inject(serviceOf(Ticket)) private readonly tickets: ResourceService<Ticket>,
    @Inject(serviceOf(Report)) private readonly reports: ResourceService<Report>,
    private readonly billing: DefaultBillingAddress,
    private readonly numbers: ErpNumbers,
    private readonly work: UnitOfWork,
    linked: LinkedRecordsSource,
    parts: TicketPartsSource,
  ) {
    linked.register(REPORTS);
    parts.register((id) => this.#summaryOf(id));
  }

  /** The number of a ticket's reports, and the latest report that the reader may write. */
  #summaryOf(id: string) {
    const all = this.reports.below({ ticket: { id } }, { most: LARGEST_PAGE, fields: ['identifier', 'can'] });
    return all.map((reports) => {
      const open = reports.findLast(({ can }) => (can as { edit: boolean }).edit);
      return { reports: reports.length, openReport: (open?.identifier as string | undefined) ?? null };
    });
  }

  /** Reports of the whole tenant, for the desk. */
  all(query: Query): Promise<Page<RecordJson>> {
    return this.reports.list(query);
  }

  /** Opens a report; the ticket is locked first, so that it is not completed at the same time. */
  async create(ticketId: string, sent: unknown): Promise<RecordJson> {
    const valid = await this.reports.validCreation(sent);
    const billingAddress = valid.billingAddress === undefined ? await this.billing.of(ticketId) : valid.billingAddress;
    const values = { ...valid, billingAddress };
    const repeated = await this.work.recall<RecordJson>();
    if (repeated) return repeated;
    const unverified = await this.numbers.marksOf(Report, valid, () =>
      this.work.read((em) => this.tickets.load(em, ticketId)),
    );
    return this.reports.write(async (em) => {
      const ticket = await this.tickets.load(em, ticketId, { lock: true });
      const report = Object.assign(new Report(), { ticket: ref(ticket), unverified });
      await this.reports.insert(em, values, report);
      return this.reports.present(em, report);
    });
  }
}

/**
 * The states and amounts of reports for the workflow (domain G3, cost limit): positions without a price count as 0, and a
 * correction replaces the corrected report.
 */
const REPORTS: LinkedKind<'reports'> = {
  name: 'reports',
  sql: (column) =>
    `(select json_agg(json_build_object('state', r.state, 'amount', ${AMOUNT_OF_ALL} / 100.0) order by r.created_at, r.id) from report r where r.tenant = ${column('tenant')} and r.ticket_id = ${column('id')} and ${NOT_CORRECTED})`,
  from: (reports: LinkedRecords['reports']) => reports,
};
