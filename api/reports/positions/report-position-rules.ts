import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ErpNumbers } from '../../customers/crm/erp-numbers.js';
import { invalid, Problem } from '../../platform/http/problem.js';
import type { Computations, RecordJson } from '../../platform/read/record.js';
import type { Condition } from '../../platform/resource/condition.js';
import type { Changes, PlannedRemoval, PlannedWrite, ResourceRules } from '../../platform/rest/rules.js';
import { currentTenant, recordKey, type SignedInUser } from '../../platform/tenancy/session.js';
import { futureDay } from '../../tickets/record/device-time.js';
import { LinkedRecordsSource } from '../../tickets/record/linked-records.js';
import { lockTicketOf } from '../../tickets/record/lock-ticket.js';
import { costsOf } from '../../tickets/record/ticket-costs.js';
import { idOf } from '../../tickets/record/ticket-ownership.js';
import { staffScope } from '../../tickets/record/ticket-scope.js';
import { amountOf } from '../record/position-amount.js';
import { Report } from '../record/report.entity.js';
import { assertWritable } from '../record/report-access.js';
import { foreignStaff } from '../record/staff-reference.js';
import { positionErrors } from './position-requirements.js';
import { ReportBook } from './report-book.js';
import { ReportPosition } from './report-position.entity.js';

/** The field of a position with a number of the ERP. */
const ITEM = { catalogNumber: 'CATALOG_ITEM' } as const;

/** Positions are written by the users who may write their report, while it is open. */
@Injectable()
export class ReportPositionRules implements ResourceRules<ReportPosition> {
  constructor(
    private readonly book: ReportBook,
    private readonly linked: LinkedRecordsSource,
    private readonly numbers: ErpNumbers,
  ) {
    numbers?.register(ReportPosition, ITEM);
  }

  scope(user: SignedInUser): Condition | undefined {
    const report = staffScope(user);
    return report && { report };
  }

  /**
   * Checks the report and a new catalogue number in the ERP before the change; other refusals of the change come before
   * that of an unknown number.
   */
  async around(write: PlannedWrite<ReportPosition>): Promise<RecordJson> {
    if (!write.isNew) await this.book.assertTakesPosition(write.id);
    return this.numbers.around(write, ReportPosition, ITEM);
  }

  /**
   * Ticket and report are locked before the position, so that the report is not completed at the same time; a trigger
   * writes the sums of the reports into the ticket.
   */
  async beforeWrite(em: EntityManager, id?: string): Promise<void> {
    const sql = 'select report_id from report_position where tenant = ? and id = ?';
    const [row] = id ? await em.execute<{ report_id: string }[]>(sql, [currentTenant(), id]) : [];
    if (!row) return;
    await lockTicketOf(em, Report, row.report_id);
    await em.findOne(Report, recordKey(row.report_id), { lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  async aroundDelete({ id, store }: PlannedRemoval): Promise<RecordJson> {
    await this.book.assertTakesPosition(id);
    return store();
  }

  async beforeCreate(position: ReportPosition, em: EntityManager): Promise<void> {
    await this.#assertWithinLimit(position, em);
    await this.#assertWritten(position, true);
    position.number = await this.book.nextPosition(em, position.report.unwrap().id);
    await this.#note(position, em);
  }

  async beforeUpdate(position: ReportPosition, { before, names }: Changes, em: EntityManager): Promise<void> {
    if (names.has('quantity') && Number(position.quantity) > Math.round(Number(before.quantity) * 1_000))
      await this.#assertWithinLimit(position, em);
    await this.#assertWritten(position, names.has('timeBookingDate'));
    await this.#note(position, em);
  }

  async beforeDelete(position: ReportPosition, em: EntityManager): Promise<void> {
    await assertOpen(position);
    await this.#note(position, em);
  }

  computed(): Computations<ReportPosition> {
    return {
      amount: {
        of: ['quantity', 'unitPrice'],
        value: (position) => {
          const amount = amountOf(position);
          return amount === null ? null : amount / 100;
        },
      },
    };
  }

  /**
   * Above the cost limit, no position is added or enlarged before the customer has approved: 409 APPROVAL_MISSING. Prices
   * may be entered all the same, since the customer needs them to approve.
   */
  async #assertWithinLimit({ report }: ReportPosition, em: EntityManager): Promise<void> {
    const ticket = await (await report.loadOrFail()).ticket.loadOrFail();
    const customer = (await ticket.customer?.load()) ?? null;
    const costs = costsOf(ticket, { customer, linked: await this.linked.of(em, ticket) });
    if (costs?.toApprove) throw new Problem(409, 'APPROVAL_MISSING');
  }

  async #note({ report }: ReportPosition, em: EntityManager): Promise<void> {
    await this.book.changed(em, report.unwrap().id);
  }

  async #assertWritten(position: ReportPosition, isBooked: boolean): Promise<void> {
    await assertOpen(position);
    const { kind, unit, employee, timeBookingDate, timesheetRelevant } = position;
    const facts = { kind, unit, employee: idOf(employee), timeBookingDate, timesheetRelevant };
    const errors = [
      ...positionErrors(facts),
      ...(isBooked ? futureDay('timeBookingDate', timeBookingDate) : []),
      ...(await foreignStaff('employee', employee)),
    ];
    if (errors.length > 0) throw invalid(errors);
  }
}

async function assertOpen({ report }: ReportPosition): Promise<void> {
  const loaded = await report.loadOrFail();
  assertWritable(loaded, await loaded.ticket.loadOrFail());
}
