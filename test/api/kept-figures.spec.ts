import fc from 'fast-check';
import { KeptCells } from '../../api/figures/kept-cells.js';
import { MonthMarksHandler } from '../../api/figures/month-marks.handler.js';
import { piecesOf } from '../../api/figures/period.js';
import type { Client } from '../support/application.js';
import { fillFigures } from '../support/figure-tickets.js';
import type { Json } from '../support/records.js';
import { useDesk, useTicketWorld } from '../support/use-desk.js';

const desk = useDesk();
const world = useTicketWorld(desk);
let readers: Record<string, Client>;

beforeAll(async () => {
  readers = await fillFigures(desk, world);
});

const DAYS = { period: 'CUSTOMISED', from: '2026-02-11', until: '2026-11-20' };
const ONE = `(select id from ticket where tenant = 'alpina' order by hashtext(id::text || $1) limit 1)`;
const changed = (values: string) => `update ticket set ${values} where tenant = 'alpina' and id = ${ONE}`;

/** What somebody may write; of a ticket by chance. */
const WRITES = {
  closed: changed("state = 'CLOSED', closed_at = now() - abs(hashtext($1) % 300) * interval '1 day', satisfaction = 5"),
  closedAtNoMoment: changed("state = 'CLOSED', closed_at = null, satisfaction = 1"),
  longAgo: changed("created_at = created_at - interval '900 days', closed_at = closed_at - interval '900 days'"),
  toCome: changed("created_at = created_at + interval '500 days'"),
  reopened: changed("state = 'IN_WORK', closed_at = null, reopenings = 1"),
  movedBack: changed("created_at = now() - abs(hashtext($1) % 400) * interval '1 day'"),
  givenAway: changed("customer_id = (select id from customer where tenant = 'alpina' order by code limit 1)"),
  judged: changed("priority = 'HIGH', reaction_minutes = 77, reaction_result = 'MET', resolution_minutes = 5000"),
  draft: changed("state = 'DRAFT'"),
  removed: `delete from ticket where tenant = 'alpina' and id = ${ONE} and id not in (select ticket_id from report)`,
  reportMoved: `update report set ticket_id = ${ONE} where id = (select id from report order by hashtext(id::text || $1) limit 1)`,
  reportJudged: `update report set state = 'INVOICED' where id = (select id from report order by hashtext(id::text || $1) limit 1)`,
  worked: `update report_position set quantity = quantity + 1000 where id = (select id from report_position order by hashtext(id::text || $1) limit 1)`,
  gathered: 'select vsd_gather_marks() as gathered, $1::text as salt',
} as const;

const QUESTIONS: readonly Json[] = [
  { figure: 'created', by: 'month,customer', period: 'THIS_YEAR' },
  { figure: 'created', by: 'week', ...DAYS },
  { figure: 'closed', by: 'quarter,type', period: 'THIS_YEAR' },
  { figure: 'closed', by: 'day', period: 'LAST_MONTH' },
  { figure: 'firstResponse', by: 'month', period: 'THIS_YEAR' },
  { figure: 'resolution', by: 'type,priority', ...DAYS },
  { figure: 'reactionKept', by: 'customer', period: 'THIS_YEAR' },
  { figure: 'reopened', by: '', period: 'THIS_YEAR' },
  { figure: 'satisfaction', by: 'month,customer', period: 'THIS_YEAR' },
  { figure: 'satisfied', by: 'year', period: 'THIS_YEAR' },
  { figure: 'costs', by: 'customer,assignmentGroup', period: 'THIS_YEAR' },
  { figure: 'hours', by: 'month', ...DAYS, filter: { reports_eq_any: ['BILLABLE_REPORT', 'INVOICED_REPORT'] } },
  { figure: 'created', by: 'month', period: 'THIS_YEAR', filter: { createdAt_lt: '2026-09-15', q: 'Heizung' } },
  { figure: 'created', by: 'responsible', period: 'THIS_YEAR', filter: { createdAt_gte: '2026-03-09' } },
  { figure: 'created', by: 'month,type' },
  { figure: 'closed', by: 'month' },
  { figure: 'closed', by: '' },
  { figure: 'satisfaction', by: 'week,customer' },
  { figure: 'costs', by: 'customer' },
  { figure: 'resolution', by: 'type', filter: { createdAt_lt: '@this_month' } },
];

