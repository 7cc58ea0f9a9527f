import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { tenantFields, visibleFields } from '../custom-fields/custom-fields.js';
import { notFound } from '../http/problem.js';
import { currentTenant, currentUser } from '../tenancy/session.js';
import type { TenantEntity } from '../tenancy/tenant-entity.js';
import type { UnitOfWork } from '../tenancy/unit-of-work.js';
import type { FieldRecord } from './field.js';
import { type Page, populateOf, readPage } from './list.js';
import { presentRecords } from './presenter.js';
import { parseEmbed, parseListQuery } from './query.js';
import { customPlaceOf, type ResourceModel } from './resource.js';
import type { RecordJson, ResourceRules, RulesRegistry } from './rules.js';
import { fieldsInSight } from './sent-body.js';

/** Reads one resource for the signed-in user: dialect, scope and what is shown of a record. */
export class ResourceReader<E extends TenantEntity> {
  constructor(
    readonly model: ResourceModel,
    protected readonly work: UnitOfWork,
    protected readonly registry: RulesRegistry,
  ) {}

  protected get rules(): ResourceRules<E> {
    return this.registry.of(this.model.type) as ResourceRules<E>;
  }

  /** One page of what the user may see; the query is that of the contract's dialect. */
  list(query: Record<string, unknown>): Promise<Page<RecordJson>> {
    const user = currentUser();
    return this.work.read(async (em) => {
      const parsed = parseListQuery(this.model, query, user.roles, await this.#customFields(em));
      const page = await readPage<E>(em, this.model, parsed, this.rules.scope?.(user));
      const rows = await presentRecords(this.model, this.rules, page.rows, parsed.embed, user, em);
      // Nothing was changed, which need not be found out by comparing every value of every row.
      em.clear();
      return { ...page, rows };
    });
  }

  read(id: string, query: Record<string, unknown> = {}): Promise<RecordJson> {
    return this.work.read(async (em) => {
      const custom = (await this.#customFields(em)).map((field) => [field.name, field] as const);
      const embed = parseEmbed(new Map([...fieldsInSight(this.model), ...custom]), query.embed as string | undefined);
      return this.present(em, await this.load(em, id, { embed }), embed);
    });
  }

  /** A record within the user's reach; everything else is 404, whatever the reason. */
  async load(
    em: EntityManager,
    id: string,
    { lock = false, embed = [] }: { lock?: boolean; embed?: readonly FieldRecord[] } = {},
  ): Promise<E> {
    const scope = this.rules.scope?.(currentUser());
    const own = { tenant: currentTenant(), id };
    const record = await em.findOne(this.model.type, (scope ? { $and: [own, scope] } : own) as never, {
      populate: populateOf(this.model, embed) as never,
      strategy: 'select-in',
      ...(lock && { lockMode: LockMode.PESSIMISTIC_WRITE }),
    });
    if (!record) throw notFound();
    return record as E;
  }

  async present(em: EntityManager, record: E, embed: readonly FieldRecord[] = []): Promise<RecordJson> {
    const [json] = await this.presentAll(em, [record], embed);
    return json as RecordJson;
  }

  /** Several records at once, which costs no more statements than one. */
  presentAll(em: EntityManager, records: readonly E[], embed: readonly FieldRecord[] = []): Promise<RecordJson[]> {
    return presentRecords(this.model, this.rules, records, embed, currentUser(), em);
  }

  /** Custom fields that the user sees. */
  async #customFields(em: EntityManager) {
    if (!customPlaceOf(this.model)) return [];
    return visibleFields(await tenantFields(em), this.model.options.path, currentUser().roles);
  }
}
