import type { Client, TestApplication } from './application.js';
import { ordersOf } from './orders.js';
import type { Person } from './people.js';
import type { Json } from './records.js';

export type TicketJson = Record<string, unknown> & { id: string; version: number; identifier: string; state: string };

/** A ticket with the version that its user saw. */
export type TicketVersion = Pick<TicketJson, 'id' | 'version'>;

/** The fields of a ticket, its author (the agent unless given) and the state to which the agent moves it. */
export type TicketInput = Json & { as?: Person; state?: keyof typeof STEPS };

/** The objects to which tickets refer, created through the API: customers, a site of each, a category, a group, people. */
export interface TicketWorld extends ReturnType<typeof ordersOf> {
  readonly acme: string;
  readonly bergbahn: string;
  readonly location: string;
  readonly foreignLocation: string;
  readonly category: string;
  readonly group: string;
  readonly ids: Readonly<Record<Person, string>>;
  /** A submitted ticket of the person; given fields replace the usual values. */
  submit(as: Person, given?: Json): Promise<TicketJson>;
  /**
   * A ticket in a state: `world.ticket({ state: 'CLOSED', priority: 'NORMAL' })`. An order (`type: 'ORDER'`) has the
   * fields of `order`, a report once its work is completed, and an invoice once it is completed itself.
   */
  ticket(given?: TicketInput): Promise<TicketJson>;
  /** An incident on which the agent works. */
  inWork(given?: Json): Promise<TicketJson>;
  move(as: Person, id: string, move: Json): ReturnType<Client['post']>;
  read(as: Person, id: string): Promise<TicketJson>;
  /** Runs an operation on tickets by one request; without a body for an operation that takes none. */
  bulk(as: Person, operation: string, tickets: readonly TicketVersion[], body?: Json): ReturnType<Client['post']>;
  change(as: Person, ticket: TicketJson, changes: Json): ReturnType<Client['patch']>;
  /** The newest 200 entries of a ticket's timeline that the person sees. */
  activities(as: Person, id: string, query?: Json): Promise<Json[]>;
}

/** Closes a ticket of any type but an order. */
export const CLOSE = { to: 'CLOSED', closingState: 'COMPLETED', confirm: ['CLOSE_WITHOUT_INVOICE'] };
const SOLVE = { to: 'WORK_COMPLETED', closingNote: 'Entlüftet' };
const STEPS = { PENDING: 0, IN_WORK: 1, WORK_COMPLETED: 2, ORDER_COMPLETED: 3, CLOSED: 4 } as const;

const CUSTOMERS: readonly Person[] = ['customer', 'customerAll', 'bergbahn', 'otherCustomer'];

export async function ticketWorld(desk: TestApplication): Promise<TicketWorld> {
  const idOf = async (as: Person, path: string, body: object) => (await desk.as(as).create(`v1/${path}`, body)).id;
  const acme = await idOf('manager', 'customers', { code: 'ACME', name: 'Acme AG' });
  const bergbahn = await idOf('manager', 'customers', { code: 'BERGBAHN', name: 'Bergbahn AG' });
  const location = await idOf('manager', 'locations', { customer: acme, name: 'Werk Nord' });
  const foreignLocation = await idOf('manager', 'locations', { customer: bergbahn, name: 'Talstation' });
  const category = await idOf('manager', 'categories', { code: 'HEAT', name: { de: 'Heizung' } });
  const group = await idOf('manager', 'assignment-groups', {
    name: 'Haustechnik',
    email: 'technik@alpina.example',
    defaultForTypes: ['TICKET', 'INCIDENT', 'ORDER', 'CHANGE'],
  });
  await idOf('otherManager', 'customers', { code: 'ACME', name: 'Acme Nord' });
  // Recorded before their first sign-in, so that the desk's facts about them count at once.
  const record = (username: string, facts: object) =>
    idOf('manager', 'users', { roles: ['vsd-agent'], username, name: username, ...facts });
  await record('alpina-executor', { executionCompany: 'Rohr & Draht' });
  await record('alpina-customerall', { customerCode: 'ACME', seesAllIssues: true });
  const ids = {} as Record<Person, string>;
  const everyone: Person[] = ['agent', 'manager', 'executor', 'admin', 'otherAgent', ...CUSTOMERS];
  for (const person of everyone) ids[person] = (await desk.as(person).read('v1/me')).id;

  const submit = (as: Person, given: Json = {}): Promise<TicketJson> =>
    desk.as(as).create('v1/tickets', {
      type: 'INCIDENT',
      customerDescription: 'Die Heizung im Werk Nord bleibt kalt.',
      category,
      ...(!CUSTOMERS.includes(as) && { customer: acme, contactName: 'Anna Keller', contactPhone: '+41 44 123 45 67' }),
      ...given,
    });
  const change = (as: Person, { id, version }: TicketJson, changes: Json) =>
    desk.as(as).change(`v1/tickets/${id}`, version, changes);
  const move = (as: Person, id: string, body: Json) => desk.as(as).post(`v1/tickets/${id}/transitions`).send(body);
  const orders = ordersOf(desk, { submit, location, ids });

  const ticket = async ({ as = 'agent', state = 'PENDING', ...given }: TicketInput = {}): Promise<TicketJson> => {
    const isOrder = given.type === 'ORDER';
    const step = STEPS[state];
    let current = isOrder ? await orders.order(given) : await submit(as, given);
    const go = async (to: Json) => {
      current = (await move('agent', current.id, to).expect(201)).body;
    };
    if (state === 'CLOSED' && !isOrder) await go(CLOSE);
    else {
      if (step >= STEPS.IN_WORK) await go({ to: 'IN_WORK' });
      if (step >= STEPS.WORK_COMPLETED && isOrder) await orders.billable('agent', current.id);
      if (step >= STEPS.WORK_COMPLETED) await go(isOrder ? { to: 'WORK_COMPLETED' } : SOLVE);
      if (step >= STEPS.ORDER_COMPLETED) {
        await orders.invoice('agent', current.id, 'R-1').expect(201);
        await go({ to: 'ORDER_COMPLETED' });
      }
      if (step >= STEPS.CLOSED) await go({ to: 'CLOSED', closingState: 'INVOICED' });
    }
    return current;
  };
  return {
    ...orders,
    acme,
    bergbahn,
    location,
    foreignLocation,
    category,
    group,
    ids,
    submit,
    ticket,
    move,
    change,
    bulk: (as, operation, tickets, body) => {
      const records = tickets.map(({ id, version }) => ({ id, version }));
      return desk.as(as).post('v1/tickets/bulk').send({ operation, records, body });
    },
    inWork: (given) => ticket({ state: 'IN_WORK', responsible: ids.agent, ...given }),
    read: (as, id) => desk.as(as).read(`v1/tickets/${id}`),
    activities: (as, id, query) => desk.as(as).read(`v1/tickets/${id}/activities`, { range: '[0,199]', ...query }),
  };
}
