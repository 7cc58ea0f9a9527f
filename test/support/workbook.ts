import { buffer } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';

/** A cell of Excel: its text, or its number with its format. */
export type SheetCell = string | { readonly number: number; readonly shown: string };

/** The texts of the files of an archive, by name. */
export async function partsOf(content: Buffer): Promise<Map<string, string>> {
  const zip = await fromBufferPromise(content, { lazyEntries: true });
  const parts = new Map<string, string>();
  for await (const entry of zip.eachEntry()) {
    parts.set(entry.fileName, (await buffer(await zip.openReadStreamPromise(entry))).toString());
  }
  return parts;
}

const unescaped = (text: string) =>
  text.replace(/&(amp|lt|gt|#13);/g, (_all, name: string) => ({ amp: '&', lt: '<', gt: '>', '#13': '\r' })[name] ?? '');

/** The rows of a workbook of one sheet, by the letters of their columns, and the whole of its sheet. */
export async function sheetOf(content: Buffer): Promise<{ rows: Record<string, SheetCell>[]; xml: string }> {
  const parts = await partsOf(content);
  const styles = parts.get('xl/styles.xml') ?? '';
  const codes = new Map(
    [...styles.matchAll(/numFmtId="(\d+)" formatCode="([^"]*)"/g)].map(([, id, code]) => [id, code] as const),
  );
  const [, formats = ''] = /<cellXfs[^>]*>(.*)<\/cellXfs>/.exec(styles) ?? [];
  const shown = [...formats.matchAll(/numFmtId="(\d+)"/g)].map(([, id]) => codes.get(id) ?? '');
  const xml = parts.get('xl/worksheets/sheet1.xml') ?? '';
  const rows = [...xml.matchAll(/<row r="\d+">(.*?)<\/row>/gs)].map(([, row = '']) =>
    Object.fromEntries(
      [
        ...row.matchAll(/<c r="([A-Z]+)\d+"[^>]* s="(\d+)"[^>]*>(?:<v>(.*?)<\/v>|<is><t[^>]*>(.*?)<\/t><\/is>)<\/c>/gs),
      ].map(([, column, style, number, text]): [string, SheetCell] => [
        column as string,
        number === undefined ? unescaped(text ?? '') : { number: Number(number), shown: shown[Number(style)] ?? '' },
      ]),
    ),
  );
  return { rows, xml };
}
