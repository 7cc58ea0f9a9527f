import type { EntityManager } from '@mikro-orm/postgresql';
import type { PositionKind } from '../vocabulary/position-kind.js';
import type { ReportState } from '../vocabulary/report-state.js';
import type { Unit } from '../vocabulary/unit.js';

/** Head of a report as it is booked; persons, sites and tickets by our ids. */
export interface ReportHead {
  readonly project: string | null;
  readonly billingAddress: string | null;
  readonly siteLocation: string | null;
  /** 'YYYY-MM-DD'. */
  readonly executionDate: string | null;
  /** 'HH:MM'. */
  readonly executionTime: string | null;
  readonly serviceTechnician: string | null;
  readonly remarks: string | null;
}

/** Work or material of a report as it is booked. */
export interface BookedPosition {
  /** Ours, and unique: a booking that is repeated is recognised by it. */
  readonly id: string;
  /** 10, 20, … in the order of entry. */
  readonly number: number;
  readonly kind: PositionKind;
  readonly catalogNumber: string | null;
  readonly description: string;
  /** In thousandths of the unit. */
  readonly quantity: number;
  readonly unit: Unit;
  /** Excluding VAT, in Rappen for one unit. */
  readonly unitPrice: number | null;
  readonly employee: string | null;
  /** 'YYYY-MM-DD'. */
  readonly timeBookingDate: string | null;
  readonly timesheetRelevant: boolean;
}

/** A report as the book holds it. */
export interface BookedReport extends ReportHead {
  readonly id: string;
  readonly identifier: string;
  readonly ticket: string;
  readonly state: ReportState;
  readonly positions: readonly BookedPosition[];
}

/**
 * The book in which reports are kept: our own tables, later an ERP (spec §1). Everything happens within the caller's
 * transaction, which also stores our own record of the report; a book elsewhere notes there what it has to be told and
 * is told afterwards, so that no call leaves the house while a transaction is open. A booking that the book refuses is a
 * Problem: 409 REPORT_LOCKED, 503 ERP_UNAVAILABLE.
 */
export abstract class ReportBook {
  /** Whether the book stands outside of the house: a new report counts as created once it has been announced there. */
  abstract readonly isElsewhere: boolean;

  /**
   * Tells a book elsewhere of a new report, outside of any transaction; the report's id is the key by which the book
   * knows a repetition. Throws `ReportRefused` if it will never take the report; any other error may pass with time.
   */
  abstract announce(report: string): Promise<void>;

  /** Opens a report and answers the readable number under which it is known from then on. */
  abstract create(em: EntityManager, report: Omit<BookedReport, 'identifier' | 'positions'>): Promise<string>;

  /** Books another head of an open report. */
  abstract change(em: EntityManager, report: string, head: ReportHead): Promise<void>;

  /** Takes an open report out of the book, with its positions. */
  abstract remove(em: EntityManager, report: string): Promise<void>;

  /** Books a new position and answers its number. */
  abstract addPosition(em: EntityManager, report: string, position: Omit<BookedPosition, 'number'>): Promise<number>;

  abstract changePosition(em: EntityManager, report: string, position: BookedPosition): Promise<void>;

  abstract removePosition(em: EntityManager, report: string, position: string): Promise<void>;

  /** Asks the book for another state and answers the one that the report is in afterwards. */
  abstract move(em: EntityManager, report: string, to: ReportState): Promise<ReportState>;

  /** A report as the book holds it; null when it knows none of that id. */
  abstract read(em: EntityManager, report: string): Promise<BookedReport | null>;
}

/** The book does not take a report, for a reason that time does not cure. */
export class ReportRefused extends Error {
  constructor(
    /** As the book names it. */
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}
