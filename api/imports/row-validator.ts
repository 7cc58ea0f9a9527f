import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { applyCustomValues } from '../platform/custom-fields/apply-values.js';
import type { CustomValues } from '../platform/fields/definition.js';
import { type FieldError, Problem } from '../platform/http/problem.js';
import type { CustomField } from '../platform/resource/custom-field.js';
import type { FieldRecord } from '../platform/resource/field.js';
import { fold } from '../platform/resource/fold.js';
import { foldedName } from '../platform/resource/folded.js';
import { customValuesField } from '../platform/resource/resource.js';
import { presentField } from '../platform/rest/presenter.js';
import type { RulesRegistry } from '../platform/rest/rules.js';
import { withDefaults } from '../platform/rest/sent-body.js';
import { currentSession } from '../platform/tenancy/session.js';
import type { TenantEntity } from '../platform/tenancy/tenant-entity.js';
import type { DataImport } from './data-import.entity.js';
import { fieldAt } from './field-names.js';
import { claimedBy } from './import-claims.js';
import type { KeptRow, RowProblem } from './import-row.entity.js';
import type { ImportTarget } from './import-target.js';
import type { Owner } from './named-records.js';
import { type RowContent, readRows } from './row-content.js';
import { type Body, type RowResult, refused, resultOf, unfit } from './row-result.js';

/** The fields that a table fills. */
export interface TableFields {
  /** The field of each column; undefined for an ignored one. */
  readonly columns: readonly (FieldRecord | undefined)[];
  /** All of the tenant's own fields of the resource. */
  readonly own: readonly CustomField[];
}

/** A row with valid values, and the records of its keys. */
interface Candidate {
  readonly row: KeptRow;
  readonly body: Body;
  readonly custom: CustomValues;
  /** References to inactive records. */
  readonly inactive: readonly FieldRecord[];
  readonly keys: readonly {
    readonly key: string;
    readonly claim: string;
    readonly record: TenantEntity | undefined;
  }[];
}

const claimOf = (field: string, text: unknown) => `${field}:${fold(String(text))}`;
const claimsOn = ({ id }: TenantEntity) => `record:${id}`;

/** Compares rows of a table with the present records: created, updated, unchanged, or refused with a reason (spec §8). */
export class RowValidator {
  constructor(
    private readonly target: ImportTarget,
    private readonly registry: RulesRegistry,
    private readonly data: Pick<DataImport, 'id' | 'parent'>,
    private readonly fields: TableFields,
  ) {}

