import fc from 'fast-check';
import { ordersOf } from '../support/orders.js';
import type { Json } from '../support/records.js';
import { useDesk, useTicketWorld } from '../support/use-desk.js';

const desk = useDesk();
const world = useTicketWorld(desk);

const MATERIAL = { kind: 'MATERIAL', unit: 'EA', employee: null, timeBookingDate: null, timesheetRelevant: false };

/** The stored sums of a ticket, and the sums of its positions one by one. */
async function sumsOf(ticket: string) {
  const { rows: kept } = await desk.query(
    `select reported_amount::float8 as amount, reported_time::float8 as time from ticket where id = '${ticket}'`,
  );
  const { rows: positions } = await desk.query(
    `select quantity::float8, unit, unit_price::float8 as price from report_position where report_id in
       (select id from report where ticket_id = '${ticket}' and id not in (select corrects_id from report where corrects_id is not null))`,
  );
  const minutes: Json = { HUR: 60, MIN: 1 };
  const sum = (of: (position: Json) => number) => positions.reduce((all, one) => all + of(one), 0);
  const counted = {
    amount: sum(({ quantity, price }) => (price === null ? 0 : Math.round((quantity * price) / 1_000))),
    time: sum(({ quantity, unit }) => quantity * (minutes[unit] ?? 0)),
  };
  return { kept: kept[0], counted };
}

it('stand with the ticket as soon as its reports are written, corrected or removed', async () => {
  const { order, report, position, moveReport } = ordersOf(desk, world);
  const { id: ticket } = await order();
  const stands = async (amount: number, minutes: number) => {
    const sums = { amount, time: minutes * 1_000 };
    expect(await sumsOf(ticket)).toEqual({ kept: sums, counted: sums });
  };
  const first = await report('agent', ticket, { serviceTechnician: world.ids.executor });
  const { body: priced } = await position('agent', first.id, { quantity: 2, unit: 'HUR', unitPrice: 120.5 }).expect(
    201,
  );
  const { body: unpriced } = await position('executor', first.id, { quantity: 45, unit: 'MIN' }).expect(201);
  await stands(24_100, 165);
  const change = desk.as('agent').patch(`v1/report-positions/${priced.id}`).set('If-Match', `"${priced.version}"`);
  await change.send({ quantity: 1.333 }).expect(200);
  await stands(16_063, 124.98);
  await desk
    .as('agent')
    .delete(`v1/report-positions/${unpriced.id}`)
    .set('If-Match', `"${unpriced.version}"`)
    .expect(200);
  await stands(16_063, 79.98);
  await moveReport('agent', first.id, 'BILLABLE').expect(201);
  await desk.as('agent').create(`v1/reports/${first.id}/correction`, { reason: 'Falsche Stunden' });
  await stands(16_063, 79.98);
  const second = await report('agent', ticket, { serviceTechnician: world.ids.executor });
  await position('agent', second.id, { ...MATERIAL, quantity: 1, unitPrice: 0.05 }).expect(201);
  await stands(16_068, 79.98);
  const written = await desk.as('agent').read(`v1/reports/${second.id}`);
  await desk.as('agent').delete(`v1/reports/${second.id}`).set('If-Match', `"${written.version}"`).expect(200);
  await stands(16_063, 79.98);
});

const place = fc.nat({ max: 20 });
const line = fc.record({
  quantity: fc.integer({ min: 1, max: 10_000_000 }),
  unit: fc.constantFrom('HUR', 'MIN', 'EA'),
  price: fc.option(fc.integer({ min: 0, max: 1_000_000 })),
});
const step = fc.oneof(
  fc.record({ what: fc.constant('add' as const), place, line }),
  fc.record({ what: fc.constant('change' as const), place, line }),
  fc.record({ what: fc.constant('remove' as const), place }),
  fc.record({ what: fc.constant('report' as const), place, corrects: fc.boolean() }),
  fc.record({ what: fc.constant('withdraw' as const), place }),
);

type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

it('follow whatever is written, in whatever order', async () => {
  const { order, report, position } = ordersOf(desk, world);
  const { id: ticket } = await order();
  // The records to copy from belong to a ticket of their own.
  const { id: another } = await order();
  const { id: model } = await report('agent', another, { serviceTechnician: world.ids.executor });
  await position('agent', model, { quantity: 1 }).expect(201);
  const columnsOf = async (table: string, ...without: string[]) => {
    const { rows } = await desk.query(
      `select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns
        where table_name = '${table}' and column_name not in (${without.map((one) => `'${one}'`).join(', ')})`,
    );
    return rows[0].names as string;
  };
  const reportColumns = await columnsOf('report', 'id', 'identifier', 'corrects_id');
  const lineColumns = await columnsOf('report_position', 'id', 'report_id', 'number', 'quantity', 'unit', 'unit_price');
  const { rows: models } = await desk.query(`select id from report_position where report_id = '${model}'`);
  const nth = (table: string, at: number, condition: string) =>
    `(select id from ${table} where ${condition} order by id offset ${at} % greatest(1, (select count(*) from ${table} where ${condition})) limit 1)`;
  const own = `ticket_id = '${ticket}'`;
  const free = `${own} and id not in (select corrects_id from report where corrects_id is not null)`;
  const ownLine = `report_id in (select id from report where ${own})`;
  let number = 0;
  const written = (one: Step): string => {
    number += 1;
    switch (one.what) {
      case 'add':
        return `insert into report_position (id, report_id, number, quantity, unit, unit_price, ${lineColumns})
          select uuidv7(), r.id, 1000 + ${number}, ${one.line.quantity}, '${one.line.unit}', ${one.line.price}, ${lineColumns}
            from report_position, (select ${nth('report', one.place, own)} as id) r where report_position.id = '${models[0].id}' and r.id is not null`;
      case 'change':
        return `update report_position set quantity = ${one.line.quantity}, unit = '${one.line.unit}', unit_price = ${one.line.price}
          where id = ${nth('report_position', one.place, ownLine)}`;
      case 'remove':
        return `delete from report_position where id = ${nth('report_position', one.place, ownLine)}`;
      case 'report':
        return `insert into report (id, identifier, corrects_id, ${reportColumns})
          select uuidv7(), 'SUM-${number}-' || gen_random_uuid(), ${one.corrects ? nth('report', one.place, free) : 'null'},
                 ${reportColumns.replace('ticket_id', `'${ticket}'`)} from report where id = '${model}'`;
      case 'withdraw':
        return `delete from report where id = ${nth('report', one.place, free)}`;
    }
  };
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      await desk.query(steps.map(written).join(';'));
      const { kept, counted } = await sumsOf(ticket);
      expect(kept).toEqual(counted);
    }),
    { numRuns: 40 },
  );
}, 60_000);
