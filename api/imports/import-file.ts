import type { FileForm } from '../files/receive-file.js';
import { Problem } from '../platform/http/problem.js';
import { contentTypeOf } from '../platform/tables/table-type.js';
import type { TableFormat } from '../platform/vocabulary/table-format.js';

const ARCHIVE = Buffer.from('PK\u0003\u0004', 'latin1');
const UTF16 = Buffer.from([0xff, 0xfe]);

/** The format of a file by its name; undefined for other files. */
export function formatOf(name: string): TableFormat | undefined {
  if (/\.xlsx$/i.test(name)) return 'xlsx';
  return /\.(csv|tsv|txt)$/i.test(name) ? 'csv' : undefined;
}

/** Accepts tables alone, by their name and by their first bytes. */
export const TABLE_FORM: FileForm = {
  fields: [],
  judge: async (head, name) => {
    const format = formatOf(name);
    const isText = head.subarray(0, 2).equals(UTF16) || !head.includes(0);
    const isArchive = head.subarray(0, 4).equals(ARCHIVE);
    if (!format || (format === 'xlsx' ? !isArchive : isArchive || !isText)) throw new Problem(415, 'IMPORT_FILE_TYPE');
    return contentTypeOf(format);
  },
};
