import { Problem } from '../../platform/http/problem.js';
import { MOST_ROWS, type TableRow, tableRow } from './table-row.js';
import { XlsxArchive } from './xlsx-archive.js';
import { SheetRows } from './xlsx-sheet.js';
import { readWorkbook } from './xlsx-workbook.js';
import { readXml } from './xml-events.js';

/**
 * Reads the rows of a workbook's first visible sheet as a stream. A formula has its last computed value; an error value makes
 * the row broken.
 */
export async function* readXlsx(path: string): AsyncGenerator<TableRow> {
  const archive = await XlsxArchive.open(path);
  try {
    const workbook = await readWorkbook(archive);
    const rows = new SheetRows(workbook);
    let last = 0;
    for await (const _piece of readXml(await archive.part(workbook.sheet), rows)) {
      for (const row of rows.take()) {
        if (row.cells.length === 0 && !row.broken) continue;
        if (last > 0 && row.number - last > MOST_ROWS) throw new Problem(422, 'IMPORT_ROWS');
        // The file may omit empty rows, which are added between filled ones.
        while (last > 0 && ++last < row.number) yield tableRow(last, []);
        last = row.number;
        yield row;
      }
    }
  } finally {
    archive.close();
  }
}