interface Told {
  readonly total: Json;
  readonly cells: readonly Json[];
}

const read = async (as: Client, { figure, filter, ...query }: Json): Promise<Json> =>
  (
    await as
      .get(`v1/figures/${figure}`)
      .query({ ...query, ...(filter && { filter: JSON.stringify(filter) }) })
      .expect(200)
  ).body;

const told = ({ total, cells }: Told) =>
  [total, ...cells].map(({ keys = [], count, values }) => JSON.stringify({ keys, count, values })).toSorted();

/** Compares it with what is told of the same tickets by a question of which nothing is kept. */
async function compared(as: Client, asked: Json): Promise<void> {
  const kept = desk.app.get(KeptCells);
  const most = kept.mostCells;
  const answer = await read(as, asked);
  kept.mostCells = -1;
  const anew = await read(as, { ...asked, filter: { ...asked.filter, reopenings_gte: 0 } });
  kept.mostCells = most;
  expect({ asked, told: told(answer as Told) }).toEqual({ asked, told: told(anew as Told) });
}

it('tells what has been written since, whatever was written and however often it was asked', async () => {
  const asked = fc.record({
    writes: fc.array(fc.constantFrom(...Object.keys(WRITES)), { maxLength: 3 }),
    salt: fc.string({ minLength: 3, maxLength: 6, unit: 'grapheme-ascii' }),
    which: fc.subarray([...QUESTIONS], { minLength: 1, maxLength: 4 }),
    who: fc.constantFrom('agent', 'agent', 'executor', 'customer'),
  });
  const property = fc.asyncProperty(asked, async ({ writes, salt, which, who }) => {
    for (const write of writes) await desk.superuser.query(WRITES[write as keyof typeof WRITES], [salt]);
    const reader = readers[who] as Client;
    const figures = new Set(((await reader.get('v1/figures').expect(200)).body as Json[]).map(({ name }) => name));
    const isStaff = who !== 'customer';
    for (const one of which) {
      const sees = figures.has(one.figure) && (isStaff || !one.by.includes('assignmentGroup'));
      if (sees) await compared(reader, one);
    }
  });
  await fc.assert(property, { numRuns: 80 });
}, 180_000);

it('reads nothing of a month of which no ticket was written', async () => {
  const agent = readers.agent as Client;
  const ask = () => read(agent, { figure: 'created', by: '', period: 'THIS_YEAR' });
  const { total } = await ask();
  const raise =
    "update ticket set state = 'DRAFT' where tenant = 'alpina' and state = 'CLOSED' and created_at > '2026-01-01'";
  const behind = async (work: string) => {
    await desk.superuser.query(
      `set session_replication_role = replica; ${work}; set session_replication_role = origin`,
    );
  };
  await behind(raise);
  expect((await ask()).total.count).toBe(total.count);
  await desk.query("update ticket set version = version where tenant = 'alpina'");
  expect((await ask()).total.count).toBeLessThan(total.count);
});

it('keeps nothing of one tenant or user for another', async () => {
  const asked = { figure: 'created', by: 'month', period: 'THIS_YEAR' };
  const counts = new Map<string, number>();
  for (const who of ['agent', 'customer', 'customerAll', 'executor', 'otherTenant', 'agent'])
    counts.set(who, (await read(readers[who] as Client, asked)).total.count);
  expect(counts.get('otherTenant')).toBe(0);
  expect(counts.get('customer')).toBeLessThan(counts.get('customerAll') as number);
  expect(counts.get('customerAll')).toBeLessThan(counts.get('agent') as number);
});

