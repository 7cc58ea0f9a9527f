import type { OutboxEntry } from '../../providers/offline/outbox-entry';
import type { Position, Report } from '../ticket/model/report';

/** The reports of an order, as somebody at its site has to do with them. */
export interface FieldReports {
  /** The one that they may still write, and what it says. */
  report: Report | null;
  positions: Position[];
  /** Further open reports, such as one of another device. */
  others: Report[];
  /** How many pictures and PDF it has. */
  files: number;
  /** Signed elsewhere and not handed in yet. */
  toHandIn: Report[];
  /** The last one that a customer has signed. */
  signed: Report | null;
  /** Whether there is one that was handed in. */
  isReported: boolean;
}

/** What the server tells of an order's reports, in their order. */
export function fieldReportsOf(reports: readonly Report[]): Omit<FieldReports, 'positions' | 'files'> {
  const isOpen = ({ state }: Report) => state === 'OPEN_IN_WORK';
  const report = reports.findLast(({ can }) => can.edit) ?? null;
  return {
    report,
    others: reports.filter((other) => other !== report && isOpen(other) && other.can.edit),
    // An open report that they may only correct is fixed by its signature.
    toHandIn: reports.filter((other) => isOpen(other) && !other.can.edit && other.can.correct),
    signed: reports.findLast(({ signedAt }) => signedAt) ?? null,
    isReported: reports.some((other) => !isOpen(other)),
  };
}

/** Where the report stands with what waits on the device. */
export interface ReportStanding {
  /** The report at the server that is written; null where another one is begun, or will be. */
  report: Report | null;
  /** What it says, at the server and on the device. */
  positions: Position[];
  waiting: OutboxEntry[];
  hasPositions: boolean;
  /** Whether there is one that was handed in, and nothing has been begun since. */
  isReported: boolean;
  /** Whether the work may be finished: everything that was begun says something, and there is something to be handed in. */
  mayFinish: boolean;
  /** Reports that finishing hands in beside the open one. */
  toHandIn: Report[];
  /** Who has signed last, and when by the clock of the device; undefined where nobody has, or where more was done since. */
  signed: { name: string; at: string } | undefined;
}

const isLabel = ({ label }: OutboxEntry, ...names: string[]) => names.some((name) => label === `field.entry.${name}`);

/** Judges the entries of an order that wait, in their order: what is entered after a report was handed in is of the next one. */
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
  const entry = entries.findLast((one) => isLabel(one, 'signature'));
  if (entry) return { name: String(entry.body?.name), at: String(entry.body?.signedAt) };
  return signed?.signedBy && signed.signedAt ? { name: signed.signedBy, at: signed.signedAt } : undefined;
}
