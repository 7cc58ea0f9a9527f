import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Problem } from '../platform/http/problem.js';
import type { FieldRecord } from '../platform/resource/field.js';
import { fold, foldedName } from '../platform/resource/folded.js';
import { presentField } from '../platform/resource/presenter.js';
import { currentTenant } from '../platform/tenancy/session.js';
import type { TenantEntity } from '../platform/tenancy/tenant-entity.js';
import type { ImportOutcome, ImportReason } from '../vocabulary/import.js';
import { cellValue } from './cell-value.js';
import type { ImportRow, RowProblem } from './import-row.entity.js';
import type { ImportTarget } from './import-target.js';

type Body = Readonly<Record<string, unknown>>;

/** What becomes of a row, and what is needed to make it so. */
export interface Verdict {
  readonly row: ImportRow;
  readonly outcome: Exclude<ImportOutcome, 'WAITING'>;
  readonly reason: ImportReason | null;
  readonly problems: readonly RowProblem[];
  readonly changes: readonly string[];
  readonly claims: readonly string[];
  readonly body: Body;
  readonly record: TenantEntity | undefined;
}

/** What rows further up have named: the claim, and the number of the row. */
export type Claims = ReadonlyMap<string, number>;

const claimOf = (field: string, text: unknown) => `${field}:${fold(String(text))}`;

/** Says what rows of a table do to the data as it is: created, updated, unchanged, or refused and why (spec §8). */
export class RowJudge {
  constructor(
    private readonly target: ImportTarget,
    private readonly parent: string,
    /** The field of each column; none where it is left aside. */
    private readonly columns: readonly (FieldRecord | undefined)[],
  ) {}

  /** The verdicts on some rows in their order; `lock` keeps the records that they mean until they are written. */
  async judge(em: EntityManager, rows: readonly ImportRow[], claims: Claims, lock: boolean): Promise<Verdict[]> {
    const read = await Promise.all(rows.map((row) => this.#read(row)));
    const known = await this.#recordsOf(
      em,
      read.flatMap((one) => ('outcome' in one ? [] : [one.body])),
      lock,
    );
    const claimed = new Map(claims);
    return read.map((one) => {
      const verdict = 'outcome' in one ? one : this.#match(one.row, one.body, known, claimed);
      for (const claim of verdict.claims) claimed.set(claim, verdict.row.number);
      return verdict;
    });
  }

  async #read(row: ImportRow): Promise<Verdict | { row: ImportRow; body: Body }> {
    if (row.broken) return refused(row, 'UNREADABLE');
    if (row.cells.length === 0) return refused(row, 'EMPTY');
    const sent: Record<string, unknown> = {};
    for (const [at, field] of this.columns.entries()) {
      const cell = row.cells[at] ?? '';
      if (field && cell.trim() !== '') sent[field.name] = cellValue(cell, field);
    }
    try {
      const { [this.target.parent]: _parent, ...body } = await this.target.service.validCreation({
        ...sent,
        [this.target.parent]: this.parent,
      });
      return { row, body };
    } catch (error) {
      if (!(error instanceof Problem) || !error.errors) throw error;
      const problems = error.errors.map(({ pointer, code, params }) => ({ field: pointer.slice(1), code, params }));
      return refused(row, problems.some(({ code }) => code === 'REQUIRED') ? 'INCOMPLETE' : 'INVALID', problems);
    }
  }

  /** The records that the rows may mean, by claim. */
  async #recordsOf(em: EntityManager, bodies: readonly Body[], lock: boolean): Promise<Map<string, TenantEntity>> {
    const { keys, parent, service } = this.target;
    const known = new Map<string, TenantEntity>();
    for (const name of keys) {
      const texts = [...new Set(bodies.flatMap((body) => (body[name] == null ? [] : [fold(String(body[name]))])))];
      if (texts.length === 0) continue;
      const own = { tenant: currentTenant(), [parent]: { id: this.parent }, [foldedName({ name })]: { $in: texts } };
      const found = await em.find(service.model.type, own as never, {
        orderBy: { id: 'asc' } as never,
        ...(lock && { lockMode: LockMode.PESSIMISTIC_WRITE }),
      });
      for (const record of found) known.set(claimOf(name, (record as unknown as Body)[name]), record);
    }
    return known;
  }

  #match(row: ImportRow, body: Body, known: ReadonlyMap<string, TenantEntity>, claimed: Claims): Verdict {
    const given = this.target.keys.filter((name) => body[name] != null);
    const hits = given.map((name) => ({ name, record: known.get(claimOf(name, body[name])) }));
    const hit = hits.find(({ record }) => record !== undefined);
    const record = hit?.record;
    const taken =
      hits.find((other) => other.record !== undefined && other.record !== record) ??
      (hit && this.#meansAnother(hit.name, hit.record as TenantEntity, body) ? hit : undefined);
    if (taken)
      return refused(row, 'DUPLICATE', [{ field: taken.name, code: 'DUPLICATE', params: { field: taken.name } }]);
    const claims = given.map((name) => claimOf(name, body[name]));
    if (record) claims.push(`record:${record.id}`);
    const twice = claims.findIndex((claim) => claimed.has(claim));
    if (twice >= 0) {
      const params = { row: claimed.get(claims[twice] as string) };
      return refused(row, 'DUPLICATE', [{ field: given[twice] ?? null, code: 'DUPLICATE_IN_FILE', params }]);
    }
    if (!record) return { ...nothing(row), outcome: 'CREATED', claims, body };
    const changes = this.columns.flatMap((field) =>
      field && body[field.name] !== undefined && differs(record, field, body[field.name]) ? [field] : [],
    );
    const fixed = changes.filter(({ options }) => options.writeOnce);
    if (fixed.length > 0) {
      return refused(
        row,
        'INVALID',
        fixed.map(({ name }) => ({ field: name, code: 'WRITE_ONCE' })),
      );
    }
    const names = changes.map(({ name }) => name);
    const changed = Object.fromEntries(names.map((name) => [name, body[name]]));
    return {
      ...nothing(row),
      outcome: names.length > 0 ? 'UPDATED' : 'UNCHANGED',
      changes: names,
      claims,
      body: changed,
      record,
    };
  }

  /** Whether the record that a later key has found bears another value of a key before it. */
  #meansAnother(found: string, record: TenantEntity, body: Body): boolean {
    const before = this.target.keys.slice(0, this.target.keys.indexOf(found));
    const row = record as unknown as Body;
    return before.some((name) => body[name] != null && row[name] != null);
  }
}

const nothing = (row: ImportRow) => ({
  row,
  reason: null,
  problems: [],
  changes: [],
  claims: [],
  body: {},
  record: undefined,
});

/** The verdict on a row that cannot be taken. */
export const refused = (row: ImportRow, reason: ImportReason, problems: readonly RowProblem[] = []): Verdict => ({
  ...nothing(row),
  outcome: 'REFUSED',
  reason,
  problems,
});

const differs = (record: TenantEntity, field: FieldRecord, value: unknown) =>
  JSON.stringify(presentField(record, field)) !== JSON.stringify(value);
