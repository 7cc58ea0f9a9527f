import { Readable, Transform } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { currentSettings } from '../masterdata/current-settings.js';
import { clock } from '../platform/clock.js';
import { Problem } from '../platform/http/problem.js';
import { type Listing, type ListTable, listTable, rowsOf } from '../platform/rest/list-table.js';
import type { Row } from '../platform/tables/cell.js';
import { writeTable } from '../platform/tables/write-table.js';
import { currentLocale } from '../platform/tenancy/language.js';
import { currentUser } from '../platform/tenancy/session.js';
import { UnitOfWork } from '../platform/tenancy/unit-of-work.js';
import { FileStore } from '../ports/files.js';
import type { ExportFormat } from '../vocabulary/master-data.js';
import type { DataExport } from './data-export.entity.js';
import { MOST_BYTES, MOST_ROWS } from './export-format.js';
import type { ExportSource, OnRows } from './export-sources.js';
import { printList } from './pdf/list-paper.writer.js';

/** The source and the target of a file, and the listener of its progress. */
interface Writing {
  readonly source: Listing | ExportSource;
  readonly key: string;
  readonly onRows: OnRows;
}

/** The numbers of written rows and bytes, and the resources in the file. */
export interface Written {
  readonly rows: number;
  readonly bytes: number;
  readonly resources: readonly string[];
}

/** A file while it is written. */
interface Opened extends Pick<Written, 'resources'> {
  readonly content: Readable;
  rows(): number;
}

/** Writes the file of an export while the list is read. */
@Injectable()
export class ExportWriting {
  constructor(
    private readonly files: FileStore,
    private readonly work: UnitOfWork,
  ) {}

  /** Returns the result. Throws like the list, and 422 for a file that grows too large. */
  async write(data: DataExport, { source, key, onRows }: Writing): Promise<Written> {
    let bytes = 0;
    const { content, rows, resources } = await this.#open(data, source, onRows);
    const bounded = new Transform({
      transform: (piece: Buffer, _encoding, done) => {
        bytes += piece.length;
        done(bytes > MOST_BYTES ? new Problem(422, 'EXPORT_FILE_TOO_LARGE') : null, piece);
      },
    });
    content.once('error', (error) => bounded.destroy(error));
    bounded.once('close', () => content.destroy());
    await this.files.write(key, content.pipe(bounded));
    return { rows: rows(), bytes, resources };
  }

  async #open(data: DataExport, source: Listing | ExportSource, onRows: OnRows): Promise<Opened> {
    const { format } = data;
    if ('open' in source || format === 'zip') {
      if (!('open' in source)) throw new Problem(403, 'FORBIDDEN');
      const { rows, ...opened } = await source.open(data, onRows);
      return { ...opened, rows: () => rows };
    }
    const read = await listTable(source, JSON.parse(data.query), MOST_ROWS[format], 'EXPORT_TOO_LARGE');
    let rows = 0;
    async function* counted(): ListTable['pages'] {
      for await (const page of read.pages) {
        await onRows(rows, read.total);
        yield page;
        rows += page.length;
      }
    }
    const content = await this.#fileOf(format, { ...read, pages: counted() });
    return { content, rows: () => rows, resources: read.resources };
  }

  async #fileOf(format: ExportFormat, table: ListTable): Promise<Readable> {
    if (format !== 'pdf') {
      return writeTable(
        format,
        rowsOf(table),
        table.columns.map((column) => column.format),
      );
    }
    const rows: Row[] = [];
    for await (const page of table.pages) rows.push(...page);
    const tenant = (await this.work.read(currentSettings)).name;
    const reader = { tenant, name: currentUser().name, locale: currentLocale(), at: clock.now() };
    return Readable.from([await printList(table, rows, reader)]);
  }
}
