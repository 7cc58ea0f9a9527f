import type { OutboxEntry } from '../../providers/offline/outbox-entry';
import type { Position, Report } from '../ticket/model/report';

/** The reports of an order, for the executor at its site. */
export interface FieldReports {
  /** The report that the executor may still edit, and its positions. */
  report: Report | null;
  positions: Position[];
  /** Further open reports, such as one of another device. */
  others: Report[];
  /** Number of pictures and PDF of the report. */
  files: number;
  /** Reports that were signed on another device and not handed in yet. */
  toHandIn: Report[];
  /** The last report that a customer has signed. */
  signed: Report | null;
  /** Whether a report was handed in. */
  isReported: boolean;
}

/** The reports of an order by their state at the server. */
export function fieldReportsOf(reports: readonly Report[]): Omit<FieldReports, 'positions' | 'files'> {
  const isOpen = ({ state }: Report) => state === 'OPEN_IN_WORK';
  const report = reports.findLast(({ can }) => can.edit) ?? null;
  return {
    report,
    others: reports.filter((other) => other !== report && isOpen(other) && other.can.edit),
    // The signature has fixed an open report that the executor may only correct.
    toHandIn: reports.filter((other) => isOpen(other) && !other.can.edit && other.can.correct),
    signed: reports.findLast(({ signedAt }) => signedAt) ?? null,
    isReported: reports.some((other) => !isOpen(other)),
  };
}

/** The state of the report, with the entries in the outbox of the device. */
export interface ReportStanding {
  /** The report at the server that is being edited; null if a new one is begun, or will be. */
  report: Report | null;
  /** The positions of the report, at the server and in the outbox. */
  positions: Position[];
  waiting: OutboxEntry[];
  hasPositions: boolean;
  /** Whether a report was handed in, and no new one was begun since. */
  isReported: boolean;
  /** Whether the executor may finish the work: the begun report has positions or, without one, a report was handed in. */
  mayFinish: boolean;
  /** Further reports that finishing hands in. */
  toHandIn: Report[];
  /**
   * Name and time of the last signature, by the clock of the device; undefined without one, or if entries were added
   * since.
   */
  signed: { name: string; at: string } | undefined;
}

const isLabel = ({ label }: OutboxEntry, ...names: string[]) => names.some((name) => label === `field.entry.${name}`);

/**
 * The state that results from the entries of an order in the outbox, in their order: an entry after a report was handed
 * in belongs to the next report.
 */
export function standingOf(reports: FieldReports, entries: readonly OutboxEntry[]): ReportStanding {
  const handedIn = entries.findLastIndex((entry) => isLabel(entry, 'reportDone'));
  const isHandedIn = handedIn >= 0;
  const report = isHandedIn ? null : reports.report;
  const positions = report ? reports.positions : [];
  const since = entries.slice(handedIn + 1);
  const waiting = since.filter((entry) => isLabel(entry, 'work', 'material'));
  const isBegun = report !== null || since.some((entry) => isLabel(entry, 'report'));
  const hasPositions = positions.length > 0 || waiting.length > 0;
  const toHandIn = isHandedIn ? [] : reports.toHandIn;
  const isReported = !isBegun && (reports.isReported || isHandedIn || toHandIn.length > 0);
  return {
    report,
    positions,
    waiting,
    hasPositions,
    isReported,
    mayFinish: hasPositions || isReported,
    toHandIn,
    signed: isBegun ? undefined : signedBy(reports, entries),
  };
}

function signedBy({ signed }: FieldReports, entries: readonly OutboxEntry[]): ReportStanding['signed'] {
  const entry = entries.findLast((candidate) => isLabel(candidate, 'signature'));
  if (entry) return { name: String(entry.body?.name), at: String(entry.body?.signedAt) };
  return signed?.signedBy && signed.signedAt ? { name: signed.signedBy, at: signed.signedAt } : undefined;
}
