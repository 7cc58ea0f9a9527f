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

/** What is known of a number that a user has entered; UNVERIFIED while no ERP is connected or the ERP does not answer. */
export type Verdict = 'KNOWN' | 'UNKNOWN' | 'UNVERIFIED';

/** A record that names something of the ERP by its number. */
export interface Numbered extends TenantEntity {
  unverified: ErpNumber[];
}

/** Which fields of a record name what. */
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

/** Asks the ERP for numbers before what names them is saved, outside of any transaction (domain "Numbers of the ERP"). */
@Injectable()
export class ErpNumbers {
  readonly #named = new Map<TenantEntityClass<Numbered>, NumberedKind>();

  constructor(
    private readonly erp: Erp,
    private readonly connections: ErpConnections,
    private readonly work: UnitOfWork,
  ) {}

  /** Our own tables first, which hold what was read from the ERP; then the ERP itself, where one is connected. */
  async ask(what: ErpNumber, number: string): Promise<Verdict> {
    try {
      if (await this.#isHere(what, number)) return 'KNOWN';
      const isElsewhere = await this.#isElsewhere(what, number);
      // Where no system is connected that knows such numbers, each is taken and looked up once one is connected.
      if (isElsewhere === null) return 'UNVERIFIED';
      return isElsewhere ? 'KNOWN' : 'UNKNOWN';
    } catch (error) {
      if (!isAway(error)) throw error;
      return 'UNVERIFIED';
    }
  }

  /** Whether a system that is connected knows the number; null where none keeps such. Throws `ErpError` while it does not answer. */
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

  /** Tells which records name what, so that what could not be asked is looked up later. */
  register<E extends Numbered>(type: TenantEntityClass<E>, fields: NumberFields, label?: (record: E) => string): void {
    this.#named.set(type as unknown as TenantEntityClass<Numbered>, { fields, label } as NumberedKind);
  }

  get named(): ReadonlyMap<TenantEntityClass<Numbered>, NumberedKind> {
    return this.#named;
  }

  /**
   * Surrounds a write: a number that is new in a record and unknown is refused once nothing else refuses the write, and one
   * for which nobody could be asked is kept and marked.
   */
  async around<E extends Numbered>(write: PlannedWrite<E>, type: TenantEntityClass<E>, fields: NumberFields) {
    const sent = Object.entries(fields).filter(([field]) => write.sent[field] !== undefined);
    const before = sent.length > 0 && !write.isNew ? await this.#before(type, write.id) : null;
    const asked = sent.filter(([field]) => write.sent[field] !== ((before as Values | null)?.[field] ?? null));
    if (asked.length === 0) return write.store();
    const { errors, unverified } = await this.#verdicts(asked, write.sent);
    if (errors.length > 0) {
      await write.dryRun();
      throw invalid(errors);
    }
    return this.#store(
      write,
      asked.map(([, what]) => what),
      unverified,
    );
  }

  /**
   * The marks of a new record that hangs on another one. Throws 422 for numbers that are unknown, unless `assertReach`
   * throws because the record on which it hangs is out of reach.
   */
  async marksOf<E extends Numbered>(type: TenantEntityClass<E>, sent: Values, assertReach: () => Promise<unknown>) {
    const { fields = {} } = this.#named.get(type as unknown as TenantEntityClass<Numbered>) ?? {};
    const { errors, unverified } = await this.#verdicts(Object.entries(fields), sent);
    if (errors.length === 0) return unverified;
    await assertReach();
    throw invalid(errors);
  }

  #store<E extends Numbered>(write: PlannedWrite<E>, asked: readonly ErpNumber[], marked: readonly ErpNumber[]) {
    return write.store(async (record: E, em: EntityManager) => {
      await settle(em, record, asked);
      const others = record.unverified.filter((what) => !asked.includes(what));
      if (others.length < record.unverified.length || marked.length > 0) record.unverified = [...others, ...marked];
    }) as Promise<RecordJson>;
  }

  async #verdicts(asked: readonly (readonly [string, ErpNumber])[], sent: Values) {
    const errors: FieldError[] = [];
    const unverified: ErpNumber[] = [];
    for (const [field, what] of asked) {
      const number = sent[field];
      if (typeof number !== 'string') continue;
      const verdict = await this.ask(what, number);
      if (verdict === 'UNKNOWN') errors.push({ pointer: `/${field}`, code: 'NUMBER_UNKNOWN' });
      if (verdict === 'UNVERIFIED') unverified.push(what);
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

/** Nobody has to look after numbers of a record any more that were listed as unknown. */
export async function settle(
  em: EntityManager,
  { id, unverified }: Numbered,
  which: readonly ErpNumber[],
): Promise<void> {
  const kinds = which.filter((what) => unverified.includes(what)).map((what) => KIND_OF[what]);
  if (kinds.length > 0) await em.nativeDelete(ErpLink, { kind: { $in: kinds }, record: id });
}

/** Nobody can tell for now. */
export const isAway = (error: unknown) =>
  error instanceof ErpError || (error instanceof Problem && error.code === 'ERP_UNAVAILABLE');
