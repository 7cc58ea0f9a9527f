import type { Strokes } from '../signature/strokes-kind.js';

/** A line of the table of positions. */
export interface PaperRow {
  readonly number: string;
  readonly description: string;
  /** Below the description: catalogue number, employee and day. */
  readonly details: string;
  readonly quantity: string;
  /** Only for users who see prices. */
  readonly unitPrice?: string;
  readonly amount?: string;
}

/** A named value, such as the site. */
export type PaperLine = readonly [label: string, value: string];

/** A printed report, with each text in the language of the paper. */
export interface ReportPaper {
  readonly language: string;
  readonly title: string;
  readonly subtitle: string;
  readonly tenant: string;
  /** As a data address. */
  readonly logo: string | null;
  readonly recipient: string;
  readonly lines: readonly PaperLine[];
  /** Heads of the columns, in the order of the rows. */
  readonly columns: readonly string[];
  readonly rows: readonly PaperRow[];
  readonly total: PaperLine | null;
  readonly hours: { readonly title: string; readonly lines: readonly PaperLine[] };
  readonly remarks: PaperLine | null;
  /** Names of the report's files. */
  readonly files: { readonly title: string; readonly names: readonly string[] };
  readonly signature: {
    readonly title: string;
    readonly text: string;
    readonly name: string;
    readonly strokes: Strokes;
  } | null;
  /** With '{page}' and '{pages}' for the numbers. */
  readonly footer: string;
}
