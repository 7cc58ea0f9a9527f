import type { Unmet } from '../../../model/transitions';
import type { Schema } from '../../../providers/contract';
import { TICKETS } from './ticket';

/** Titles of a record's references, as `embed` adds them. */
interface Embedded {
  _embedded?: Record<string, { id: string; title?: unknown } | null>;
}

/** A report of work done for a ticket. */
export type Report = Omit<Schema<'Report'>, '_embedded'> & Embedded;

/** Work or material of a report. */
export type Position = Omit<Schema<'ReportPosition'>, '_embedded'> & Embedded;

/** A possible change of a report's state, with its unmet conditions. */
export type ReportTransition = Omit<Schema<'PossibleReportTransition'>, 'unmet'> & { unmet: Unmet[] };

/** Resources of reports and positions in the document. */
export const REPORTS = 'reports';
export const POSITIONS = 'report-positions';

/** Address of a report by its number; a ticket opened from the search keeps its way back. */
export function reportAddress(ticket: string, number: string, pathname: string): string {
  const search = `/${TICKETS.route}/search/`;
  const start = pathname.startsWith(search) ? search : `/${TICKETS.route}/`;
  return `${start}${encodeURIComponent(ticket)}/report/${encodeURIComponent(number)}`;
}

/** API path of a report or of its related records. */
export const reportPath = (id: string, below?: 'positions' | 'attachments' | 'transitions' | 'signature' | 'pdf') =>
  [REPORTS, encodeURIComponent(id), ...(below ? [below] : [])].join('/');

/** A picture or PDF of a report. */
export type ReportFile = Schema<'ReportAttachment'>;

/** Resource of the files of reports in the document. */
export const REPORT_FILES = 'report-attachments';
