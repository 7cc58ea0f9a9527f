import { ref } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Logger } from 'nestjs-pino';
import { Problem } from '../../platform/http/problem.js';
import { fold } from '../../platform/resource/fold.js';
import { resourceOf } from '../../platform/resource/resource.js';
import type { ResourceModel } from '../../platform/resource/resource-model.js';
import { explainConstraint } from '../../platform/rest/constraints.js';
import { UnitOfWork } from '../../platform/tenancy/unit-of-work.js';
import type { DirectoryEntry } from '../../ports/erp/erp-directory.js';
import type { DirectoryKind, ErpAdapter } from '../../vocabulary/erp.js';
import { type CopiedRecord, ErpCopies } from '../copies/erp-copies.js';
import { isKey, type Refused, settleEntries } from './refused-entries.js';
import { reasonOf, validatedValues } from './validated-values.js';

type Values = Readonly<Record<string, unknown>>;

/** An entry of an ERP with its values in our fields; null for a deleted entry. */
interface ReceivedEntry {
  readonly entry: DirectoryEntry;
  readonly values: Values | null;
}

/** The stored records that the entries of a page concern. */
interface StoredRecords {
  readonly byKey: Map<string, CopiedRecord>;
  readonly byNumber: Map<string, CopiedRecord>;
  /** Referenced records by field and key. */
  readonly targets: ReadonlyMap<string, ReadonlyMap<string, CopiedRecord>>;
}

/** Copies the directory of an ERP into our tables. */
@Injectable()
export class ErpCopying {
  constructor(
    private readonly work: UnitOfWork,
    private readonly copies: ErpCopies,
    private readonly logger: Logger,
  ) {}

  /**
   * Copies entries. A stored record with the number becomes the ERP's; the record of a deleted entry becomes inactive. An
   * entry that cannot be copied is listed for administrators and blocks no other entry: if a portion cannot be stored as a
   * whole, its entries are stored one by one.
   */
  async take(origin: ErpAdapter, kind: DirectoryKind, entries: readonly DirectoryEntry[]): Promise<void> {
    const take = (some: readonly DirectoryEntry[]) =>
      this.work.write((em) => this.#takeTogether(em, origin, kind, some));
    for (const portion of portions(entries))
      await take(portion).catch(async () => {
        for (const entry of portion)
          await take([entry]).catch((error: unknown) => this.work.write((em) => this.#refuse(em, kind, entry, error)));
      });
  }

  async #takeTogether(em: EntityManager, origin: ErpAdapter, kind: DirectoryKind, entries: readonly DirectoryEntry[]) {
    const model = resourceOf(this.copies.of(kind).type);
    const received: ReceivedEntry[] = [];
    const refused: Refused[] = [];
    for (const entry of entries) {
      const { values, reason } = await this.#validated(model, entry);
      if (reason) refused.push({ entry, reason });
      else received.push({ entry, values });
    }
    const stored = await this.#stored(em, kind, received);
    for (const item of received) {
      const reason = await this.#takeOne(em, origin, kind, item, stored);
      if (reason) refused.push({ entry: item.entry, reason });
    }
    await em.flush();
    await settleEntries(em, kind, entries, refused);
  }

  /** Lists an entry that the database refuses, with the violated constraint. */
  #refuse(em: EntityManager, kind: DirectoryKind, entry: DirectoryEntry, error: unknown): Promise<void> {
    const problem = explainConstraint(error, resourceOf(this.copies.of(kind).type), 'write');
    const [broken] = problem instanceof Problem ? (problem.errors ?? []) : [];
    if (!broken) this.logger.warn({ err: error, kind, key: entry.key }, 'a record of the ERP could not be stored');
    return settleEntries(em, kind, [entry], [{ entry, reason: broken ? reasonOf(broken) : 'UNEXPECTED' }]);
  }

  /** Copies one entry; returns the reason if it cannot be copied, else null. */
  async #takeOne(
    em: EntityManager,
    origin: ErpAdapter,
    kind: DirectoryKind,
    { entry: { key, value }, values: received }: ReceivedEntry,
    { byKey, byNumber, targets }: StoredRecords,
  ): Promise<string | null> {
    const before = byKey.get(key);
    if (!value || !received) {
      if (before?.active && before.origin === origin) put(before, { active: false });
      return null;
    }
    const { type, references, refusal } = this.copies.of(kind);
    const model = resourceOf(type);
    const values: Record<string, unknown> = { ...received, active: true, origin, externalKey: key };
    const folded = fold(values.number as string);
    const holder = byNumber.get(folded);
    const isTaken = holder && holder !== before && holder.active && holder.origin === origin;
    if (isTaken) return 'number: DUPLICATE';
    // If key and number belong to two records, users know the record with the number.
    if (holder && before && holder !== before) return 'number: DUPLICATE';
    const record = before ?? holder ?? new type();
    for (const field of Object.keys(references)) {
      const targetKey = (value as unknown as Values)[field];
      const target = typeof targetKey === 'string' ? targets.get(field)?.get(targetKey) : undefined;
      const isRequired = model.fields.find(({ name }) => name === field)?.options.required;
      if ((targetKey !== null && !target) || (isRequired && !target)) return `${field}: UNKNOWN_REFERENCE`;
      if (target === record) return `${field}: INVALID_VALUE`;
      values[field] = target ? ref(target) : null;
    }
    const fields = new Map(model.fields.map((field) => [field.name, field]));
    for (const [name, sent] of Object.entries(received)) {
      const field = fields.get(name);
      values[name] = sent !== null && field?.kind.store ? field.kind.store(sent, field, record) : sent;
    }
    const reason = await refusal?.(record, values, em);
    if (reason) return reason;
    if (before && fold(before.number) !== folded) byNumber.delete(fold(before.number));
    put(record, values);
    if (!before && !holder) em.persist(record);
    byKey.set(key, record);
    byNumber.set(folded, record);
    if (references.parent === kind) (targets.get('parent') as Map<string, CopiedRecord>).set(key, record);
    return null;
  }

