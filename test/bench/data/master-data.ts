import { DEMO_ACCOUNTS } from '../../../api/standalone/accounts.js';
import { Role } from '../../../api/vocabulary/role.js';
import { Random } from '../../support/random.js';
import { copyInto, type Row } from './copy-rows.js';
import { recordAt } from './record.js';
import { ASKED, type DataShape } from './shape.js';

/** Account of the reading agent. */
export const AGENT = 'alpina-agent';

const AGENTS = 30;
const EXECUTORS = 15;
const CATEGORIES = 25;
const LOCATIONS_PER_CUSTOMER = 4;
/** Executing companies of a tenant; an executor works for one of them. */
export const COMPANIES = ['Rohr & Draht', 'Lift AG', 'Kälte Nord', 'Elektro Süd', 'Bau und Boden'] as const;
const CITIES = ['Zürich', 'Bern', 'Luzern', 'Chur', 'Genève', 'Lugano'];

/** Ids of a tenant's records that tickets refer to. */
export interface MasterData {
  readonly groups: readonly string[];
  readonly categories: readonly string[];
  readonly agents: readonly string[];
  readonly executors: readonly { id: string; company: string }[];
  readonly customers: readonly { id: string; locations: readonly string[] }[];
}

/** Copies a tenant's master data for so many tickets, and returns their ids. */
export async function copyMasterData(url: string, tenant: string, shape: DataShape, tickets: number, now: Date) {
  const random = new Random(tickets + tenant.length);
  const began = new Date(now.getTime() - 3 * 365 * 86_400_000);
  const record = () => recordAt(tenant, began, random);
  const many = <T>(count: number, make: (at: number) => T) => Array.from({ length: count }, (_, at) => make(at));
  const customers = Math.max(5, Math.round(tickets / shape.ticketsPerCustomer));

  const agents = many(AGENTS, (at) => person(record(), `Agent ${at}`, [Role.Agent]));
  const executors = many(EXECUTORS, (at) => ({
    ...person(record(), `Executor ${at}`, [Role.Executor]),
    execution_company: COMPANIES[at % COMPANIES.length] as string,
  }));
  const groups = many(shape.groups, (at) => ({
    ...record(),
    name: `Team ${at + 1}`,
    email: `team${at + 1}@${tenant}.example`,
  }));
  const categories = many(CATEGORIES, (at) => ({
    ...record(),
    code: `K${at + 1}`,
    name_de: `Kategorie ${at + 1}`,
    name_en: `Category ${at + 1}`,
    name_fr: `Catégorie ${at + 1}`,
    name_it: `Categoria ${at + 1}`,
  }));
  const companies = many(customers, (at) => ({
    ...record(),
    code: `C${at + 1}`,
    name: `Kunde ${at + 1} AG`,
    correspondence_language: 'de-CH',
    city: random.pick(CITIES),
  }));
  const locations = companies.map((customer) =>
    many(LOCATIONS_PER_CUSTOMER, (at) => ({
      ...record(),
      customer_id: customer.id,
      name: `${customer.name}, Gebäude ${at + 1}`,
      street: `Industriestrasse ${at + 1}`,
      post_code: '8000',
      city: customer.city,
    })),
  );
  await copyAll(url, 'user', tenant === ASKED ? agents.with(0, signedIn(agents[0]!)) : agents);
  await copyAll(url, 'user', executors);
  await copyAll(url, 'assignment_group', groups);
  await copyAll(url, 'category', categories);
  await copyAll(url, 'customer', companies);
  await copyAll(url, 'location', locations.flat());
  return {
    groups: groups.map(({ id }) => id),
    categories: categories.map(({ id }) => id),
    agents: agents.map(({ id }) => id),
    executors: executors.map(({ id, execution_company: company }) => ({ id, company })),
    customers: companies.map(({ id }, at) => ({ id, locations: locations[at]?.map((one) => one.id) ?? [] })),
  } satisfies MasterData;
}

function person(record: ReturnType<typeof recordAt>, name: string, roles: readonly Role[]) {
  const username = `${record.tenant}-${name.toLowerCase().replaceAll(' ', '-')}`;
  return {
    ...record,
    firstname: name,
    lastname: record.tenant,
    name,
    username,
    email: `${username}@bench.example`,
    language: 'de-CH',
    kind: 'PERSON',
    roles: `{${roles.join(',')}}`,
    subject: `${username}-subject`,
  };
}

/** The reading agent, by their account at the identity service; some of the tickets are theirs. */
function signedIn(agent: ReturnType<typeof person>) {
  const account = DEMO_ACCOUNTS.find(({ username }) => username === AGENT)!;
  return { ...agent, username: account.username, email: account.email, subject: account.id };
}

async function copyAll(url: string, table: string, rows: readonly Row[]): Promise<void> {
  const copying = await copyInto(url, table);
  for (const row of rows) await copying.add(row);
  await copying.end();
}
