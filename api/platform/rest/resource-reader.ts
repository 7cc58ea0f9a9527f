import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { isOpenTo } from '../access/permission.js';
import { assertReachesResources, reachesResource } from '../access/scopes.js';
import { notFound } from '../http/problem.js';
import { quoted } from '../read/columns.js';
import { conditionSql } from '../read/condition.js';
import type { QueryRunner } from '../read/query-runner.js';
import { ReadQuery } from '../read/read-query.js';
import { Reading } from '../read/reading.js';
import type { Computations, RecordJson } from '../read/record.js';
import type { Selection } from '../read/selection.js';
import { rowsWithin, Statement } from '../read/statement.js';
import type { Condition } from '../resource/condition.js';
import type { FieldRecord } from '../resource/field.js';
import { targetOf } from '../resource/reference-kinds.js';
import { customValuesField, isReadable, resourceOf } from '../resource/resource.js';
import type { ResourceModel } from '../resource/resource-model.js';
import { NO_FIELDS, type TenantFields, tenantFields, visibleFields } from '../resource/tenant-fields.js';
import { currentLanguage } from '../tenancy/language.js';
import { currentTenant, currentUser, type SignedInUser } from '../tenancy/session.js';
import type { TenantEntity } from '../tenancy/tenant-entity.js';
import type { UnitOfWork } from '../tenancy/unit-of-work.js';
import { type Page, pageQuery } from './list.js';
import { loadLocked } from './load-locked.js';
import { parseEmbed, parseFields, parseListQuery } from './query.js';
import type { ResourceRules, RulesRegistry } from './rules.js';
import { type Fields, fieldsVisibleTo } from './visible-fields.js';

type Query = Readonly<Record<string, unknown>>;

/** Fields that every record is told with, whatever is asked for (contract). */
const ALWAYS: readonly string[] = ['id', 'version'];

/** What is wanted of records beside which they are. */
interface Wanted {
  readonly embed?: readonly FieldRecord[];
  /** Names of fields; undefined for all that are visible. */
  readonly fields?: ReadonlySet<string> | undefined;
  readonly sortedBy?: FieldRecord;
}

/** Stored records, in reach or not. */
const stored = (records: readonly { readonly id: string }[]) => ({
  where: { tenant: currentTenant(), id: { $in: records.map(({ id }) => id) } },
});

/** Reads one resource for the signed-in user: dialect, scope and what is shown of a record. */
export class ResourceReader<E extends TenantEntity> {
  #computations?: Computations<E>;

  constructor(
    readonly model: ResourceModel,
    protected readonly work: UnitOfWork,
    protected readonly registry: RulesRegistry,
    protected readonly queries: QueryRunner,
  ) {}

  protected get rules(): ResourceRules<E> {
    return this.registry.of(this.model.type) as ResourceRules<E>;
  }

