import { type Client, callerOf, type TestApplication } from './application.js';
import { people } from './people.js';
import type { TicketWorld } from './ticket-world.js';

const REPORTING = { 'vsd-webapp-alpina': { roles: ['access_reporting'] } };
const ROLES = {
  agent: { realm_access: { roles: ['vsd-agent'] } },
  customer: { realm_access: { roles: ['vsd-customer'] } },
  customerAll: { realm_access: { roles: ['vsd-customer'] } },
  executor: { realm_access: { roles: ['vsd-executor'] } },
  bergbahn: { realm_access: { roles: ['vsd-customer', 'vsd-executor'] } },
} as const;

/** Copies of the tickets that were made, spread over fourteen months, states, people and outcomes without a pattern. */
const SPREAD = `
  with refs as (select array(select id from "user" where tenant = 'alpina' order by id) as users),
  hashed as (select id as ticket, array(select abs(hashtext(id::text || salt)) from generate_series(1, 9) as salt) as h
             from ticket where tenant = 'alpina')
  update ticket set
    state = (array['DRAFT','PENDING','IN_WORK','IN_CLARIFICATION','WORK_COMPLETED','CLOSED','CLOSED'])[1 + h[1] % 7],
    created_at = now() - ((h[2] % 430) || ' days')::interval - ((h[3] % 86400) || ' seconds')::interval,
    closed_at = case when h[1] % 7 > 4 then now() - ((h[2] % 200) || ' days')::interval end,
    due_at = now() + ((h[4] % 60 - 30) || ' days')::interval,
    priority = (array['LOW','NORMAL','HIGH',null])[1 + h[5] % 4],
    responsible_id = case when h[6] % 3 > 0 then users[1 + h[6] % array_length(users, 1)] end,
    execution_company = case when type = 'ORDER' and h[7] % 2 = 0 then 'Rohr & Draht' end,
    reaction_result = (array['MET','BREACHED',null])[1 + h[8] % 3], due_result = (array['MET','MET','BREACHED',null])[1 + h[9] % 4],
    reaction_minutes = case when h[8] % 3 < 2 then h[8] % 500 end, resolution_minutes = case when h[9] % 4 < 3 then h[9] % 9000 end,
    on_site_minutes = case when h[7] % 3 = 0 then h[7] % 300 end, on_site_result = case when h[7] % 3 = 0 then 'MET' end,
    reopenings = h[4] % 3 / 2,
    satisfaction = case when h[1] % 7 > 4 and h[5] % 3 > 0 then 1 + h[9] % 5 end
  from hashed, refs where ticket.id = hashed.ticket and identifier is distinct from 'kept'`;

/** Chance may leave out a rating where few are rated: among those of a priority each is there. */
const RATED = `
  update ticket set satisfaction = 1 + place % 5
    from (select id as rated, row_number() over (partition by priority order by id) as place
            from ticket where tenant = 'alpina' and satisfaction is not null) as ratings
   where id = rated`;

/**
 * Fills a desk with some hundred tickets for figures, three of them with reports, and returns the roles that may read
 * figures, each over the tickets that they see.
 */
export async function fillFigures(desk: TestApplication, world: TicketWorld): Promise<Record<string, Client>> {
  const readers: Record<string, Client> = {};
  const server = desk.app.getHttpServer();
  for (const [name, roles] of Object.entries(ROLES)) {
    const claims = { ...people[name as 'agent'], ...roles, resource_access: REPORTING };
    readers[name] = callerOf(server, await desk.issuer.sign(claims, { expiresIn: '1h' }));
  }
  readers.otherTenant = desk.as('otherManager');
  const { order, report, position, moveReport } = world;
  for (const as of ['agent', 'customer', 'customerAll'] as const) {
    for (const type of ['TICKET', 'INCIDENT']) await world.submit(as, { type });
  }
  await world.submit('agent', { customer: world.bergbahn });
  await world.submit('bergbahn', { type: 'TICKET' });
  for (const state of ['OPEN_IN_WORK', 'BILLABLE', 'NOT_INVOICED']) {
    const { id } = await order();
    const made = await report('agent', id, { serviceTechnician: world.ids.executor });
    await position('agent', made.id, { quantity: 2, unitPrice: 100 }).expect(201);
    await position('agent', made.id, { quantity: 30, unit: 'MIN' }).expect(201);
    if (state !== 'OPEN_IN_WORK') await moveReport('agent', made.id, 'BILLABLE').expect(201);
    if (state === 'NOT_INVOICED') await moveReport('agent', made.id, 'NOT_INVOICED', { reason: 'Kulanz' });
  }
  const { rows } = await desk.query(
    `select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns
      where table_name = 'ticket' and is_generated = 'NEVER' and column_name not in ('id', 'identifier')`,
  );
  const { names } = rows[0];
  await desk.query(
    `insert into ticket (id, ${names}) select uuidv7(), ${names} from ticket, generate_series(1, 30) where tenant = 'alpina'`,
  );
  await desk.query(SPREAD);
  await desk.query(RATED);
  return readers;
}
