import pg from 'pg';
import { slotColumn } from '../../../api/platform/fields/slots.js';
import { withoutIndexes } from '../../support/fill-table.js';
import { type Copying, copyInto, type Row } from './copy-rows.js';
import { copyMasterData, type MasterData } from './master-data.js';
import { ASKED, type DataShape, ticketsByTenant } from './shape.js';
import { type CustomColumn, ticketRows } from './ticket-rows.js';

/** Tables that are filled as large ones: without their indexes and unchecked. */
const LARGE = ['ticket', 'activity', 'attachment'] as const;

/** Key of the custom field by which lists are filtered; it is defined through the API before the tickets come. */
export const PLANT = 'plant';

/** Fills the database of a desk by COPY with so many tickets over all tenants, and settles it. */
export async function seed(url: string, shape: DataShape, tickets: number, now: Date): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const field = await customColumn(client);
    const known = new Map<string, MasterData>();
    const counts = ticketsByTenant(shape, tickets);
    for (const [tenant, count] of counts) known.set(tenant, await copyMasterData(url, tenant, shape, count, now));
    const fill = async () => {
      // Rows are copied without triggers, but lists search the text that this one writes.
      await client.query('alter table ticket enable always trigger "fold"');
      for (const [tenant, count] of counts) {
        const own = tenant === ASKED ? field : undefined;
        await copyTickets(url, ticketRows(tenant, count, shape, known.get(tenant) as MasterData, own, now));
      }
      await client.query('alter table ticket enable trigger "fold"');
    };
    await LARGE.reduce<() => Promise<unknown>>((work, table) => () => withoutIndexes(client, table, work), fill)();
    await client.query(COUNTERS);
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

/** Sets the counters to the numbers of the next tickets. */
const COUNTERS = `
  insert into ticket_counter (tenant, id, created_at, created_by, updated_at, updated_by, series, year, value)
  select tenant, uuidv7(), now(), 'System', now(), 'System', 'TICKET', split_part(identifier, '-', 2)::int,
         max(split_part(identifier, '-', 3)::int)
    from ticket where identifier is not null group by tenant, split_part(identifier, '-', 2)`;

async function customColumn(client: pg.Client): Promise<CustomColumn> {
  const { rows } = await client.query('select slot from custom_field where tenant = $1 and key = $2', [ASKED, PLANT]);
  if (!rows[0]?.slot) throw new Error(`The custom field ${PLANT} has no slot`);
  return { key: PLANT, slot: slotColumn(rows[0].slot) };
}

async function copyTickets(url: string, tickets: ReturnType<typeof ticketRows>): Promise<void> {
  const [ticket, activity, attachment] = await Promise.all(LARGE.map((table) => copyInto(url, table, true)));
  const add = async (copying: Copying | undefined, rows: readonly Row[]) => {
    for (const row of rows) {
      const full = copying?.add(row);
      if (full) await full;
    }
  };
  for (const rows of tickets) {
    await add(ticket, [rows.ticket]);
    await add(activity, rows.activities);
    await add(attachment, rows.attachments);
  }
  await Promise.all([ticket, activity, attachment].map((copying) => copying?.end()));
}