  /**
   * One page of what the user may see; the query is that of the contract's dialect. `reached` is asked with it, such as
   * whether the user reaches the record that the list stands below.
   */
  list(query: Query, reached?: ReadQuery<void>): Promise<Page<RecordJson>> {
    return this.#ask((tenant) => {
      const page = this.page(tenant, query);
      if (!reached) return page;
      return ReadQuery.all<unknown>([reached, page]).map(([, told]) => told as Page<RecordJson>);
    });
  }

  /** The same page as a question, to be asked beside others; what of the query the user may not see is refused. */
  page(tenant: TenantFields, query: Query): ReadQuery<Page<RecordJson>> {
    const user = currentUser();
    const parsed = parseListQuery(this.model, query, user.roles, this.#customFields(tenant));
    const { embed, fields, sort } = parsed;
    this.#assertReached(embed);
    const selection = this.#selection(tenant, { embed, fields, sortedBy: sort.field });
    return pageQuery(selection, parsed, this.#listed(query, user), { tenantFields: tenant });
  }

  /** The condition for all that the list may hold: the user's scope, and what the query narrows it to. */
  #listed(query: Query, user: SignedInUser): Condition | undefined {
    const names = Object.keys(this.model.options.narrowings ?? {}).filter((name) => query[name] === 'true');
    const conditions = [this.rules.scope?.(user), ...names.map((name) => this.rules.narrowings?.()[name]?.(user))];
    const [first, ...others] = conditions.filter((condition) => condition !== undefined);
    return first && others.length > 0 ? { $and: [first, ...others] } : first;
  }

  /** Every field that the user may see, the tenant's own among them. */
  async visibleFields(): Promise<Fields> {
    const tenant = customValuesField(this.model) ? await this.work.read((em) => tenantFields(em)) : NO_FIELDS;
    return fieldsVisibleTo(this.model, currentUser().roles, this.#customFields(tenant));
  }

  /** Which of these fields the user may see at all. */
  visibleNames(names: readonly string[]): string[] {
    const known = fieldsVisibleTo(this.model, currentUser().roles);
    return names.filter((name) => known.has(name));
  }

  /** Whether the user reaches a record: its answer throws 404 otherwise. */
  reachQuery(id: string): ReadQuery<void> {
    const into = new Statement();
    const where = conditionSql(this.#reachable(id), this.model, 'e', into);
    into.text = `select 1 from ${quoted(this.model.table)} e where ${where}`;
    return new ReadQuery<void>([into.foundById()], ([rows]) => {
      if (!rows?.length) throw notFound();
    });
  }

  read(id: string, query: Query = {}): Promise<RecordJson> {
    return this.#ask((tenant) => {
      const known = fieldsVisibleTo(this.model, currentUser().roles, this.#customFields(tenant));
      const embed = parseEmbed(known, query.embed as string | undefined);
      const fields = parseFields(known, query.fields as string | undefined);
      this.#assertReached(embed);
      const reading = new Reading(this.#selection(tenant, { embed, fields }), currentLanguage());
      const statement = reading.statement({ where: this.#reachable(id) }).foundById();
      const record = new ReadQuery([statement], ([rows]) => {
        const row = rows?.[0];
        if (!row) throw notFound();
        return reading.json(row, { tenantFields: tenant });
      });
      const alone = this.model.fields.filter(({ name, options }) => {
        return options.detailOnly && isOpenTo(options.visible, currentUser().roles) && (!fields || fields.has(name));
      });
      if (alone.length === 0) return record;
      const questions = this.rules.detailQueries?.(id) ?? {};
      const asked = alone.map(({ name }) => questions[name]?.map((value) => [name, value])) as ReadQuery<unknown>[];
      return ReadQuery.all<unknown>([record, ...asked]).map(([told, ...values]) => {
        return { ...(told as RecordJson), ...Object.fromEntries(values as [string, unknown][]) };
      });
    });
  }

  /**
   * Records within the user's reach that meet a condition of the code's own, oldest first, to be asked beside something
   * else. The condition names the record that they belong to, which finds them in one way whatever its values are. For
   * resources without custom fields.
   */
  below(where: Condition, { most, fields }: { most: number; fields?: readonly string[] }): ReadQuery<RecordJson[]> {
    const wanted = fields && new Set(fields);
    const reading = new Reading(this.#selection(NO_FIELDS, { fields: wanted }), currentLanguage());
    const order = ['createdAt', 'id'].map((property) => ({ property, descending: false }));
    const statement = reading.statement({ where: this.#belonging(where), order, limit: most }).foundById();
    return new ReadQuery([statement], ([rows = []]) => {
      return rows.map((row) => reading.json(row, { tenantFields: NO_FIELDS }));
    });
  }

  /** SQL for how many records within the user's reach meet such a condition, as a value of the statement. */
  countBelow(where: Condition, into: Statement): string {
    const condition = conditionSql(this.#belonging(where), this.model, 'e', into);
    return `(select count(*)::int from ${quoted(this.model.table)} e where ${condition})`;
  }

  /** A record within the user's reach; everything else is 404, whatever the reason. */
  async load(em: EntityManager, id: string, { lock = false }: { lock?: boolean } = {}): Promise<E> {
    const locked = lock ? await loadLocked<E>(em, this.model, this.#reachable(id)) : undefined;
    if (locked === null) throw notFound();
    if (locked) return locked;
    const lists = this.model.fields.filter(({ kind }) => kind.widget === 'references').map(({ name }) => name);
    const record = await em.findOne(this.model.type, this.#reachable(id) as never, {
      populate: lists as never,
      strategy: 'select-in',
      ...(lock && { lockMode: LockMode.PESSIMISTIC_WRITE }),
    });
    if (!record) throw notFound();
    return record as E;
  }

  /** A stored record as it is sent, whether or not it is still within the user's reach. */
  async present(em: EntityManager, record: Pick<E, 'id'>): Promise<RecordJson> {
    const [json] = await this.presentAll(em, [record]);
    return json as RecordJson;
  }

  /** Several stored records at once, which costs no more statements than one. */
  async presentAll(em: EntityManager, records: readonly Pick<E, 'id'>[]): Promise<RecordJson[]> {
    const fields = this.#isInTenantsTerms ? await tenantFields(em) : NO_FIELDS;
    const reading = new Reading(this.#selection(fields, {}), currentLanguage());
    const rows = await rowsWithin(em, reading.statement(stored(records)));
    const byId = new Map(rows.map((row) => [row.id, row]));
    return records.map(({ id }) => reading.json(byId.get(id) ?? {}, { tenantFields: fields }));
  }

  /** The condition for the one record, if the user reaches it. */
  #reachable(id: string): Condition {
    return this.#withinReach({ id });
  }

  /** Throws 403 for an API token whose scopes do not reach the records, or the references whose titles are asked for. */
  #assertReached(embed: readonly FieldRecord[]): void {
    const targets = embed.map((field) => resourceOf(targetOf(field)).options.path);
    assertReachesResources(currentUser(), [this.model.options.path, ...targets]);
  }

  /** What belongs to another record, as far as the scopes of an API token reach it. */
  #belonging(where: Condition): Condition {
    const within = this.#withinReach(where);
    return reachesResource(currentUser(), this.model.options.path) ? within : { $and: [within, { id: { $in: [] } }] };
  }

  #withinReach(where: Condition): Condition {
    const scope = this.rules.scope?.(currentUser());
    const own = { tenant: currentTenant(), ...where };
    return scope ? { $and: [own, scope] } : own;
  }

  /** Puts a question; where the tenant's own fields play a part, in terms of those. */
  #ask<T>(put: (fields: TenantFields) => ReadQuery<T>): Promise<T> {
    return this.#isInTenantsTerms ? this.queries.runForTenant(put) : this.queries.run(put(NO_FIELDS));
  }

  /** Whether the tenant's own fields play a part in what is told. */
  get #isInTenantsTerms(): boolean {
    return Boolean(customValuesField(this.model) || this.rules.usesTenantFields);
  }

  /** Custom fields that the user sees. */
  #customFields(fields: TenantFields) {
    return customValuesField(this.model) ? visibleFields(fields, this.model.options.path, currentUser().roles) : [];
  }

  #selection(tenant: TenantFields, { embed = [], fields, sortedBy }: Wanted): Selection {
    const { roles } = currentUser();
    const place = customValuesField(this.model);
    const isWanted = ({ name, options }: FieldRecord) =>
      !options.detailOnly &&
      (!options.reads || reachesResource(currentUser(), options.reads)) &&
      (!fields || ALWAYS.includes(name) || fields.has(name));
    const seen = [...fieldsVisibleTo(this.model, roles).values()];
    const all = seen.filter((field) => isReadable(field) && field !== place && isWanted(field));
    const own = place && this.#customFields(tenant).filter((field) => isWanted(place) || isWanted(field));
    this.#computations ??= this.rules.computed?.() ?? {};
    return {
      model: this.model,
      fields: all,
      custom: place && (isWanted(place) || own?.length) ? own : undefined,
      embed,
      scope: this.rules.scope?.(currentUser()),
      sortedBy,
      computations: this.#computations,
    };
  }
}