  /** The results of rows in their order; `lock` locks the records of the rows until the end of the transaction. */
  async validate(em: EntityManager, rows: readonly KeptRow[], lock: boolean): Promise<RowResult[]> {
    const owner = this.#owner();
    const contents = await readRows(em, this.registry, this.fields.columns, rows, owner);
    const valid = await Promise.all(contents.map((content) => this.#validate(content)));
    const bodies = valid.flatMap((item) => ('outcome' in item ? [] : [item.body]));
    const records = await this.#recordsOf(em, bodies, lock);
    const items = valid.map((item) => ('outcome' in item ? item : this.#candidate(item, records)));
    const claims = items.flatMap((item) => ('outcome' in item ? [] : item.keys.flatMap(claimsOfKey)));
    const claimed = await claimedBy(em, this.data.id, claims);
    return items.map((item) => {
      const result = 'outcome' in item ? item : this.#decide(item, claimed);
      for (const claim of result.claims) claimed.set(claim, result.row.number);
      return result;
    });
  }

  /** The record above all rows; undefined for a resource whose rows need none. */
  #owner(): Owner | undefined {
    const { parentType } = this.target;
    const { parent } = this.data;
    return parentType && parent ? { type: parentType, id: parent } : undefined;
  }

  /** Validates a row by itself. */
  async #validate({ row, sent, custom, faults, inactive }: RowContent): Promise<RowResult | Omit<Candidate, 'keys'>> {
    if (row.broken) return refused(row, 'UNREADABLE');
    if (row.cells.length === 0) return refused(row, 'EMPTY');
    const problems = [...faults];
    let body: Body = {};
    try {
      const { below = '', service } = this.target;
      const shared = below ? { [below]: this.data.parent } : {};
      const { [below]: _parent, ...valid } = await service.validCreation({ ...sent, ...shared });
      body = valid;
    } catch (error) {
      if (!(error instanceof Problem) || !error.errors) throw error;
      const isNamed = ({ field }: RowProblem) => faults.some((fault) => fault.field === field);
      problems.unshift(...error.errors.map(problemOf).filter((problem) => !isNamed(problem)));
    }
    if (problems.length === 0) return { row, body, custom, inactive };
    // The row shows all problems at once.
    return unfit(row, [...problems, ...this.#applyCustom(undefined, {}, custom, false).problems]);
  }

  /** Applies the row's values to the tenant's own fields of a record; returns the new values and the problems. */
  #applyCustom(record: TenantEntity | undefined, body: Body, sent: CustomValues, isNew = record === undefined) {
    const { model } = this.target.service;
    const place = customValuesField(model);
    const { requiredOnCreation = false } = (place?.options ?? {}) as { requiredOnCreation?: boolean };
    const written = record ? body : withDefaults(model, body);
    const isSent = ({ name }: FieldRecord) => record === undefined || written[name] !== undefined;
    const read = (field: FieldRecord) => (isSent(field) || !record ? written[field.name] : presentField(record, field));
    const changed = model.fields.filter((field) => record && isSent(field) && differs(record, field, read(field)));
    const names = new Set(changed.map(({ name }) => name));
    const before = (record as { custom?: CustomValues } | undefined)?.custom ?? {};
    const state = { values: before, isNew, requiredOnCreation, record: record ?? new model.type(), read, names };
    const { errors, values } = applyCustomValues(this.fields.own, state, sent, currentSession().user);
    return { problems: errors.map(problemOf), values, before };
  }

  /** The records of the rows, by claim. */
  async #recordsOf(em: EntityManager, bodies: readonly Body[], lock: boolean): Promise<Map<string, TenantEntity>> {
    const { keys, below, service } = this.target;
    const records = new Map<string, TenantEntity>();
    for (const name of keys) {
      const texts = [...new Set(bodies.flatMap((body) => (body[name] == null ? [] : [fold(String(body[name]))])))];
      if (texts.length === 0) continue;
      const own = { ...(below && { [below]: { id: this.data.parent } }), [foldedName({ name })]: { $in: texts } };
      const found = await em.find(service.model.type, own as never, {
        orderBy: { id: 'asc' } as never,
        ...(lock && { lockMode: LockMode.PESSIMISTIC_WRITE }),
      });
      for (const record of found) records.set(claimOf(name, (record as unknown as Body)[name]), record);
    }
    return records;
  }

  #candidate(item: Omit<Candidate, 'keys'>, records: ReadonlyMap<string, TenantEntity>): Candidate {
    const keys = this.target.keys
      .filter((key) => item.body[key] != null)
      .map((key) => ({ key, claim: claimOf(key, item.body[key]) }));
    return { ...item, keys: keys.map((key) => ({ ...key, record: records.get(key.claim) })) };
  }

  #decide({ row, body, custom, inactive, keys }: Candidate, claimed: ReadonlyMap<string, number>): RowResult {
    const hit = keys.find(({ record }) => record !== undefined);
    const record = hit?.record;
    const taken =
      keys.find((other) => other.record !== undefined && other.record !== record) ??
      (hit && record && this.#meansAnother(hit.key, record, body) ? hit : undefined);
    if (taken)
      return refused(row, 'DUPLICATE', [{ field: taken.key, code: 'DUPLICATE', params: { field: taken.key } }]);
    const claims = [...keys.map(({ claim }) => claim), ...(record ? [claimsOn(record)] : [])];
    const twice = claims.findIndex((claim) => claimed.has(claim));
    if (twice >= 0) {
      const params = { row: claimed.get(claims[twice] as string) };
      return refused(row, 'DUPLICATE', [{ field: keys[twice]?.key ?? null, code: 'DUPLICATE_IN_FILE', params }]);
    }
    const { problems, values, before } = this.#applyCustom(record, body, custom);
    const chosen = inactive.filter((field) =>
      field.custom
        ? before[field.custom.key] !== custom[field.custom.key]
        : !record || differs(record, field, body[field.name]),
    );
    problems.push(...chosen.map(({ name }) => ({ field: name, code: 'REFERENCE_INACTIVE' })));
    if (problems.length > 0) return unfit(row, problems);
    const sent = Object.keys(custom).length > 0 ? { ...body, custom } : body;
    if (!record) return { ...resultOf(row), outcome: 'CREATED', claims, body: sent };
    return this.#change({ row, record, body, claims, custom: changedValues(before, values, custom) });
  }

  /** The result of a row for an existing record. */
  #change({ row, record, body, claims, custom }: Change): RowResult {
    const changes = this.fields.columns.flatMap((field) => {
      if (!field) return [];
      if (field.custom) return field.custom.key in custom ? [field] : [];
      const value = body[field.name];
      // A code in another spelling has found the record, and cannot change it.
      const isKey = field.options.writeOnce && this.target.keys.includes(field.name);
      const isSame = isKey && claimOf(field.name, value) === claimOf(field.name, presentField(record, field));
      return value !== undefined && !isSame && differs(record, field, value) ? [field] : [];
    });
    const fixed = changes.filter(({ options }) => options.writeOnce);
    const problems = fixed.map(({ name }) => ({ field: name, code: 'WRITE_ONCE' }));
    if (fixed.length > 0) return refused(row, 'INVALID', problems);
    const system = this.#keptBy(record);
    if (changes.length > 0 && system)
      return refused(row, 'INVALID', [{ field: null, code: 'KEPT_ELSEWHERE', params: { system } }]);
    const plain = changes.filter(({ custom: own }) => !own).map(({ name }) => [name, body[name]]);
    return {
      ...resultOf(row),
      outcome: changes.length > 0 ? 'UPDATED' : 'UNCHANGED',
      changes: changes.map(({ name }) => name),
      claims,
      body: { ...Object.fromEntries(plain), ...(Object.keys(custom).length > 0 && { custom }) },
      record,
    };
  }

