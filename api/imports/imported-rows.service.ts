import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { assertReachesResources } from '../platform/access/scopes.js';
import { Problem } from '../platform/http/problem.js';
import { tenantFields } from '../platform/resource/tenant-fields.js';
import type { Page } from '../platform/rest/list.js';
import { LARGEST_PAGE } from '../platform/rest/query.js';
import { serviceOf } from '../platform/rest/resource-controller.js';
import type { ResourceService } from '../platform/rest/resource-service.js';
import { currentUser } from '../platform/tenancy/session.js';
import { UnitOfWork } from '../platform/tenancy/unit-of-work.js';
import type { Locale } from '../vocabulary/locale.js';
import { IMPORT_OUTCOMES, type ImportOutcome } from '../vocabulary/master-data.js';
import { type Closed, closedColumns } from './closed-columns.js';
import { DataImport } from './data-import.entity.js';
import { type FieldNames, fieldNames } from './field-names.js';
import { ImportRow } from './import-row.entity.js';
import type { ImportedRow } from './imports.shape.js';
import { wordsOf } from './problem-words.js';

/** The query of the rows of an import. */
export interface RowsQuery {
  readonly outcome?: string;
  readonly range?: string;
}

/** Some refused rows of an import, with the labels of its fields. */
interface RefusedRows {
  readonly data: DataImport;
  readonly names: FieldNames;
  /** Headings of the columns, empty for hidden columns. */
  readonly titles: readonly string[];
  readonly rows: readonly ShownRow[];
}

/** Shows the rows of imports, page by page. */
@Injectable()
export class ImportedRowsService {
  constructor(
    @Inject(serviceOf(DataImport)) private readonly imports: ResourceService<DataImport>,
    private readonly work: UnitOfWork,
  ) {}

  list(id: string, { outcome, range = '[0,49]' }: RowsQuery, locale: Locale): Promise<Page<ImportedRow>> {
    if (outcome !== undefined && !(IMPORT_OUTCOMES as readonly string[]).includes(outcome)) {
      throw new Problem(400, 'INVALID_VALUE', { name: 'outcome' });
    }
    const [from, to] = rangeOf(range);
    return this.work.read(async (em) => {
      const data = await this.#load(em, id);
      const where = conditionOf(id, outcome as ImportOutcome | undefined);
      const total = await em.count(ImportRow, where);
      const rows = await em.find(ImportRow, where, { ...IN_ORDER, offset: from, limit: to - from + 1 });
      const names = await fieldNames(em, data.target, locale);
      const closed = closedColumns(await tenantFields(em), data);
      const shown = rows.map((row) => worded(openPart(row, closed), names, locale));
      return { rows: shown, total, exact: true, next: null };
    });
  }

  /** The import of which the user reads rows. Throws 403 for an API token that may not read the resource of the rows. */
  async #load(em: EntityManager, id: string): Promise<DataImport> {
    const data = await this.imports.load(em, id);
    assertReachesResources(currentUser(), [data.target]);
    return data;
  }

  /** The import and a page of its refused rows from a position on. */
  refused(id: string, position: number, locale: Locale): Promise<RefusedRows> {
    return this.work.read(async (em: EntityManager) => {
      const data = await this.#load(em, id);
      const where = { ...conditionOf(id, 'REFUSED'), position: { $gte: position } };
      const found = await em.find(ImportRow, where, { ...IN_ORDER, limit: LARGEST_PAGE });
      const closed = closedColumns(await tenantFields(em), data);
      const rows = found.map((row) => openPart(row, closed));
      const titles = data.columns.map(({ title }, index) => (closed.columns.has(index) ? '' : (title ?? '')));
      return { data, titles, names: await fieldNames(em, data.target, locale), rows };
    });
  }
}

const IN_ORDER = { orderBy: { position: 'asc' } } as const;

const conditionOf = (id: string, outcome?: ImportOutcome) => ({
  import: { id },
  ...(outcome && { outcome }),
});

function rangeOf(range: string): [from: number, to: number] {
  const [from = Number.NaN, to = Number.NaN] = (/^\[(\d{1,6}),(\d{1,6})\]$/.exec(range) ?? []).slice(1).map(Number);
  if (to >= from && to - from < LARGEST_PAGE) return [from, to];
  throw new Problem(400, 'INVALID_RANGE');
}

/** The shown part of a row. */
type ShownRow = Pick<ImportRow, 'number' | 'position' | 'cells' | 'outcome' | 'reason' | 'problems' | 'changes'>;

/** The row without cells and problems of fields that its reader does not see; its outcome stays. */
const openPart = (row: ImportRow, { columns, fields }: Closed): ShownRow => ({
  ...row,
  cells: row.cells.map((cell, index) => (columns.has(index) ? '' : cell)),
  problems: row.problems.filter(({ field }) => field === null || !fields.has(field)),
  changes: row.changes.filter((field) => !fields.has(field)),
});

const worded = (row: ShownRow, names: FieldNames, locale: Locale): ImportedRow => ({
  number: row.number,
  cells: row.cells,
  outcome: row.outcome,
  reason: row.reason,
  problems: row.problems.map((problem) => ({
    ...problem,
    params: problem.params ?? {},
    detail: wordsOf(locale, names, problem),
  })),
  changes: row.changes,
});
