import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { AppointmentLog } from '../../appointments/appointment-log.js';
import { AppointmentRules } from '../../appointments/appointment-rules.js';
import { Appointment } from '../../appointments/record/appointment.entity.js';
import { ErpOutbox } from '../../erp/outbox/erp-outbox.js';
import { Absence } from '../../masterdata/absence.entity.js';
import { AbsenceRules } from '../../masterdata/absence.rules.js';
import { CustomField } from '../../masterdata/custom-fields/custom-field.entity.js';
import { CustomFieldRules } from '../../masterdata/custom-fields/custom-field.rules.js';
import { clock } from '../../platform/clock.js';
import type { Jobs } from '../../platform/jobs/jobs.js';
import { resourceOf } from '../../platform/resource/resource.js';
import type { TenantEntityClass } from '../../platform/resource/resource-model.js';
import { ResourceService } from '../../platform/rest/resource-service.js';
import { type ResourceRules, RulesRegistry } from '../../platform/rest/rules.js';
import { runInSession, type SignedInUser } from '../../platform/tenancy/session.js';
import type { TenantEntity } from '../../platform/tenancy/tenant-entity.js';
import { UnitOfWork } from '../../platform/tenancy/unit-of-work.js';
import { MessageEffects } from '../../tickets/messages/message-effects.js';
import { type LinkedRecords, LinkedRecordsSource, NO_LINKED_RECORDS } from '../../tickets/record/linked-records.js';
import { Ticket } from '../../tickets/record/ticket.entity.js';
import { TicketPartsSource } from '../../tickets/record/ticket-parts.js';
import { TicketRules } from '../../tickets/rules/ticket-rules.js';
import { ServiceTermsSource } from '../../tickets/service/service-terms.js';
import { TicketCompletion } from '../../tickets/service/ticket-completion.js';
import { Task } from '../../tickets/tasks/task.entity.js';
import { TaskRules } from '../../tickets/tasks/task-rules.js';
import { TicketNotifications } from '../../tickets/timeline/ticket-notifications.js';
import { TimelineWriter } from '../../tickets/timeline/timeline-writer.js';
import { TransitionService } from '../../tickets/workflow/transition.service.js';
import type { DemoTenant } from '../accounts.js';

type Query = (type: { readonly name: string }, where: object, options: unknown) => Promise<unknown>;

/** Reports and invoices of the demo's tickets, from memory: they are not in the database before the flush. */
class PlayedRecords extends LinkedRecordsSource {
  readonly #sources: ((ticket: string) => Partial<LinkedRecords>)[] = [];

  add(source: (ticket: string) => Partial<LinkedRecords>): void {
    this.#sources.push(source);
  }

  override get sql() {
    return {};
  }

  override from({ id }: Readonly<Record<string, unknown>>): LinkedRecords {
    const linked = this.#sources.map((source) => source(id as string));
    return Object.assign({}, NO_LINKED_RECORDS, ...linked) as LinkedRecords;
  }

  override async ofAll(_em: EntityManager, tickets: readonly string[]): Promise<ReadonlyMap<string, LinkedRecords>> {
    return new Map(tickets.map((id) => [id, this.from({ id })]));
  }
}

/** The demo sends no mails. */
class NoNotifications extends TicketNotifications {
  override notify(): void {}
}

/** The demo leaves no jobs. */
const NO_JOBS = { send: async () => undefined } as unknown as Jobs;

/**
 * The service desk without HTTP: the same validation, rules and workflow, but at any moment, as any user and with one
 * flush for all records. The database takes no record that the product would refuse.
 */
export class DemoDesk {
  readonly timeline = new TimelineWriter(new NoNotifications(undefined as never, undefined as never));
  readonly transitions: TransitionService;
  readonly messages: MessageEffects;
  readonly terms: ServiceTermsSource;
  readonly linked = new PlayedRecords();
  readonly #registry = new RulesRegistry();
  readonly #work: UnitOfWork;
  readonly #flush: () => Promise<void>;

