import { ClockMarksHandler } from '../../api/tickets/clocks/clock-marks.handler.js';
import { withoutIndexes } from '../support/fill-table.js';
import { useDesk, useTicketWorld } from '../support/use-desk.js';

const desk = useDesk();
const world = useTicketWorld(desk);

const TICKETS = Number(process.env.VSD_CLOCK_TICKETS ?? 100_000);
/** Tickets whose mark comes in one minute: more than a desk of that size meets at the full hour. */
const DUE = Number(process.env.VSD_CLOCK_DUE ?? 500);
const WITHIN_MS = 6_000;
/** Milliseconds of a sweep without due tickets. */
const IDLE_MS = 1_000;

it(`of ${TICKETS} open tickets the sweep finds and tells the marks of ${DUE} within ${WITHIN_MS / 1000} s`, async () => {
  const pattern = await world.submit('agent', {});
  const client = desk.superuser;
  const { rows } = await client.query(
    `select string_agg(quote_ident(column_name), ', ') as all_columns,
              string_agg(case column_name when 'id' then 'uuidv7()' when 'identifier' then '''LOAD-2026-'' || i'
                when 'identifier_key' then '''load-2026-'' || i' else 't.' || quote_ident(column_name) end, ', ') as taken
         from information_schema.columns where table_name = 'ticket' and table_schema = 'public' and is_generated = 'NEVER'`,
  );
  const [{ all_columns: columns, taken }] = rows;
  await withoutIndexes(client, 'ticket', async () => {
    await client.query(
      `insert into ticket (${columns}) select ${taken} from ticket t, generate_series(1, ${TICKETS}) i where t.id = '${pattern.id}'`,
    );
    await client.query(`update ticket set next_mark_at = now() + interval '1 hour'`);
  });
  await client.query('vacuum analyze ticket');
  const sweep = desk.app.get(ClockMarksHandler);
  const timed = async () => {
    const begin = Date.now();
    await sweep.handle();
    return Date.now() - begin;
  };
  const idle = await timed();
  await client.query(
    `update ticket set next_mark_at = now() - interval '1 minute', cycles = jsonb_set(cycles, '{0,startedAt}', to_jsonb(to_char(now() - interval '60 days', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')))
        where id in (select id from ticket limit ${DUE})`,
  );
  const busy = await timed();
  process.stdout.write(
    `${TICKETS} open tickets: none due ${idle} ms, ${DUE} due ${busy} ms (${(busy / DUE).toFixed(1)} each)\n`,
  );
  const told = await client.query(
    `select count(distinct ticket_id)::int as n from activity where kind = 'DEADLINE_MARK'`,
  );
  expect(told.rows[0].n).toBe(DUE);
  const left = await client.query(`select count(*)::int as n from ticket where next_mark_at <= now()`);
  expect(left.rows[0].n).toBe(0);
  expect(idle).toBeLessThan(IDLE_MS);
  expect(busy).toBeLessThan(WITHIN_MS);
});