  async #validated(
    model: ResourceModel,
    { key, value }: DirectoryEntry,
  ): Promise<{ values: Values | null; reason?: string }> {
    if (!isKey(key)) return { values: null, reason: 'key: FORMAT_INVALID' };
    return value ? validatedValues(model, value as unknown as Values) : { values: null };
  }

  async #stored(em: EntityManager, kind: DirectoryKind, received: readonly ReceivedEntry[]): Promise<StoredRecords> {
    const { type, references } = this.copies.of(kind);
    const keys = received.map(({ entry }) => entry.key);
    const numbers = received.flatMap(({ values }) => (values ? (values.number as string) : []));
    const isFolded = 'numberKey' in em.getMetadata().get(type).properties;
    const named = isFolded ? { numberKey: { $in: numbers.map(fold) } } : { number: { $in: numbers } };
    const found = await em.find(type, { $or: [{ externalKey: { $in: keys } }, named] } as never);
    const byKey = new Map(found.flatMap((record) => (record.externalKey ? [[record.externalKey, record]] : [])));
    const targets = new Map<string, Map<string, CopiedRecord>>();
    for (const [field, targetKind] of Object.entries(references)) {
      const targetKeys = received.flatMap(({ entry: { value } }) => {
        const targetKey = (value as unknown as Values | null)?.[field];
        return typeof targetKey === 'string' && isKey(targetKey) ? [targetKey] : [];
      });
      const rows = await em.find(this.copies.of(targetKind).type, { externalKey: { $in: targetKeys } } as never);
      targets.set(field, new Map(rows.map((row) => [row.externalKey as string, row])));
    }
    return { byKey, byNumber: new Map(found.map((record) => [fold(record.number), record])), targets };
  }
}

/** Entries of one transaction. */
const MOST = 200;

/** The entries in portions, companies before their further addresses. */
function portions(all: readonly DirectoryEntry[]): DirectoryEntry[][] {
  const entries = [...all].sort((a, b) => depthOf(a) - depthOf(b));
  return Array.from({ length: Math.ceil(entries.length / MOST) }, (_, at) => entries.slice(at * MOST, (at + 1) * MOST));
}

const depthOf = ({ value }: DirectoryEntry) => (value && 'parent' in value && value.parent !== null ? 1 : 0);

/** Sets the fields that differ, so that a record received twice changes nothing. */
function put(record: CopiedRecord, values: Readonly<Record<string, unknown>>): void {
  const row = record as unknown as Record<string, unknown>;
  const changed = Object.entries(values).filter(([name, value]) => !isSame(row[name], value));
  if (changed.length === 0) return;
  for (const [name, value] of changed) row[name] = value;
  record.touch();
}

function isSame(left: unknown, right: unknown): boolean {
  const [a, b] = [left, right].map((value) => (value as { id?: string } | null)?.id ?? value ?? null);
  return a === null || b === null ? a === b : String(a) === String(b);
}
