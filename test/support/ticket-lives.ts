import { clock } from '../../api/platform/clock.js';
import {
  APPROVAL_STATES,
  CLARIFICATION_REASONS,
  CONTACT_CHANNELS,
  TICKET_PRIORITIES,
  TICKET_TYPES,
} from '../../api/vocabulary/ticket.js';
import type { TestApplication } from './application.js';
import { dayFromNow } from './days.js';
import type { Person } from './people.js';
import type { Random } from './random.js';
import type { Json } from './records.js';
import type { TicketWorld } from './ticket-world.js';
import { FIELDS } from './workflow-model/attempts.js';
import { availableOf, inWords, refusalOf, sorted } from './workflow-model/available.js';
import { afterMove, type LivingTicket } from './workflow-model/effects.js';
import { closingChoices, linesFrom, type ModelSettings, verdict } from './workflow-model/model.js';
import { type Kind, type Line, TYPE, type Who } from './workflow-model/table.js';

const KINDS = Object.fromEntries(Object.entries(TYPE).map(([kind, type]) => [type, kind as Kind]));

/** People who move tickets, with their letters in the table; the last is a customer of another company. */
const MOVERS: readonly (readonly [Person, Who])[] = [
  ['agent', 'A'],
  ['agent', 'A'],
  ['manager', 'A'],
  ['customer', 'C'],
  ['customerAll', 'C'],
  ['executor', 'E'],
  ['bergbahn', 'C'],
];

/** The fields that a move may change; moments as whether there are any. */
const effectsOn = ({ workCompletedAt, closedAt, fields, ...ticket }: LivingTicket) => ({
  state: ticket.state,
  before: ticket.before,
  approval: ticket.approval,
  closingState: ticket.closingState,
  closingDate: ticket.closingDate,
  closingNote: fields.closingNote ?? null,
  workCompleted: workCompletedAt !== null,
  closed: closedAt !== null,
});

/**
 * A ticket that is edited, moved and answered at random, through HTTP. Each move is answered as the tables of the domain
 * require: its status, its codes, the list of moves, and the ticket afterwards.
 */
export class TicketLife {
  readonly steps: string[] = [];
  #undo: Json | undefined;

  constructor(
    private readonly desk: TestApplication,
    private readonly world: TicketWorld,
    private readonly random: Random,
    private readonly settings: ModelSettings,
    readonly id: string,
  ) {}

  /** Submits a ticket, or saves a draft; customers create no orders. */
  static async begin(desk: TestApplication, world: TicketWorld, random: Random, settings: ModelSettings) {
    const type = random.pick([...TICKET_TYPES, 'ORDER']);
    const order = {
      location: world.location,
      executionCompany: 'Rohr & Draht',
      executionDescription: 'Ventil ersetzen',
    };
    const given = { type, ...(random.chance(0.3) && { draft: true }), ...(type === 'ORDER' && order) };
    const { id } = await world.submit(random.chance(0.3) && type !== 'ORDER' ? 'customer' : 'agent', given);
    return new TicketLife(desk, world, random, settings, id);
  }

  async step(): Promise<void> {
    const lot = this.random.next();
    if (lot < 0.24) await this.#edit();
    else if (lot < 0.29) await this.#takeBack();
    else if (lot < 0.4) await this.#decide();
    else if (lot < 0.83) await this.#move();
    else if (lot < 0.94) await this.#attach();
    else await this.#write();
  }