  /** `em` belongs to a transaction of the tenant and to this desk alone, which replaces its `flush`. */
  constructor(
    readonly em: EntityManager,
    orm: MikroORM,
    readonly tenant: DemoTenant,
  ) {
    this.terms = new ServiceTermsSource(this.linked);
    const { terms } = this;
    const completion = new TicketCompletion(terms);
    this.transitions = new TransitionService(terms, this.timeline, NO_JOBS);
    this.messages = new MessageEffects(this.transitions, terms);
    this.#registry.register(
      Ticket,
      new TicketRules(terms, this.timeline, this.transitions, this.linked, completion, new TicketPartsSource()),
    );
    // The demo tenants have no external systems.
    const outbox = new ErpOutbox(undefined as never);
    this.#registry.register(Task, new TaskRules(outbox, undefined as never));
    const log = new AppointmentLog(this.timeline, outbox);
    this.#registry.register(Appointment, new AppointmentRules(log, undefined as never, terms));
    this.#registry.register(Absence, new AbsenceRules());
    // A new custom field has no listeners and no records to fill in.
    this.#registry.register(CustomField, new CustomFieldRules(undefined as never, undefined as never, this.#registry));
    this.#work = new UnitOfWork(orm);
    this.#flush = em.flush.bind(em);
    em.flush = async () => undefined;
  }

  /** Runs `work` as a user at a moment. */
  async act<T>(user: SignedInUser, at: Date, work: () => Promise<T>): Promise<T> {
    const { now } = clock;
    clock.now = () => at;
    try {
      return await runInSession({ requestId: 'demo', tenant: this.tenant, user }, work);
    } finally {
      clock.now = now;
    }
  }

  /** Sets the rules of a type of records. */
  register<E extends TenantEntity>(type: new () => E, rules: ResourceRules<E>): void {
    this.#registry.register(type as TenantEntityClass, rules as ResourceRules<TenantEntity>);
  }

  /** Creates a record with an id from the body of a request; `record` may have values that the server sets. */
  async create<E extends TenantEntity>(
    type: new () => E,
    id: string,
    body: Readonly<Record<string, unknown>>,
    record: E = new type(),
  ): Promise<E> {
    const service = this.#service(type);
    record.id = id;
    return service.insert(this.em, await service.validCreation(body), record);
  }

  /** Adds a record with an id to a stored ticket. */
  async addBelow<E extends TenantEntity>(
    type: new () => E,
    ticket: Ticket,
    id: string,
    body: Readonly<Record<string, unknown>>,
  ): Promise<void> {
    const service = this.#service(type);
    const record = await service.insert(this.em, { ...(await service.validCreation(body)), ticket: ticket.id });
    record.id = id;
  }

  /** Changes a ticket as the acting user may. */
  async change(ticket: Ticket, body: Readonly<Record<string, unknown>>): Promise<void> {
    await this.#service(Ticket).change(this.em, ticket, body);
  }

  /** Caches each query from here on: tickets do not change the records to which they refer. */
  cacheQueries(): void {
    const results = new Map<string, Promise<unknown>>();
    for (const method of ['find', 'findOne'] as const) {
      const query = this.em[method].bind(this.em) as Query;
      const cachedQuery: Query = (type, where, options) => {
        if (Object.getPrototypeOf(where) !== Object.prototype) return query(type, where, options);
        const key = `${method} ${type.name} ${JSON.stringify(where)}`;
        const result = results.get(key) ?? query(type, where, options);
        results.set(key, result);
        return result;
      };
      Object.assign(this.em, { [method]: cachedQuery });
    }
  }

  /** Writes all new and changed records. */
  flush(): Promise<void> {
    return this.#flush();
  }

  #service<E extends TenantEntity>(type: new () => E): ResourceService<E> {
    return new ResourceService<E>(
      resourceOf(type as TenantEntityClass),
      this.#work,
      this.#registry,
      undefined as never,
    );
  }
}
