import { ref } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { NotAdoptable } from '../erp/outbox/convergence.js';
import type { ErpReport, ErpReportPosition } from '../ports/erp/erp-reports.js';
import { idOf } from '../tickets/record/ticket-ownership.js';
import { logActivity, noteActivity } from '../tickets/timeline/activity-log.js';
import { HOURS_OF_UNIT, UNITS, type Unit } from '../vocabulary/standard-codes.js';
import { ActivityKind, PositionKind } from '../vocabulary/work.js';
import { ReportBook } from './positions/report-book.js';
import { ReportPosition } from './positions/report-position.entity.js';
import { Report } from './record/report.entity.js';

const LONGEST_DESCRIPTION = 500;
const LONGEST_NUMBER = 60;
const MOST_QUANTITY = 1_000_000_000;
const HIGHEST_PRICE = 100_000_000;

/** What a line that stands there is as a position. */
type Taken = Pick<ReportPosition, 'description' | 'quantity' | 'unit' | 'unitPrice'>;

/** Takes over what the back office has made of a report, once somebody has decided that theirs is to stand. */
@Injectable()
export class ReportTakeover {
  constructor(private readonly book: ReportBook) {}

  /**
   * Day and lines become theirs; ticket and report are locked. Throws `NotAdoptable` for another payer, which comes of the
   * customer, for what a customer has signed, and for lines that are no positions.
   */
  async take(em: EntityManager, report: Report, ours: ErpReport, theirs: ErpReport): Promise<void> {
    if (theirs.customer !== ours.customer) throw new NotAdoptable('CUSTOMER');
    if (report.signedAt) throw new NotAdoptable('SIGNED');
    const taken = theirs.positions.map((line) => [line, takenFrom(line)] as const);
    const positions = await em.find(ReportPosition, { report: { id: report.id } });
    const known = new Map(positions.map((position) => [position.id, position]));
    const changes = [{ field: 'executionDate', from: report.executionDate, to: theirs.executionDate }];
    const differing = changes.filter(({ from, to }) => from !== to);
    report.executionDate = theirs.executionDate;
    for (const [line, values] of taken) {
      const own = line.id ? known.get(line.id) : undefined;
      if (own) Object.assign(own, values, timesOf(own, values.unit));
      else await this.#add(em, report, line, values);
      if (own) known.delete(own.id);
    }
    em.remove([...known.values()]);
    report.touch();
    const ticket = await report.ticket.loadOrFail();
    const told = { text: report.identifier, changes: differing, bySystem: true };
    logActivity(em, ticket, { kind: ActivityKind.ReportChanged, ...told });
    await noteActivity(em, ticket);
    await em.flush();
  }

  /** Hours that somebody has entered there are those of the technician, and booked there already if they are to be. */
  async #add(em: EntityManager, report: Report, { catalogNumber }: ErpReportPosition, values: Taken): Promise<void> {
    const isWork = values.unit in HOURS_OF_UNIT && idOf(report.serviceTechnician) && report.executionDate;
    const position = Object.assign(new ReportPosition(), values, {
      report: ref(report),
      number: await this.book.nextPosition(em, report.id),
      kind: isWork ? PositionKind.Work : PositionKind.Material,
      catalogNumber: (catalogNumber ?? '').length > LONGEST_NUMBER ? null : catalogNumber,
      employee: isWork ? report.serviceTechnician : null,
      timeBookingDate: isWork ? report.executionDate : null,
    });
    em.persist(position);
    await em.flush();
  }
}

/** Throws `NotAdoptable` for what no position could be. */
function takenFrom({ description, quantity, unit, unitPrice }: ErpReportPosition): Taken {
  const words = description.trim();
  const isPriced = unitPrice === null || (Number.isInteger(unitPrice) && unitPrice >= 0 && unitPrice <= HIGHEST_PRICE);
  const isCounted = Number.isInteger(quantity) && quantity > 0 && quantity <= MOST_QUANTITY;
  const isTold = words !== '' && words.length <= LONGEST_DESCRIPTION && !/(?![\n\t])\p{Cc}/u.test(words);
  if (!isPriced || !isCounted || !isTold || !UNITS.includes(unit as Unit)) throw new NotAdoptable('VALUES');
  return { description: words, quantity, unit: unit as Unit, unitPrice };
}

/** Only what is measured in time is booked as working time. */
const timesOf = ({ timesheetRelevant }: ReportPosition, unit: Unit) => ({
  timesheetRelevant: timesheetRelevant && unit in HOURS_OF_UNIT,
});
