import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { NotAdoptable } from '../erp/outbox/convergence.js';
import { digestOf } from '../erp/outbox/digest.js';
import { type ErpMirror, ErpMirrors, type Mirrored } from '../erp/outbox/erp-mirrors.js';
import { recordKey } from '../platform/tenancy/session.js';
import { ErpError } from '../ports/erp/erp-error.js';
import { contentOf, type ErpReport, type ErpReportPosition } from '../ports/erp/erp-reports.js';
import type { ErpSystem } from '../ports/erp/erp-systems.js';
import { lockTicketOf } from '../tickets/record/lock-ticket.js';
import { ReportState } from '../vocabulary/work.js';
import { ReportPosition } from './positions/report-position.entity.js';
import { amountOfAll } from './record/position-amount.js';
import { Report } from './record/report.entity.js';
import { reportDifferences } from './report-differences.js';
import { ReportNews } from './report-news.js';
import { ReportTakeover } from './report-takeover.js';
import { ReportTransitionsService } from './report-transitions.service.js';

/** States in which a report that the ERP never had is not sent. */
const SETTLED: readonly ReportState[] = [ReportState.Invoiced, ReportState.NotInvoiced];

/**
 * Mirrors reports in an ERP: both sides have the same state, positions, day and payer. The ERP's state is copied by the
 * transitions of reports; its other changes are copied when a user has decided so. A report that is invoiced there is
 * invoiced here, with any lines.
 */
@Injectable()
export class ReportMirror implements ErpMirror<ErpReport> {
  readonly kind = 'REPORT';

  constructor(
    private readonly transitions: ReportTransitionsService,
    private readonly news: ReportNews,
    private readonly takeover: ReportTakeover,
    mirrors: ErpMirrors,
  ) {
    mirrors.register(this);
  }

  store = ({ reports }: ErpSystem) => reports;

  async wanted(em: EntityManager, record: string, isKnown: boolean): Promise<Mirrored<ErpReport> | null> {
    const report = await em.findOne(Report, recordKey(record), { populate: ['ticket.customer'] });
    if (!report || (!isKnown && SETTLED.includes(report.state))) return null;
    const customer = report.ticket.unwrap().customer?.unwrap();
    const value = {
      state: report.state,
      customer: customer?.defaultBillingAddress ?? customer?.crmAddressNumber ?? null,
      executionDate: report.executionDate,
      positions: await positionsOf(em, record),
      writeOnly: {
        identifier: report.identifier,
        billingAddress: report.billingAddress,
        project: report.project,
        remarks: report.remarks,
      },
    };
    const place = async ({ reports }: ErpSystem) => {
      if (!reports) throw new ErpError('UNSUPPORTED', 'NOT_APPLIED');
      return reports.place;
    };
    return { label: report.identifier, value, place };
  }

  factsOf = (report: ErpReport): string => factsIn(report, report.state);

  /** A report is written as a draft, and gets its state at the end. */
  between = (theirs: ErpReport | null, ours: ErpReport): string[] =>
    [theirs, ours].flatMap((report) => (report ? [factsIn(report, ReportState.OpenInWork)] : []));

  differences = reportDifferences;

  told = ({ positions }: ErpReport): string => {
    const sum = (amountOfAll(positions) / 100).toFixed(2);
    const lines = positions.map(
      ({ quantity, unit, description, unitPrice }) =>
        `${quantity / 1_000} ${unit ?? ''} ${description.slice(0, 60)}${unitPrice === null ? '' : ` à ${(unitPrice / 100).toFixed(2)}`}`,
    );
    return `CHF ${sum} · ${lines.slice(0, 20).join('; ')}`;
  };

  async adopt(em: EntityManager, record: string, theirs: ErpReport | null, seen: string | null, decided: boolean) {
    await lockTicketOf(em, Report, record);
    const report = await em.findOne(Report, recordKey(record), { refresh: true });
    const ours = report && (await this.wanted(em, record, true))?.value;
    if ((ours ? this.factsOf(ours) : null) !== seen) return false;
    if (!report || !ours) return true;
    const state = stateToFollow(ours, theirs, decided);
    if (theirs && isOther(ours, theirs)) await this.takeover.take(em, report, ours, theirs);
    await this.transitions.follow(em, report, state);
    return true;
  }

  async due(em: EntityManager): Promise<string[]> {
    return (await em.find(Report, { state: { $nin: [...SETTLED] } }, { fields: ['id'] })).map(({ id }) => id);
  }

  async lock(em: EntityManager, record: string) {
    await lockTicketOf(em, Report, record);
    await em.findOne(Report, recordKey(record), { lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  accepted = (em: EntityManager, record: string) => this.news.created(em, record);

  refused = (em: EntityManager, record: string, error: ErpError) => this.news.refused(em, record, error);
}

/** The compared facts of a report; of an invoiced one, which is final, only the state. */
function factsIn(report: ErpReport, state: ReportState): string {
  return state === ReportState.Invoiced ? state : `${state} ${digestOf({ content: contentOf(report) })}`;
}

/** The state of the ERP's report. Throws `NotAdoptable` if more than the state differs. */
function stateToFollow(ours: ErpReport, theirs: ErpReport | null, decided: boolean): ReportState {
  if (!theirs) {
    if (decided || ours.state === ReportState.NotInvoiced) return ReportState.NotInvoiced;
    throw new NotAdoptable('GONE');
  }
  if (isOther(ours, theirs) && !decided) throw new NotAdoptable('LINES');
  return theirs.state;
}

/** More than its state is another one; what is invoiced there does not differ, with any lines. */
const isOther = (ours: ErpReport, theirs: ErpReport) =>
  theirs.state !== ReportState.Invoiced && contentOf(theirs) !== contentOf(ours);

async function positionsOf(em: EntityManager, report: string): Promise<ErpReportPosition[]> {
  const where = { report: { id: report } };
  const positions = await em.find(ReportPosition, where, { orderBy: { number: 'asc' }, populate: ['employee'] });
  return positions.map((position) => {
    const { id, catalogNumber, description, quantity, unit, unitPrice, timesheetRelevant, timeBookingDate } = position;
    const employee = position.employee?.unwrap();
    const worked = timesheetRelevant && employee && timeBookingDate;
    return {
      ...{ id, catalogNumber, description, unit },
      quantity: Number(quantity),
      unitPrice: unitPrice === null ? null : Number(unitPrice),
      ...(worked && { worked: { by: { name: employee.name, email: employee.email }, day: timeBookingDate } }),
    };
  });
}
