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
import type { TicketJson, TicketWorld } from './ticket-world.js';

/** What a step of a random life did, for the message of a failing test. */
export interface Step {
  readonly what: string;
  readonly status: number;
}

interface OpenMove {
  to: string;
  allowed: boolean;
  closingStates?: { state: string }[];
}

const PEOPLE: readonly Person[] = ['agent', 'agent', 'agent', 'manager', 'customer', 'executor'];
/** Usual priorities, and with each the day that one of them asks for. */

/** A ticket to which things happen as they come: edits, new types, moves, answers, and edits taken back. */
export class TicketLife {
  readonly steps: Step[] = [];
  #undo: Record<string, unknown> | undefined;

  constructor(
    private readonly desk: TestApplication,
    private readonly world: TicketWorld,
    private readonly random: Random,
    readonly id: string,
  ) {}

  /** Somebody writes a ticket, or begins one. */
  static async begin(desk: TestApplication, world: TicketWorld, random: Random): Promise<TicketLife> {
    const type = random.pick(TICKET_TYPES);
    const given = {
      type,
      draft: random.chance(0.3),
      ...(type === 'ORDER' && {
        location: world.location,
        executionCompany: 'Rohr & Draht',
        executionDescription: 'Ventil ersetzen',
      }),
    };
    const { id } = await world.submit(random.chance(0.3) && type !== 'ORDER' ? 'customer' : 'agent', strip(given));
    return new TicketLife(desk, world, random, id);
  }

  async step(): Promise<void> {
    const lot = this.random.next();
    if (lot < 0.4) await this.#edit();
    else if (lot < 0.5) await this.#takeBack();
    else if (lot < 0.54) await this.#decide();
    else if (lot < 0.88) await this.#move();
    else await this.#say();
  }

  async #edit(): Promise<void> {
    const person = this.random.chance(0.85) ? 'agent' : 'customer';
    const changes = Object.assign({}, ...Array.from({ length: this.random.pick([1, 1, 2, 3]) }, () => this.#value()));
    await this.#change(person, changes);
  }

  /** Puts back what the last edit changed, as «undo» does. */
  async #takeBack(): Promise<void> {
    const before = this.#undo;
    this.#undo = undefined;
    if (before) await this.#change('agent', before);
  }

  async #change(person: Person, changes: Record<string, unknown>): Promise<void> {
    const seen = await this.desk.as(person).get(`v1/tickets/${this.id}`);
    if (seen.status !== 200) return;
    const ticket: TicketJson = seen.body;
    const reason = person === 'agent' ? { reason: 'Auf Wunsch' } : {};
    const { status } = await this.world.change(person, ticket, { ...changes, ...reason });
    this.steps.push({ what: `${person} ${JSON.stringify(changes)}`, status });
    if (status === 200) this.#undo = Object.fromEntries(Object.keys(changes).map((name) => [name, ticket[name]]));
  }

  async #move(): Promise<void> {
    const person = this.random.pick(PEOPLE);
    const seen = await this.desk.as(person).get(`v1/tickets/${this.id}/transitions`);
    if (seen.status !== 200) return;
    const moves = (seen.body as OpenMove[]).filter(({ allowed }) => allowed);
    if (moves.length === 0) return;
    const move = this.random.pick(
      moves.filter(({ to }) => to !== 'CLOSED' || this.random.chance(0.4)).concat(moves[0]!),
    );
    const closing = move.closingStates?.length ? this.random.pick(move.closingStates).state : undefined;
    const body = {
      to: move.to,
      ...(move.to === 'IN_CLARIFICATION'
        ? {
            clarificationReason: this.random.pick(CLARIFICATION_REASONS),
            text: 'Was genau?',
            ...(this.random.chance(0.5) && { resubmissionDate: dayFromNow(3) }),
          }
        : { reason: 'Kommt so' }),
      ...(closing && { closingState: closing }),
      ...((closing || move.to === 'WORK_COMPLETED') && { closingNote: 'Ventil ersetzt' }),
      confirm: ['CLOSE_WITHOUT_INVOICE'],
    };
    const { status } = await this.world.move(person, this.id, body);
    this.steps.push({ what: `${person} → ${move.to}`, status });
  }

  /** Has a change approved or refused, where that is waited for. */
  async #decide(): Promise<void> {
    const ticket = await this.world.read('agent', this.id);
    if (ticket.clarificationReason !== 'WAIT_APPROVAL' && ticket.state === 'PENDING') {
      const asked = { to: 'IN_CLARIFICATION', clarificationReason: 'WAIT_APPROVAL', text: 'Einverstanden?' };
      await this.world.move('agent', this.id, asked);
    }
    const decision = this.random.pick(['APPROVED', 'REJECTED']);
    const { status } = await this.desk
      .as('agent')
      .post(`v1/tickets/${this.id}/approval`)
      .send({ decision, text: 'Ja' });
    this.steps.push({ what: `agent decides ${decision}`, status });
  }

  async #say(): Promise<void> {
    const person = this.random.pick(['agent', 'customer'] as const);
    const { status } = await this.desk.as(person).post(`v1/tickets/${this.id}/messages`).send({ text: 'Guten Tag' });
    this.steps.push({ what: `${person} writes`, status });
  }

  /** A field with a value it may take. */
  #value(): Record<string, unknown> {
    const { world, random } = this;
    const text = `Text ${Math.floor(random.next() * 1000)}`;
    const { ids } = world;
    const values: Record<string, unknown>[] = [
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
    ];
    return random.pick(values);
  }
}

/** An order of an executor is never begun by a customer; the rest is as given. */
const strip = (given: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== false));
