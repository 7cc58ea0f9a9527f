import { Problem } from '../../platform/http/problem.js';
import { MOST_ROWS, type TableRow, tableRow } from './table-row.js';
import { XlsxArchive } from './xlsx-archive.js';
import { SheetRows } from './xlsx-sheet.js';
import { readWorkbook } from './xlsx-workbook.js';
import { readXml } from './xml-events.js';

/**
 * Rows of a workbook's first visible sheet, one by one, whatever its size. Formulas count with the value that was last
 * worked out; one that ended in an error makes the row unreadable.
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
        // Rows that are empty altogether may be left out of the file as well; behind the last one nobody misses any.
        while (last > 0 && ++last < row.number) yield tableRow(last, []);
        last = row.number;
        yield row;
      }
    }
  } finally {
    archive.close();
  }
}
