import type { ReportState } from '../../vocabulary/work.js';
import type { ErpStore } from './erp-store.js';

/** An employee of the tenant, as both systems identify them. */
export interface ErpWorker {
  readonly name: string;
  readonly email: string | null;
}

/** Work or material of a report. */
export interface ErpReportPosition {
  /** Our id; null for a position that was entered there. */
  readonly id: string | null;
  readonly catalogNumber: string | null;
  readonly description: string;
  /** In thousandths of the unit. */
  readonly quantity: number;
  /** By its UN/ECE code. */
  readonly unit: string | null;
  /** In Rappen for one unit, without VAT; null leaves the price to the external system. */
  readonly unitPrice: number | null;
  /** Work that is also booked as working time; sent, never read. */
  readonly worked?: { readonly by: ErpWorker; readonly day: string };
}

/** A report in an ERP. */
export interface ErpReport {
  readonly state: ReportState;
  /** Number of the invoiced address. */
  readonly customer: string | null;
  /** 'YYYY-MM-DD'. */
  readonly executionDate: string | null;
  readonly positions: readonly ErpReportPosition[];
  /** Values that are sent, never read. */
  readonly writeOnly: {
    /** Readable number of the report. */
    readonly identifier: string;
    /** Lines of the address of the invoice. */
    readonly billingAddress: string | null;
    readonly project: string | null;
    readonly remarks: string | null;
  } | null;
}

/** Reports in an external system, which also stores the working time in them. */
export interface ErpReports extends ErpStore<ErpReport> {
  /** Place of all reports. */
  readonly place: string;
  /** The state of a report, by the fastest query; null without a report. */
  stateOf(key: string): Promise<ReportState | null>;

  /** Whether the system sells an item with this catalogue number. */
  sells(catalogNumber: string): Promise<boolean>;
}

/** The content of a report that both systems share, without its state: customer, day and positions. */
export function contentOf({ customer, executionDate, positions }: ErpReport): string {
  const lines = positions.map(({ id, description, quantity, unit, unitPrice }) => [
    id ?? '',
    // Edits leave blanks behind.
    description.replaceAll(/\s+/g, ' ').trim(),
    quantity,
    unit,
    unitPrice,
  ]);
  return JSON.stringify([customer, executionDate, lines.map((line) => JSON.stringify(line)).sort()]);
}
