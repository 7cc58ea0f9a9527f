import { contentTypeOf } from '../platform/tables/table-type.js';
import type { ExportFormat } from '../vocabulary/master-data.js';

/** Content type of an export. */
export const exportTypeOf = (format: ExportFormat): string =>
  format === 'pdf' ? 'application/pdf' : contentTypeOf(format);

/** Rows that a file may have: a workbook takes 1,048,576, and nobody reads a paper of hundreds of pages. */
export const MOST_ROWS: Readonly<Record<ExportFormat, number>> = { xlsx: 1_000_000, csv: 1_000_000, pdf: 2_000 };

/** Bytes that a file may have. */
export const MOST_BYTES = 500_000_000;
