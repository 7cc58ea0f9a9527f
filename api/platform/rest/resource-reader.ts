import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
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
import { fold } from '../resource/fold.js';
import { snakeCase } from '../resource/naming.js';
import { targetOf } from '../resource/reference-kinds.js';
import { customValuesField, isReadable, resourceOf } from '../resource/resource.js';
import type { ResourceModel } from '../resource/resource-model.js';
import { TAGS } from '../resource/tag-kind.js';
import { NO_FIELDS, type TenantFields, tenantFields, visibleFields } from '../resource/tenant-fields.js';
import { currentLanguage } from '../tenancy/language.js';
import { currentTenant, currentUser, type SignedInUser } from '../tenancy/session.js';
import type { TenantEntity } from '../tenancy/tenant-entity.js';
import type { UnitOfWork } from '../tenancy/unit-of-work.js';
import { COUNT_CAP, countQuery, type ListCount, type Page, pageQuery } from './list.js';
import { loadLocked } from './load-locked.js';
import { parseEmbed, parseFields, parseListQuery } from './query.js';
import type { ResourceRules, RulesRegistry } from './rules.js';
import { type Fields, fieldsVisibleTo } from './visible-fields.js';

type Query = Readonly<Record<string, unknown>>;

/** Fields that every answer contains (contract). */
const ALWAYS: readonly string[] = ['id', 'version'];

/** Suggested tags at most, and the records whose tags they are. */
const [MOST_TAGS, NEWEST] = [20, 5_000];

/** The requested parts of records. */
interface Wanted {
  readonly embed?: readonly FieldRecord[];
  /** Names of fields; undefined for all visible ones. */
  readonly fields?: ReadonlySet<string> | undefined;
  readonly sortedBy?: FieldRecord;
  /** The record is read alone, with the computed fields that are `detailOnly`. */
  readonly isAlone?: boolean;
}