  /** The external system that alone changes the record; undefined without one. */
  #keptBy(record: TenantEntity): string | undefined {
    const { keptElsewhere = '' } = this.target.model.options;
    return ((record as unknown as Body)[keptElsewhere] as string | null) ?? undefined;
  }

  /** Whether the record found by a later key has another value of an earlier key. */
  #meansAnother(found: string, record: TenantEntity, body: Body): boolean {
    const before = this.target.keys.slice(0, this.target.keys.indexOf(found));
    const row = record as unknown as Body;
    return before.some((name) => body[name] != null && row[name] != null);
  }
}

type Change = Pick<RowResult, 'row' | 'body' | 'claims'> & { record: TenantEntity; custom: CustomValues };

const problemOf = ({ pointer, code, params }: FieldError): RowProblem => ({ field: fieldAt(pointer), code, params });

const claimsOfKey = ({ claim, record }: Candidate['keys'][number]) => [claim, ...(record ? [claimsOn(record)] : [])];

const differs = (record: TenantEntity, field: FieldRecord, value: unknown) =>
  JSON.stringify(presentField(record, field)) !== JSON.stringify(value);

/** The sent values that change the existing ones; the order of several choices does not count. */
const changedValues = (before: CustomValues, after: CustomValues, sent: CustomValues): CustomValues =>
  Object.fromEntries(Object.entries(sent).filter(([key]) => ordered(before[key]) !== ordered(after[key])));

const ordered = (value: unknown) => JSON.stringify(Array.isArray(value) ? value.toSorted() : (value ?? null));