  get #agent() {
    return this.desk.as('agent');
  }

  get #path() {
    return `v1/tickets/${this.id}`;
  }

  #note(step: string, status: number): void {
    this.steps.push(`${step} ${status}`);
  }

  async #edit(): Promise<void> {
    const person = this.random.chance(0.85) ? 'agent' : 'customer';
    const changes = Object.assign({}, ...Array.from({ length: this.random.pick([1, 1, 2, 3]) }, () => this.#value()));
    await this.#change(person, changes);
  }

  /** Restores the values before the last edit, as «undo» does. */
  async #takeBack(): Promise<void> {
    const before = this.#undo;
    this.#undo = undefined;
    if (before) await this.#change('agent', before);
  }

  async #change(person: Person, changes: Json): Promise<void> {
    const { status: seen, body: ticket } = await this.desk.as(person).get(this.#path);
    if (seen !== 200) return;
    const reason = person === 'agent' ? { reason: 'Auf Wunsch' } : {};
    const { status } = await this.world.change(person, ticket, { ...changes, ...reason });
    this.#note(`edit ${person} ${JSON.stringify(changes)}`, status);
    if (status === 200) this.#undo = Object.fromEntries(Object.keys(changes).map((name) => [name, ticket[name]]));
  }

  /** The ticket with its tasks, invoices and reports, as the agent reads it, in the terms of the model. */
  async #model(): Promise<LivingTicket> {
    const parts = ['', '/tasks', '/invoices', '/reports'].map((part) => this.#agent.read(`${this.#path}${part}`));
    const [ticket, tasks, invoices, reports] = (await Promise.all(parts)) as [Json, Json[], Json[], Json[]];
    const filled = FIELDS.filter((field) => ticket[field] != null).map((field) => [field, String(ticket[field])]);
    const moment = (name: string) => (ticket[name] === null ? null : Date.parse(ticket[name]));
    return {
      kind: KINDS[ticket.type] as Kind,
      state: ticket.state,
      before: ticket.previousState,
      fields: Object.fromEntries(filled),
      openTasks: tasks.filter(({ state }) => state !== 'COMPLETED').length,
      invoices: invoices.map((one) => ({ number: one.invoiceNumber, amount: one.invoiceAmountExclVat, pdf: true })),
      reports: reports.map(({ state }) => state),
      approval: ticket.approval,
      unapprovedCosts: false,
      createdAt: Date.parse(ticket.createdAt),
      workCompletedAt: moment('workCompletedAt'),
      closedAt: moment('closedAt'),
      closingState: ticket.closingState,
      closingDate: ticket.closingDate,
    };
  }

  /** Tries one of a person's moves, or a move to any state, at times without the input that it needs. */
  async #move(): Promise<void> {
    const { random } = this;
    const [person, who] = random.pick(MOVERS);
    const { status: seen } = await this.desk.as(person).get(this.#path);
    if (seen === 404 && random.chance(0.8)) return this.#move();
    const ticket = await this.#model();
    const moment = { ticket, settings: this.settings, now: clock.now().getTime() };
    // Lives go on in other states: a ticket is closed less often than it could be.
    const moves = linesFrom(moment, who, true).filter(({ to }) => to && (to !== 'CLOSED' || random.chance(0.5)));
    const line = random.chance(0.9) ? random.pick(moves) : undefined;
    const to = line?.to ?? random.pick(['PENDING', 'IN_WORK', 'CLOSED']);
    const input = random.chance(0.85) ? this.#inputOf(ticket, line) : {};
    const answer = await this.world.move(person, this.id, { to, ...input });
    const step = `move ${person} ${ticket.kind} ${ticket.state} → ${to} ${JSON.stringify(input)}`;
    this.#note(step, answer.status);
    if (seen === 404) {
      expect([step, answer.status]).toEqual([step, 404]);
      return;
    }
    const should = verdict(moment, to, who, true, input);
    const refusal = refusalOf(should);
    const available = availableOf(moment, who, true);
    if (!refusal) {
      expect([step, answer.status, answer.body.code]).toEqual([step, 201, undefined]);
      expect([step, available.find((move) => move.to === to)?.allowed]).toEqual([step, true]);
      const after = afterMove(moment, should.line as Line, input);
      expect([step, effectsOn(await this.#model())]).toEqual([step, effectsOn(after)]);
      return;
    }
    const obstacles = should.obstacles.length > 0 ? should.obstacles : ['CLOSE_WITHOUT_INVOICE'];
    const codes = answer.body.errors?.map(({ code }: Json) => code);
    expect([step, answer.status, answer.body.code]).toEqual([step, ...refusal]);
    expect([step, codes]).toEqual([step, obstacles.map((one) => one.split(' ')[0])]);
    const listed = (await this.desk.as(person).read(`${this.#path}/transitions`)).map(
      ({ action: _action, unmet, closingStates, ...move }: Json) => ({
        ...move,
        unmet: inWords(unmet),
        closingStates: sorted(closingStates),
      }),
    );
    expect([step, listed]).toEqual([step, available]);
  }

  #inputOf(ticket: LivingTicket, line: Line | undefined) {
    const { random } = this;
    const closing = line ? closingChoices(ticket, line) : [];
    return {
      reason: 'Kommt so',
      clarificationReason: random.pick(CLARIFICATION_REASONS),
      text: 'Was genau?',
      ...(line?.to === 'IN_CLARIFICATION' && random.chance(0.5) && { resubmissionDate: dayFromNow(3) }),
      ...(closing.length > 0 && { closingState: random.pick(closing).state }),
      closingNote: 'Ventil ersetzt',
      ...(random.chance(0.85) && { confirm: ['CLOSE_WITHOUT_INVOICE'] }),
    };
  }

  /** Approves or rejects a change, which waits for it. */
  async #decide(): Promise<void> {
    const ticket = await this.world.read('agent', this.id);
    if (ticket.clarificationReason !== 'WAIT_APPROVAL' && ticket.state === 'PENDING') {
      const question = { to: 'IN_CLARIFICATION', clarificationReason: 'WAIT_APPROVAL', text: 'Einverstanden?' };
      await this.world.move('agent', this.id, question);
    }
    const decision = this.random.pick(['APPROVED', 'REJECTED']);
    const { status } = await this.#agent.post(`${this.#path}/approval`).send({ decision, text: 'Ja' });
    this.#note(`decision ${decision}`, status);
  }

  /** Adds a task, completes all tasks, or adds an invoice or a report; a ticket that refuses them stays unchanged. */
  async #attach(): Promise<void> {
    const lot = this.random.next();
    if (lot < 0.25)
      this.#note('task', (await this.#agent.post(`${this.#path}/tasks`).send({ subject: 'Bestellen' })).status);
    else if (lot < 0.5) {
      for (const { id, version } of await this.#agent.read(`${this.#path}/tasks`))
        await this.#agent.change(`v1/tasks/${id}`, version, { state: 'COMPLETED' });
    } else if (lot < 0.7) {
      const { status } = await this.world.invoice('agent', this.id, `R-${this.steps.length}`);
      this.#note('invoice', status);
    } else {
      const { status, body } = await this.#agent.post(`${this.#path}/reports`).send({});
      const state = this.random.pick(['BILLABLE', 'BILLABLE', 'OPEN_IN_WORK', 'INVOICED', 'NOT_INVOICED']);
      if (status === 201) await this.desk.rows('update report set state = $1 where id = $2', state, body.id);
      this.#note(`report ${state}`, status);
    }
  }

  async #write(): Promise<void> {
    const person = this.random.pick(['agent', 'customer'] as const);
    const { status } = await this.desk.as(person).post(`${this.#path}/messages`).send({ text: 'Guten Tag' });
    this.#note(`message ${person}`, status);
  }

  /** A field with one of its values. */
  #value(): Json {
    const { world, random } = this;
    const text = `Text ${Math.floor(random.next() * 1000)}`;
    const { ids } = world;
    return random.pick<Json>([
      { type: random.pick(TICKET_TYPES) },
      { customerDescription: text },
      { priority: random.pick(TICKET_PRIORITIES.filter((one) => one !== 'PREFERRED_DATE')) },
      { priority: 'PREFERRED_DATE', preferredDate: dayFromNow(10) },
      { customerPriority: random.pick(['LOW', 'NORMAL', 'HIGH']) },
      { preferredDate: random.pick([dayFromNow(5), null]) },
      { category: random.pick([world.category, null]) },
      { location: random.pick([world.location, null]) },
      { contactChannel: random.pick(CONTACT_CHANNELS) },
      { contactName: text },
      { contactPhone: '+41 44 555 66 77' },
      { contactEmail: random.pick(['neu@acme.example', 'customer@alpina.example', null]) },
      { customerContact: random.pick([ids.customer, ids.customerAll, null]) },
      { customerCostCenter: random.pick([text, null]) },
      { customerOrderNumber: text },
      { customerPurchaseOrderNumber: text },
      { assignmentGroup: random.pick([world.group, null]) },
      { responsible: random.pick([ids.agent, ids.manager, null]) },
      { projectLead: random.pick([ids.agent, null]) },
      { executionCompany: random.pick(['Rohr & Draht', 'Blitz AG', null]) },
      { executionResponsible: random.pick([ids.executor, null]) },
      { executionDescription: text },
      { internalNotes: random.pick([text, null]) },
      { preventMailDispatch: random.chance(0.5) },
      { approval: random.pick(APPROVAL_STATES) },
      { closingNote: text },
      { custom: { remark: random.pick([text, null]) } },
      { custom: { floors: random.pick([1, 2, null]), remark: text } },
    ]);
  }
}
