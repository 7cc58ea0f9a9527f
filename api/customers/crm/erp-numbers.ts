import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ErpConnections } from '../../erp/connections/erp-connections.js';
import { ErpLink } from '../../erp/record/erp-link.entity.js';
import { type FieldError, invalid, Problem } from '../../platform/http/problem.js';
import type { RecordJson } from '../../platform/read/record.js';
import type { TenantEntityClass } from '../../platform/resource/resource-model.js';
import type { PlannedWrite } from '../../platform/rest/rules.js';
import { recordKey } from '../../platform/tenancy/session.js';
import type { TenantEntity } from '../../platform/tenancy/tenant-entity.js';
import { UnitOfWork } from '../../platform/tenancy/unit-of-work.js';
import { ErpError } from '../../ports/erp/erp-error.js';
import { Erp } from '../../ports/erp.js';
import type { DirectoryKind, ErpNumber } from '../../vocabulary/erp.js';

/** The result of checking a number; UNVERIFIED while no ERP is connected or the ERP does not answer. */
export type Verdict = 'KNOWN' | 'UNKNOWN' | 'UNVERIFIED';

/** A record with numbers of the ERP. */
export interface Numbered extends TenantEntity {
  unverified: ErpNumber[];
}

/** The fields of a record with numbers, by name, and the kind of each number. */
export type NumberFields = Readonly<Record<string, ErpNumber>>;

/** A kind of records with numbers of the ERP. */
interface NumberedKind {
  readonly fields: NumberFields;
  /** Label of a record with an unknown number for administrators; its title unless the kind has another one. */
  readonly label?: (record: Numbered) => string;
}

export const KIND_OF: Readonly<Record<ErpNumber, DirectoryKind>> = {
  ADDRESS: 'ADDRESS',
  BILLING_ADDRESS: 'ADDRESS',
  PROJECT: 'PROJECT',
  CATALOG_ITEM: 'CATALOG_ITEM',
};

/** Checks numbers in the ERP before a record is saved, outside of any transaction (domain "Numbers of the ERP"). */
@Injectable()
export class ErpNumbers {
  readonly #kinds = new Map<TenantEntityClass<Numbered>, NumberedKind>();

  constructor(
    private readonly erp: Erp,
    private readonly connections: ErpConnections,
    private readonly work: UnitOfWork,
  ) {}

  /** Checks our own tables first, with the copies of the ERP's records; then the connected ERP. */
  async check(what: ErpNumber, number: string): Promise<Verdict> {
    try {
      if (await this.#isHere(what, number)) return 'KNOWN';
      const isElsewhere = await this.#isElsewhere(what, number);
      // Without a system that has such numbers, each number is stored, and checked once a system is connected.
      if (isElsewhere === null) return 'UNVERIFIED';
      return isElsewhere ? 'KNOWN' : 'UNKNOWN';
    } catch (error) {
      if (!isAway(error)) throw error;
      return 'UNVERIFIED';
    }
  }

  /** Whether a connected system has the number; null if none has such numbers. Throws `ErpError` if it does not answer. */
  async #isElsewhere(what: ErpNumber, number: string): Promise<boolean | null> {
    const kind = KIND_OF[what];
    const directory = await this.connections.directory();
    if (directory?.tells.includes(kind)) {
      const known = await this.connections.ask(directory, async (system) => system.directory?.knows(kind, number));
      if (known !== undefined) return known;
    }
    if (what !== 'CATALOG_ITEM') return null;
    const reports = await this.connections.of('REPORT');
    if (!reports) return null;
    return this.connections.ask(reports, async (system) => (await system.reports?.sells(number)) ?? false);
  }

  /** Adds a kind of records, whose unverified numbers are checked later. */
  register<E extends Numbered>(type: TenantEntityClass<E>, fields: NumberFields, label?: (record: E) => string): void {
    this.#kinds.set(type as unknown as TenantEntityClass<Numbered>, { fields, label } as NumberedKind);
  }

  get kinds(): ReadonlyMap<TenantEntityClass<Numbered>, NumberedKind> {
    return this.#kinds;
  }

  /**
   * Surrounds a write: a new number that is unknown is refused if no other rule refuses the write, and a new number that
   * cannot be checked is stored and marked.
   */
  async around<E extends Numbered>(write: PlannedWrite<E>, type: TenantEntityClass<E>, fields: NumberFields) {
    const sent = Object.entries(fields).filter(([field]) => write.sent[field] !== undefined);
    const before = sent.length > 0 && !write.isNew ? await this.#before(type, write.id) : null;
    const changed = sent.filter(([field]) => write.sent[field] !== ((before as Values | null)?.[field] ?? null));
    if (changed.length === 0) return write.store();
    const { errors, unverified } = await this.#verdicts(changed, write.sent);
    if (errors.length > 0) {
      await write.dryRun();
      throw invalid(errors);
    }
    const kinds = changed.map(([, kind]) => kind);
    return write.store(async (record: E, em: EntityManager) => {
      await removeLinks(em, record, kinds);
      const others = record.unverified.filter((kind) => !kinds.includes(kind));
      const isMarked = others.length < record.unverified.length || unverified.length > 0;
      if (isMarked) record.unverified = [...others, ...unverified];
    }) as Promise<RecordJson>;
  }

  /**
   * The unverified numbers of a new record below another one. Throws 422 for unknown numbers, unless `assertReach` throws
   * because the other record is out of reach.
   */
  async marksOf<E extends Numbered>(type: TenantEntityClass<E>, sent: Values, assertReach: () => Promise<unknown>) {
    const { fields = {} } = this.#kinds.get(type as unknown as TenantEntityClass<Numbered>) ?? {};
    const { errors, unverified } = await this.#verdicts(Object.entries(fields), sent);
    if (errors.length === 0) return unverified;
    await assertReach();
    throw invalid(errors);
  }

  async #verdicts(fields: readonly (readonly [string, ErpNumber])[], sent: Values) {
    const errors: FieldError[] = [];
    const unverified: ErpNumber[] = [];
    for (const [field, kind] of fields) {
      const number = sent[field];
      if (typeof number !== 'string') continue;
      const verdict = await this.check(kind, number);
      if (verdict === 'UNKNOWN') errors.push({ pointer: `/${field}`, code: 'NUMBER_UNKNOWN' });
      if (verdict === 'UNVERIFIED') unverified.push(kind);
    }
    return { errors, unverified };
  }

  #before<E extends Numbered>(type: TenantEntityClass<E>, id: string): Promise<E | null> {
    return this.work.read((em) => em.findOne(type, recordKey(id) as never)) as Promise<E | null>;
  }

  async #isHere(what: ErpNumber, number: string): Promise<boolean> {
    if (what === 'PROJECT') return (await this.erp.project(number)) !== null;
    if (what === 'CATALOG_ITEM') return (await this.erp.catalogItem(number)) !== null;
    return (await this.erp.address(number)) !== null;
  }
}

type Values = Readonly<Record<string, unknown>>;

/** Removes the unknown numbers of a record from the list for administrators. */
export async function removeLinks(
  em: EntityManager,
  { id, unverified }: Numbered,
  numbers: readonly ErpNumber[],
): Promise<void> {
  const kinds = numbers.filter((number) => unverified.includes(number)).map((number) => KIND_OF[number]);
  if (kinds.length > 0) await em.nativeDelete(ErpLink, { kind: { $in: kinds }, record: id });
}

/** Whether an error means that the ERP does not answer. */
export const isAway = (error: unknown) =>
  error instanceof ErpError || (error instanceof Problem && error.code === 'ERP_UNAVAILABLE');
