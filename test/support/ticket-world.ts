import type { Client, TestApplication } from './application.js';
import type { Person } from './people.js';

/** What tickets refer to, made through the API: two customers, a site of each, a category, a group, and the people. */
export interface TicketWorld {
  readonly acme: string;
  readonly bergbahn: string;
  readonly location: string;
  readonly foreignLocation: string;
  readonly category: string;
  readonly group: string;
  readonly ids: Readonly<Record<Person, string>>;
  /** A submitted ticket of somebody; what is given overrides the usual values. */
  submit(as: Person, given?: Record<string, unknown>): Promise<TicketJson>;
  /** An incident in the hands of the agent. */
  inWork(given?: Record<string, unknown>): Promise<TicketJson>;
  move(as: Person, id: string, move: Record<string, unknown>): ReturnType<Client['post']>;
  read(as: Person, id: string): Promise<TicketJson>;
  change(as: Person, ticket: TicketJson, changes: Record<string, unknown>): ReturnType<Client['patch']>;
}

export type TicketJson = Record<string, unknown> & { id: string; version: number; identifier: string; state: string };

const CUSTOMERS: readonly Person[] = ['customer', 'customerAll', 'bergbahn', 'otherCustomer'];

export async function ticketWorld(desk: TestApplication): Promise<TicketWorld> {
  const made = async (as: Person, path: string, body: object) =>
    (await desk.as(as).post(`v1/${path}`).send(body).expect(201)).body.id as string;
  const acme = await made('manager', 'customers', { code: 'ACME', name: 'Acme AG' });
  const bergbahn = await made('manager', 'customers', { code: 'BERGBAHN', name: 'Bergbahn AG' });
  const location = await made('manager', 'locations', { customer: acme, name: 'Werk Nord' });
  const foreignLocation = await made('manager', 'locations', { customer: bergbahn, name: 'Talstation' });
  const category = await made('manager', 'categories', { code: 'HEAT', name: { de: 'Heizung' } });
  const group = await made('manager', 'assignment-groups', {
    name: 'Haustechnik',
    email: 'technik@alpina.example',
    defaultForTypes: ['TICKET', 'INCIDENT', 'ORDER', 'CHANGE'],
  });
  await made('otherManager', 'customers', { code: 'ACME', name: 'Acme Nord' });
  // Recorded before they sign in for the first time, so that what the desk knows of them counts at once.
  const known = (username: string, more: object) =>
    made('manager', 'users', { roles: ['vsd-agent'], username, name: username, ...more });
  await known('alpina-executor', { executionCompany: 'Rohr & Draht' });
  await known('alpina-customerall', { customerCode: 'ACME', seesAllIssues: true });
  const ids = {} as Record<Person, string>;
  const everybody: Person[] = ['agent', 'manager', 'executor', 'admin', 'otherAgent', ...CUSTOMERS];
  for (const person of everybody) ids[person] = (await desk.as(person).get('v1/me').expect(200)).body.id;

  const submit = async (as: Person, given: Record<string, unknown> = {}) => {
    const isCustomer = CUSTOMERS.includes(as);
    const body = {
      type: 'INCIDENT',
      customerDescription: 'Die Heizung im Werk Nord bleibt kalt.',
      category,
      ...(!isCustomer && { customer: acme, contactName: 'Anna Keller', contactPhone: '+41 44 123 45 67' }),
      ...given,
    };
    return (await desk.as(as).post('v1/tickets').send(body).expect(201)).body as TicketJson;
  };
  const change = (as: Person, { id, version }: TicketJson, changes: Record<string, unknown>) =>
    desk.as(as).change(`v1/tickets/${id}`, version, changes);
  const move = (as: Person, id: string, body: Record<string, unknown>) =>
    desk.as(as).post(`v1/tickets/${id}/transitions`).send(body);
  return {
    acme,
    bergbahn,
    location,
    foreignLocation,
    category,
    group,
    ids,
    submit,
    move,
    change,
    inWork: async (given) => {
      const ticket = await submit('agent', { responsible: ids.agent, ...given });
      return (await move('agent', ticket.id, { to: 'IN_WORK' }).expect(201)).body;
    },
    read: async (as, id) => (await desk.as(as).get(`v1/tickets/${id}`).expect(200)).body,
  };
}
