import { contentTypeOf } from '../platform/tables/table-type.js';
import type { ExportFileFormat, ExportFormat } from '../vocabulary/master-data.js';

/** Content type of an export. */
export const exportTypeOf = (format: ExportFileFormat): string =>
  format === 'pdf' || format === 'zip' ? `application/${format}` : contentTypeOf(format);

/** Most rows of a file: a workbook takes 1,048,576, and a paper of hundreds of pages is of no use. */
export const MOST_ROWS: Readonly<Record<ExportFormat, number>> = { xlsx: 1_000_000, csv: 1_000_000, pdf: 2_000 };

/** Most bytes of a file. */
export const MOST_BYTES = 500_000_000;