it('has one mark stand for all of a month, which come to the same', async () => {
  const marks = async () =>
    (
      await desk.query(
        'select tenant, month, bit_xor(mark)::text as marks, count(*)::int as many from month_mark group by 1, 2 order by 1, 2',
      )
    ).rows as Json[];
  await desk.query("update ticket set version = version where tenant = 'alpina'");
  const before = await marks();
  await desk.app.get(MonthMarksHandler).handle();
  const after = await marks();
  expect(before.some(({ many }) => many > 1)).toBe(true);
  expect(after).toEqual(before.map((one) => ({ ...one, many: 1 })));
});

it('parts a period at the ends of its months', () => {
  const day = fc.date({ min: new Date('2024-01-01'), max: new Date('2028-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(day, fc.nat({ max: 800 }), (first, length) => {
      const text = (at: number) => new Date(first.getTime() + at * 86_400_000).toISOString().slice(0, 10);
      const pieces = piecesOf({ from: text(0), until: text(length) }, '2026-11-26');
      const days = pieces.flatMap(({ from = '', until = '', months }) => {
        const own: string[] = [];
        for (let at = Date.parse(from); at <= Date.parse(until); at += 86_400_000)
          own.push(new Date(at).toISOString().slice(0, 10));
        const month = Number(from.slice(0, 4)) * 12 + Number(from.slice(5, 7)) - 1;
        expect(months).toEqual([month, month]);
        expect(new Set(own.map((one) => one.slice(0, 7)))).toEqual(new Set([from.slice(0, 7)]));
        return own;
      });
      expect(days).toEqual(Array.from({ length: length + 1 }, (_, at) => text(at)));
      expect(pieces.map(({ endsPeriod }) => endsPeriod)).toEqual(pieces.map((_one, at) => at === pieces.length - 1));
    }),
  );
});

it('parts no period of more months than are put together', () => {
  const [from, today] = ['2021-12-01', '2026-11-26'];
  expect(piecesOf({ from, until: '2026-11-30' }, today)).toHaveLength(60);
  expect(piecesOf({ from, until: '2026-12-01' }, today)).toEqual([]);
  expect(piecesOf({ from: '0001-01-01', until: '9999-12-31' }, today)).toEqual([]);
});

it('parts all time at the ends of months, the last ones by themselves', () => {
  const pieces = piecesOf(undefined, '2026-01-31');
  expect(pieces.map(({ from, until }) => `${from ?? ''}/${until ?? ''}`)).toEqual([
    '/2023-12-31',
    '2024-01-01/2024-03-31',
    '2024-04-01/2024-06-30',
    '2024-07-01/2024-09-30',
    '2024-10-01/2024-12-31',
    '2025-01-01/2025-03-31',
    '2025-04-01/2025-06-30',
    '2025-07-01/2025-07-31',
    '2025-08-01/2025-08-31',
    '2025-09-01/2025-09-30',
    '2025-10-01/2025-10-31',
    '2025-11-01/2025-11-30',
    '2025-12-01/2025-12-31',
    '2026-01-01/2026-01-31',
    '2026-02-01/',
  ]);
  const months = pieces.map((piece) => piece.months);
  expect(months.slice(1).map(([first]) => first)).toEqual(months.slice(0, -1).map(([, last]) => last + 1));
  expect([months[0]?.[0], months[1]?.[0], months.at(-2)?.[0]]).toEqual([0, 2024 * 12, 2026 * 12]);
});

it('is told of more cells than are put together, however many there are', async () => {
  const kept = desk.app.get(KeptCells);
  const most = kept.mostCells;
  kept.mostCells = 20;
  const asked = { figure: 'created', by: 'week,responsible', period: 'THIS_YEAR' };
  for (const one of [asked, asked]) await compared(readers.agent as Client, one);
  kept.mostCells = most;
  expect((await read(readers.agent as Client, asked)).cells.length).toBeGreaterThan(20);
});