/** Reads one resource for the signed-in user: dialect, scope and visible fields. */
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
   * One page of the list, by a query of the contract's dialect. `reached` runs with it, such as the query whether the
   * user reaches the record above the list.
   */
  async list(query: Query, reached?: ReadQuery<void>): Promise<Page<RecordJson>> {
    await this.storeFirst();
    return this.#ask((tenant) => {
      const page = this.page(tenant, query);
      if (!reached) return page;
      return ReadQuery.all<unknown>([reached, page]).map(([, told]) => told as Page<RecordJson>);
    });
  }

  /** Stores the first records of the tenant, if the resource has some and they are not stored yet. */
  async storeFirst(): Promise<void> {
    const first = this.rules.firstRecords?.();
    if (!first) return;
    const { type, fields } = this.model;
    const stored = await this.work.read((em) => em.count(type));
    if (stored >= first.length) return;
    const unique = fields.filter(({ options }) => options.unique).map(({ name }) => name);
    const onConflictFields = ['tenant', ...unique] as never;
    await this.work.write((em) => em.upsertMany(type, [...first], { onConflictFields, onConflictAction: 'ignore' }));
  }

  /** The query of a page, to run together with others; parts that the user may not see are refused. */
  page(tenant: TenantFields, query: Query): ReadQuery<Page<RecordJson>> {
    const user = currentUser();
    const parsed = parseListQuery(this.model, query, user.roles, this.#customFields(tenant));
    const { embed, fields, sort } = parsed;
    this.#assertReached(embed);
    const selection = this.#selection(tenant, { embed, fields, sortedBy: sort.field });
    return pageQuery(selection, parsed, this.#listed(query, user), { tenantFields: tenant });
  }

  /** The query of the number of records that a filter finds; parts that the user may not see are refused. */
  count(tenant: TenantFields, filter: unknown): ReadQuery<ListCount> {
    const user = currentUser();
    const query = { filter: JSON.stringify(filter) };
    const parsed = parseListQuery(this.model, query, user.roles, this.#customFields(tenant));
    this.#assertReached([]);
    return countQuery(this.model, parsed, this.#listed({}, user)).map(({ total, exact }) => ({
      count: total ?? COUNT_CAP,
      exact,
    }));
  }

  /** The user's scope, and the conditions that narrow the list. */
  #listed(query: Query, user: SignedInUser): Condition | undefined {
    const names = Object.keys(this.model.options.narrowings ?? {}).filter((name) => query[name] === 'true');
    const conditions = [this.rules.scope?.(user), ...names.map((name) => this.rules.narrowings?.()[name]?.(user))];
    const [first, ...others] = conditions.filter((condition) => condition !== undefined);
    return first && others.length > 0 ? { $and: [first, ...others] } : first;
  }

  /** All fields that the user may see, custom fields among them. */
  async visibleFields(): Promise<Fields> {
    const tenant = customValuesField(this.model) ? await this.work.read((em) => tenantFields(em)) : NO_FIELDS;
    return fieldsVisibleTo(this.model, currentUser().roles, this.#customFields(tenant));
  }

  /** The fields of these names that the user may see. */
  visibleNames(names: readonly string[]): string[] {
    const known = fieldsVisibleTo(this.model, currentUser().roles);
    return names.filter((name) => known.has(name));
  }

  /** A query that throws 404 for a record beyond the user's reach. */
  reachQuery(id: string): ReadQuery<void> {
    const into = new Statement();
    const where = conditionSql(this.#withinReach({ id }), this.model, 'e', into);
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
      const selection = this.#selection(tenant, { embed, fields, isAlone: true });
      const reading = new Reading(selection, currentLanguage());
      const statement = reading.statement({ where: this.#withinReach({ id }) }).foundById();
      const row = new ReadQuery([statement], ([rows]) => {
        if (!rows?.[0]) throw notFound();
        return rows[0];
      });
      const needed = selection.fields.flatMap(({ name }) => selection.computations[name]?.details ?? []);
      const isSent = (name: string) => !fields || fields.has(name);
      const queries = Object.entries(this.rules.detailQueries?.(id) ?? {}).filter(
        ([name]) => known.has(name) && (isSent(name) || needed.includes(name)),
      );
      return ReadQuery.all<unknown>([row, ...queries.map(([, query]) => query)]).map(([found, ...answers]) => {
        const details = Object.fromEntries(queries.map(([name], index) => [name, answers[index]]));
        const record = reading.json(found as Record<string, unknown>, { tenantFields: tenant, details });
        return { ...record, ...Object.fromEntries(Object.entries(details).filter(([name]) => isSent(name))) };
      });
    });
  }

  /**
   * The query of records within the user's reach that meet a condition, oldest first. The condition names the record to
   * which they belong, by which an index finds them. For resources without custom fields.
   */
  below(where: Condition, { most, fields }: { most: number; fields?: readonly string[] }): ReadQuery<RecordJson[]> {
    const wantedNames = fields && new Set(fields);
    const reading = new Reading(this.#selection(NO_FIELDS, { fields: wantedNames }), currentLanguage());
    const order = ['createdAt', 'id'].map((property) => ({ property, descending: false }));
    const statement = reading.statement({ where: this.#belonging(where), order, limit: most }).foundById();
    return new ReadQuery([statement], ([rows = []]) => {
      return rows.map((row) => reading.json(row, { tenantFields: NO_FIELDS }));
    });
  }

  /** SQL for the number of records within the user's reach that meet such a condition. */
  countBelow(where: Condition, into: Statement): string {
    const condition = conditionSql(this.#belonging(where), this.model, 'e', into);
    return `(select count(*)::int from ${quoted(this.model.table)} e where ${condition})`;
  }

  /** Tags that begin with a text, among those of the newest records within the user's reach. Throws 404 for no such field. */
  usedTags(name: string, start: string): Promise<string[]> {
    const field = this.visibleNames([name]).length > 0 && this.model.fields.find((known) => known.name === name);
    if (!field || field.kind !== TAGS) throw notFound();
    const into = new Statement();
    const column = `e.${quoted(snakeCase(name))}`;
    const where = conditionSql(this.#withinReach({}), this.model, 'e', into);
    into.text = `select distinct on (vsd_fold(tag)) tag from (
        select ${column} as tags from ${quoted(this.model.table)} e
         where ${where} order by e.tenant, e.created_at desc, e.id desc limit ${NEWEST}
      ) as newest, unnest(newest.tags) as tag
      where starts_with(vsd_fold(tag), ${into.bind(fold(start))}) order by vsd_fold(tag) limit ${MOST_TAGS}`;
    return this.queries.run(new ReadQuery([into], ([rows = []]) => rows.map(({ tag }) => tag as string)));
  }

  /** A record within the user's reach. Throws 404 for every other one. */
  async load(em: EntityManager, id: string, { lock = false }: { lock?: boolean } = {}): Promise<E> {
    const locked = lock ? await loadLocked<E>(em, this.model, this.#withinReach({ id })) : undefined;
    if (locked === null) throw notFound();
    if (locked) return locked;
    const lists = this.model.fields.filter(({ kind }) => kind.widget === 'references').map(({ name }) => name);
    const record = await em.findOne(this.model.type, this.#withinReach({ id }) as never, {
      populate: lists as never,
      strategy: 'select-in',
      ...(lock && { lockMode: LockMode.PESSIMISTIC_WRITE }),
    });
    if (!record) throw notFound();
    return record as E;
  }

  /** A stored record as it is sent, within the user's reach or not. */
  async present(em: EntityManager, { id }: Pick<E, 'id'>): Promise<RecordJson> {
    const fields = this.#dependsOnTenant ? await tenantFields(em) : NO_FIELDS;
    const reading = new Reading(this.#selection(fields, {}), currentLanguage());
    const [row = {}] = await rowsWithin(em, reading.statement({ where: { tenant: currentTenant(), id } }));
    return reading.json(row, { tenantFields: fields });
  }

  /** Throws 403 for an API token whose scopes do not reach the records, or the references whose titles are asked for. */
  #assertReached(embed: readonly FieldRecord[]): void {
    const targets = embed.map((field) => resourceOf(targetOf(field)).options.path);
    assertReachesResources(currentUser(), [this.model.options.path, ...targets]);
  }

  /** Records that belong to another one; none beyond the scopes of an API token. */
  #belonging(where: Condition): Condition {
    const within = this.#withinReach(where);
    return reachesResource(currentUser(), this.model.options.path) ? within : { $and: [within, { id: { $in: [] } }] };
  }

  #withinReach(where: Condition): Condition {
    const scope = this.rules.scope?.(currentUser());
    const own = { tenant: currentTenant(), ...where };
    return scope ? { $and: [own, scope] } : own;
  }

  /** Runs a query, made from the tenant's custom fields where they matter. */
  #ask<T>(put: (fields: TenantFields) => ReadQuery<T>): Promise<T> {
    return this.#dependsOnTenant ? this.queries.runForTenant(put) : this.queries.run(put(NO_FIELDS));
  }

  /** Whether answers depend on the tenant's custom fields. */
  get #dependsOnTenant(): boolean {
    return Boolean(customValuesField(this.model) || this.rules.usesTenantFields);
  }

  #customFields(fields: TenantFields) {
    return customValuesField(this.model) ? visibleFields(fields, this.model.options.path, currentUser().roles) : [];
  }

  #selection(tenant: TenantFields, { embed = [], fields, sortedBy, isAlone = false }: Wanted): Selection {
    const { roles } = currentUser();
    const place = customValuesField(this.model);
    this.#computations ??= this.rules.computed?.() ?? {};
    const computations = this.#computations;
    const isWanted = ({ name, options }: FieldRecord) =>
      (!options.detailOnly || (isAlone && name in computations)) &&
      (!options.reads || reachesResource(currentUser(), options.reads)) &&
      (!fields || ALWAYS.includes(name) || fields.has(name));
    const seen = [...fieldsVisibleTo(this.model, roles).values()];
    const all = seen.filter((field) => isReadable(field) && field !== place && isWanted(field));
    const own = place && this.#customFields(tenant).filter((field) => isWanted(place) || isWanted(field));
    return {
      model: this.model,
      fields: all,
      custom: place && (isWanted(place) || own?.length) ? own : undefined,
      embed,
      scope: this.rules.scope?.(currentUser()),
      sortedBy,
      computations,
    };
  }
}
