import type { ReportState } from '../../vocabulary/work.js';
import type { ErpStore } from './erp-store.js';

/** Somebody who works for the tenant, as both sides may know them. */
export interface ErpWorker {
  readonly name: string;
  readonly email: string | null;
}

/** Work or material of a report. */
export interface ErpReportPosition {
  /** Ours; null for what somebody has entered there. */
  readonly id: string | null;
  readonly catalogNumber: string | null;
  readonly description: string;
  /** In thousandths of the unit. */
  readonly quantity: number;
  /** By its UN/ECE code. */
  readonly unit: string | null;
  /** In Rappen for one unit, without VAT; null leaves it to the other side. */
  readonly unitPrice: number | null;
  /** Work that is booked as working time as well; only told there. */
  readonly worked?: { readonly by: ErpWorker; readonly day: string };
}

/** A report as an ERP keeps it. */
export interface ErpReport {
  readonly state: ReportState;
  /** Number of the address that pays. */
  readonly customer: string | null;
  /** 'YYYY-MM-DD'. */
  readonly executionDate: string | null;
  readonly positions: readonly ErpReportPosition[];
  /** What is only told there. */
  readonly writeOnly: {
    /** Readable number of the report. */
    readonly identifier: string;
    /** Lines of the letter to which the invoice goes. */
    readonly billingAddress: string | null;
    readonly project: string | null;
    readonly remarks: string | null;
  } | null;
}

/** Reports at a system elsewhere, which also keeps the working time in them. */
export interface ErpReports extends ErpStore<ErpReport> {
  /** Where all of them stand. */
  readonly place: string;
  /** The state of one alone, as fast as can be; null where nothing stands. */
  stateOf(key: string): Promise<ReportState | null>;

  /** Whether a catalogue number names something that is sold there. */
  sells(catalogNumber: string): Promise<boolean>;
}

/** What is the same of a report on both sides, but for its state: who pays, for what, of which day. */
export function contentOf({ customer, executionDate, positions }: ErpReport): string {
  const lines = positions.map(({ id, description, quantity, unit, unitPrice }) => [
    id ?? '',
    // Whoever edits a text leaves blanks behind.
    description.replaceAll(/\s+/g, ' ').trim(),
    quantity,
    unit,
    unitPrice,
  ]);
  return JSON.stringify([customer, executionDate, lines.map((line) => JSON.stringify(line)).sort()]);
}
