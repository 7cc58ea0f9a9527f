import { WebhookWatch } from '../../api/developers/webhooks/webhook-watch.js';
import { eventually } from '../support/eventually.js';
import { recordsOf } from '../support/records.js';
import { useDesk } from '../support/use-desk.js';
import { type Call, isSigned, webhookReceiver } from '../support/webhook-receiver.js';

/** In whole rounds of all records. */
const EVENTS = Number(process.env.VSD_WEBHOOK_EVENTS ?? 10_000);
const RECORDS = Math.min(250, EVENTS);

const desk = useDesk();

/** Changes of each record in turn, as so many transactions would have noted them. */
const NOTE = `
  insert into live_event (tenant, id, transaction, resource, record, kind, version, fields)
  select 'alpina', uuidv7(), $3::bigint, 'customers', record::uuid, 'changed', 1 + $2::int, '["name"]'
    from unnest($1::text[]) as record`;

it(`${EVENTS} events arrive at a receiver that fails every third time, each signed and each record in its order`, async () => {
  const receiver = await webhookReceiver((call) => (call % 3 === 0 ? 500 : 204));
  try {
    const ids: string[] = [];
    for (let at = 0; at < RECORDS; at += 1)
      ids.push(String((await recordsOf(desk).create('customers', { code: `W${at}`, name: `Werk ${at}` })).id));
    const body = { url: receiver.url, events: ['customers.changed'] };
    const { signingSecret, id } = await desk.as('admin').create('v1/webhooks', body);
    for (let round = 1; round <= EVENTS / RECORDS; round += 1) {
      const rows = await desk.rows('select pg_current_xact_id()::text as own');
      await desk.rows(NOTE, ids, round, rows[0].own);
    }
    const begun = performance.now();
    desk.app.get(WebhookWatch).start();
    const taken = () => receiver.calls.filter(({ status }) => status === 204);
    await eventually(async () => {
      // The waits between attempts pass.
      await desk.rows(`update webhook_delivery set next_at = now() where state = 'WAITING' and next_at > now()`);
      expect(new Set(taken().map(({ headers }) => headers['webhook-id'])).size).toBe(EVENTS);
    }, 540_000);
    console.info(`${EVENTS} events told in ${Math.round((performance.now() - begun) / 1_000)} s`);
    expect(receiver.calls.every((call) => isSigned(call, signingSecret))).toBe(true);
    const versions = Map.groupBy(taken(), ({ body: { data } }) => data.id);
    for (const calls of versions.values()) expect(inOrder(calls)).toBe(true);
    await eventually(async () => {
      const rows = await desk.rows(
        `select state, count(*)::int as count from webhook_delivery where webhook_id = $1 group by state`,
        id,
      );
      expect(rows).toEqual([{ state: 'DELIVERED', count: EVENTS }]);
    });
  } finally {
    await receiver.close();
  }
});

const inOrder = (calls: readonly Call[]) =>
  calls.every(({ body }, at) => at === 0 || body.data.version > (calls[at - 1] as Call).body.data.version);
