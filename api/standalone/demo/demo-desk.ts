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

type LookUp = (type: { readonly name: string }, where: object, options: unknown) => Promise<unknown>;

/** What hangs on the demo's tickets: nothing of it is in the database before the one flush, so it is told here. */
class PlayedRecords extends LinkedRecordsSource {
  readonly #tellers: ((ticket: string) => Partial<LinkedRecords>)[] = [];

  tell(teller: (ticket: string) => Partial<LinkedRecords>): void {
    this.#tellers.push(teller);
  }

  override get sql() {
    return {};
  }

  override from({ id }: Readonly<Record<string, unknown>>): LinkedRecords {
    const told = this.#tellers.map((tell) => tell(id as string));
    return Object.assign({}, NO_LINKED_RECORDS, ...told) as LinkedRecords;
  }

  override async ofAll(_em: EntityManager, tickets: readonly string[]): Promise<ReadonlyMap<string, LinkedRecords>> {
    return new Map(tickets.map((id) => [id, this.from({ id })]));
  }
}

/** History sends no mails. */
class Silence extends TicketNotifications {
  override notify(): void {}
}

/** Nor does it leave anything to be done. */
const NO_JOBS = { send: async () => undefined } as unknown as Jobs;

/**
 * The service desk without its HTTP: the same validation, rules and workflow, but at any moment, as anybody and with
 * one flush for all. Nothing that the product would refuse comes into the database.
 */
export class DemoDesk {
  readonly timeline = new TimelineWriter(new Silence(undefined as never, undefined as never));
  readonly transitions: TransitionService;
  readonly messages: MessageEffects;
  readonly terms: ServiceTermsSource;
  readonly linked = new PlayedRecords();
  readonly #registry = new RulesRegistry();
  readonly #work: UnitOfWork;
  readonly #flush: () => Promise<void>;

  /** `em` must be of a transaction of the tenant, and is used by nobody else. */
  constructor(
    readonly em: EntityManager,
    orm: MikroORM,
    readonly tenant: DemoTenant,
  ) {
    this.terms = new ServiceTermsSource(this.linked);
    const { terms } = this;
    const completion = new TicketCompletion(terms);
    this.transitions = new TransitionService(terms, this.timeline, NO_JOBS);
    this.messages = new MessageEffects(this.transitions);
    this.#registry.register(
      Ticket,
      new TicketRules(terms, this.timeline, this.transitions, this.linked, completion, new TicketPartsSource()),
    );
    // No system elsewhere is connected, which would be asked or told.
    const outbox = new ErpOutbox(undefined as never);
    this.#registry.register(Task, new TaskRules(outbox, undefined as never));
    const log = new AppointmentLog(this.timeline, outbox);
    this.#registry.register(Appointment, new AppointmentRules(log, undefined as never, this.transitions));
    this.#registry.register(Absence, new AbsenceRules());
    // Nobody listens, and nothing is there yet that a job would have to fill in.
    this.#registry.register(CustomField, new CustomFieldRules(undefined as never, undefined as never, this.#registry));
    this.#work = new UnitOfWork(orm);
    this.#flush = em.flush.bind(em);
    em.flush = async () => undefined;
  }

  /** Does something as somebody at a moment. */
  async act<T>(user: SignedInUser, at: Date, work: () => Promise<T>): Promise<T> {
    const { now } = clock;
    clock.now = () => at;
    try {
      return await runInSession({ requestId: 'demo', tenant: this.tenant, user }, work);
    } finally {
      clock.now = now;
    }
  }

  /** Records of a type are written by rules of their own. */
  obey<E extends TenantEntity>(type: new () => E, rules: ResourceRules<E>): void {
    this.#registry.register(type as TenantEntityClass, rules as ResourceRules<TenantEntity>);
  }

  /** Creates a record of the given id from what a request would send; `record` may bear what the server sets. */
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

  /** Adds a record of the given id to a stored ticket. */
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

  /** From now on everything is looked up only once: tickets change nothing of what they refer to. */
  lookUpOnce(): void {
    const known = new Map<string, Promise<unknown>>();
    for (const method of ['find', 'findOne'] as const) {
      const ask = this.em[method].bind(this.em) as LookUp;
      const once: LookUp = (type, where, options) => {
        if (Object.getPrototypeOf(where) !== Object.prototype) return ask(type, where, options);
        const question = `${method} ${type.name} ${JSON.stringify(where)}`;
        const answer = known.get(question) ?? ask(type, where, options);
        known.set(question, answer);
        return answer;
      };
      Object.assign(this.em, { [method]: once });
    }
  }

  /** Writes everything that has been done so far. */
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
