import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { fileKeyOf } from '../files/file-key.js';
import { Problem } from '../platform/http/problem.js';
import { tenantFields } from '../platform/resource/tenant-fields.js';
import type { SignedInUser } from '../platform/tenancy/session.js';
import { FileStore } from '../ports/files.js';
import type { DataImport } from './data-import.entity.js';
import { importFields, recognise } from './import-fields.js';
import { dropRows, keepRows } from './import-rows.js';
import type { ImportTarget } from './import-target.js';
import { unpackedRows, unpackRows } from './reading/read-rows.js';
import { sizeOf, type TableRow } from './reading/table-row.js';

/** Rows of one statement at most, and their characters. */
const BATCH = 250;
const BATCH_CHARACTERS = 256 * 1024;
const LONGEST_TITLE = 200;

/** Reads files into stored rows. */
@Injectable()
export class ImportReading {
  constructor(private readonly files: FileStore) {}

  /** Runs the work with a temporary file of the parsed rows. Throws 422 for an invalid table. */
  async withRows<T>(
    file: Pick<DataImport, 'tenant' | 'id' | 'format'>,
    work: (rows: string) => Promise<T>,
  ): Promise<T> {
    const folder = await mkdtemp(join(tmpdir(), 'vsd-import-'));
    try {
      const path = join(folder, 'table');
      const rows = join(folder, 'rows');
      await pipeline(await this.files.read(fileKeyOf(file)), createWriteStream(path));
      await unpackRows({ path, format: file.format, rows });
      return await work(rows);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  /** Stores all rows of the file and assigns fields to its columns. Throws 422 for a table without rows. */
  async read(em: EntityManager, data: DataImport, target: ImportTarget, actor: SignedInUser, path: string) {
    await dropRows(em, data.id);
    const rows = unpackedRows(path);
    const { value: heading, done } = await rows.next();
    let count = 0;
    let batch: TableRow[] = [];
    let characters = 0;
    const keep = async () => {
      await keepRows(em, data.id, batch, count);
      count += batch.length;
      batch = [];
      characters = 0;
    };
    for await (const row of rows) {
      characters += sizeOf(row);
      if (batch.push(row) === BATCH || characters >= BATCH_CHARACTERS) await keep();
    }
    await keep();
    if (done || count === 0) throw new Problem(422, 'IMPORT_EMPTY');
    const titles = (heading as TableRow).cells.map((cell) => cell.trim().slice(0, LONGEST_TITLE));
    const fields = recognise(
      target.service.model.options.path,
      importFields(await tenantFields(em), target, actor.roles),
      titles,
    );
    data.columns = titles.map((title, at) => ({ title: title || null, field: fields[at] ?? null }));
    data.rows = count;
  }

  /** Removes the file after its rows are stored. */
  discard(file: Pick<DataImport, 'tenant' | 'id'>): Promise<void> {
    return this.files.remove(fileKeyOf(file));
  }
}
