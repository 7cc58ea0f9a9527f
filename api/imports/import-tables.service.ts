import { Injectable } from '@nestjs/common';
import type { OpenFile } from '../files/send-file.js';
import { Problem } from '../platform/http/problem.js';
import { translate } from '../platform/http/texts.js';
import { tenantFields } from '../platform/resource/tenant-fields.js';
import { contentTypeOf } from '../platform/tables/table-type.js';
import { writeTable } from '../platform/tables/write-table.js';
import { currentUser } from '../platform/tenancy/session.js';
import { UnitOfWork } from '../platform/tenancy/unit-of-work.js';
import { TABLE_FORMATS, type TableFormat } from '../platform/vocabulary/table-format.js';
import type { Locale } from '../vocabulary/locale.js';
import { exampleOf } from './example.js';
import { labelOf } from './field-names.js';
import { headingsOf, importFields } from './import-fields.js';
import { ImportTargets } from './import-target.js';
import { ImportedRowsService } from './imported-rows.service.js';
import { reasonOf } from './problem-words.js';

/** Writes tables for downloads: the template of an import, and the refused rows. */
@Injectable()
export class ImportTables {
  constructor(
    private readonly targets: ImportTargets,
    private readonly rows: ImportedRowsService,
    private readonly work: UnitOfWork,
  ) {}

  /** A table with the headings of a language and one example row. */
  async template(path: string, format: string | undefined, locale: Locale): Promise<OpenFile> {
    const fields = await this.work.read(async (em) =>
      importFields(await tenantFields(em), this.targets.of(path), currentUser().roles),
    );
    async function* rows() {
      yield headingsOf(path, fields, (field) => labelOf(locale, path, field));
      yield fields.map((field) => exampleOf(locale, path, field));
    }
    const name = translate(locale, `resources.${path}.name`).split('||||').at(-1)?.trim() ?? path;
    return fileOf(name, formatOf(format, 'xlsx'), rows());
  }

  /** The refused rows of the file with a column of reasons, to be corrected and sent again. */
  async refused(id: string, format: string | undefined, locale: Locale): Promise<OpenFile> {
    const { rows: service } = this;
    const first = await service.refused(id, 0, locale);
    const { data, names, titles } = first;
    async function* rows() {
      yield [...titles, translate(locale, 'imports.reason')];
      for (let page = first.rows; page.length > 0; ) {
        for (const row of page)
          yield [...titles.map((_title, index) => row.cells[index] ?? ''), reasonOf(locale, names, row)];
        page = (await service.refused(id, (page.at(-1)?.position ?? 0) + 1, locale)).rows;
      }
    }
    const name = `${data.fileName.replace(/\.[^.]*$/, '')} ${translate(locale, 'imports.refusedRows')}`;
    return fileOf(name, formatOf(format, data.format), rows());
  }
}

function formatOf(requested: string | undefined, otherwise: TableFormat): TableFormat {
  const found = TABLE_FORMATS.find((format) => format === (requested ?? otherwise));
  if (!found) throw new Problem(400, 'INVALID_VALUE', { name: 'format' });
  return found;
}

function fileOf(name: string, format: TableFormat, rows: AsyncIterable<readonly string[]>): OpenFile {
  const contentType = contentTypeOf(format);
  return { file: { name: `${name}.${format}`, contentType }, content: writeTable(format, rows) };
}
