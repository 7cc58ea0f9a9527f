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
import { printList } from './pdf/list-paper.writer.js';

/** The target of a file, and the listener of its progress in rows. */
interface Writing {
  readonly listing: Listing;
  readonly key: string;
  /** Throws to break the writing off. */
  onRows(done: number, total: number): Promise<void>;
}

/** The numbers of written rows and bytes, and the resources in the file. */
export interface Written {
  readonly rows: number;
  readonly bytes: number;
  readonly resources: readonly string[];
}

/** Writes the file of an export while the list is read. */
@Injectable()
export class ExportWriting {
  constructor(
    private readonly files: FileStore,
    private readonly work: UnitOfWork,
  ) {}

  /** Returns the result. Throws like the list, and 422 for a file that grows too large. */
  async write(data: DataExport, { listing, key, onRows }: Writing): Promise<Written> {
    const read = await listTable(listing, JSON.parse(data.query), MOST_ROWS[data.format], 'EXPORT_TOO_LARGE');
    let rows = 0;
    let bytes = 0;
    async function* counted(): ListTable['pages'] {
      for await (const page of read.pages) {
        await onRows(rows, read.total);
        yield page;
        rows += page.length;
      }
    }
    const content = await this.#fileOf(data.format, { ...read, pages: counted() });
    const bounded = new Transform({
      transform: (piece: Buffer, _encoding, done) => {
        bytes += piece.length;
        done(bytes > MOST_BYTES ? new Problem(422, 'EXPORT_FILE_TOO_LARGE') : null, piece);
      },
    });
    content.once('error', (error) => bounded.destroy(error));
    bounded.once('close', () => content.destroy());
    await this.files.write(key, content.pipe(bounded));
    return { rows, bytes, resources: read.resources };
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
