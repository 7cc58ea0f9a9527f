import { Injectable } from '@nestjs/common';
import type { OpenFile } from '../files/send-file.js';
import { Problem } from '../platform/http/problem.js';
import { translate } from '../platform/http/texts.js';
import { currentUser } from '../platform/tenancy/session.js';
import { TABLE_FORMATS, type TableFormat } from '../vocabulary/import.js';
import type { Locale } from '../vocabulary/locale.js';
import { importFields, labelOf } from './import-fields.js';
import { contentTypeOf } from './import-file.js';
import { ImportTargets } from './import-target.js';
import { ImportedRowsService } from './imported-rows.service.js';
import { reasonOf } from './problem-words.js';
import { writeTable } from './writing/write-table.js';

/** Tables that people take with them: one to start from, and what could not be taken. */
@Injectable()
export class ImportTables {
  constructor(
    private readonly targets: ImportTargets,
    private readonly rows: ImportedRowsService,
  ) {}

  /** An empty table with the headings of a language and one row as an example. */
  async template(path: string, asked: string | undefined, locale: Locale): Promise<OpenFile> {
    const fields = importFields(this.targets.of(path), currentUser().roles).map(({ name }) => name);
    async function* rows() {
      yield fields.map((field) => labelOf(locale, path, field));
      yield fields.map((field) => exampleOf(locale, path, field));
    }
    const name = translate(locale, `resources.${path}.name`).split('||||').at(-1)?.trim() ?? path;
    return fileOf(name, formatOf(asked, 'xlsx'), rows());
  }

  /** The refused rows as they stood in the file, with the reason behind them, to be put right and sent again. */
  async refused(id: string, asked: string | undefined, locale: Locale): Promise<OpenFile> {
    const { rows: service } = this;
    const first = await service.refused(id, 0);
    const { target, columns, fileName, format } = first.data;
    async function* rows() {
      yield [...columns.map(({ title }) => title ?? ''), translate(locale, 'imports.reason')];
      for (let page = first.rows; page.length > 0; ) {
        for (const row of page)
          yield [...columns.map((_column, at) => row.cells[at] ?? ''), reasonOf(locale, target, row)];
        page = (await service.refused(id, (page.at(-1)?.position ?? 0) + 1)).rows;
      }
    }
    const name = `${fileName.replace(/\.[^.]*$/, '')} ${translate(locale, 'imports.refusedRows')}`;
    return fileOf(name, formatOf(asked, format), rows());
  }
}

const exampleOf = (locale: Locale, path: string, field: string) => {
  const key = `imports.examples.${path}.${field}`;
  const example = translate(locale, key);
  return example === key ? '' : example;
};

function formatOf(asked: string | undefined, otherwise: TableFormat): TableFormat {
  const format = TABLE_FORMATS.find((one) => one === (asked ?? otherwise));
  if (!format) throw new Problem(400, 'INVALID_VALUE', { name: 'format' });
  return format;
}

async function fileOf(name: string, format: TableFormat, rows: AsyncIterable<readonly string[]>): Promise<OpenFile> {
  const contentType = contentTypeOf(format);
  return { file: { name: `${name}.${format}`, contentType }, content: await writeTable(format, rows) };
}
