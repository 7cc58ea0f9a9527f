import { JobWorker } from '../../api/platform/jobs/job-worker.js';
import { eventually } from '../support/eventually.js';
import { useMailedDesk } from '../support/use-desk.js';

const GROUP = 'technik@alpina.example';
const WAITING = 200;
/** Jobs that a worker may have begun before the urgent mail came into its queue: its pairs of jobs, twice. */
const BEGUN = 40;

const { desk, world } = useMailedDesk();

const sentBefore = async (ticket: string, event: string): Promise<number | null> => {
  const rows = await desk.rows(
    `select (select count(*)::int from ticket_mail o where o.sent_at < m.sent_at) as before
       from ticket_mail m where m.ticket_id = $1 and m.event = $2 and m.recipient = $3 and m.state = 'SENT'`,
    ticket,
    event,
    GROUP,
  );
  return rows[0]?.before ?? null;
};
const statesOf = async (): Promise<Record<string, number>> => {
  const rows = await desk.rows(
    `select state, count(*)::int as count from ticket_mail
      where recipient = $1 and event = 'ISSUE_OR_DRAFT_ADDED' group by state`,
    GROUP,
  );
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
};
const write = (id: string) =>
  desk.as('customer').post(`v1/tickets/${id}/messages`, { text: 'Wasser im Keller' }).expect(201);

describe('an urgent mail', () => {
  it('goes before 200 mails that wait for the same group, and above its hourly cap', async () => {
    const { id } = await world.submit('customer');
    for (let made = 1; made < WAITING; made += 10)
      await Promise.all(Array.from({ length: 10 }, () => world.submit('agent')));
    await write(id);
    await desk.app.get(JobWorker).start();
    await eventually(async () => {
      const before = await sentBefore(id, 'ISSUE_MESSAGE_FROM_CUSTOMER_TO_AGENT_ADDED');
      expect(before).not.toBeNull();
      expect(before).toBeLessThan(BEGUN);
    });
    await eventually(async () => {
      const { SENT = 0, PUT_ASIDE = 0 } = await statesOf();
      expect(PUT_ASIDE).toBeGreaterThanOrEqual(WAITING - 60);
      expect(SENT).toBeGreaterThan(0);
    }, 60_000);

    const { id: next } = await world.submit('customer');
    await write(next);
    await eventually(async () =>
      expect(await sentBefore(next, 'ISSUE_MESSAGE_FROM_CUSTOMER_TO_AGENT_ADDED')).not.toBeNull(),
    );
    const { PUT_ASIDE } = await statesOf();
    expect(PUT_ASIDE).toBeGreaterThanOrEqual(WAITING - 60);
  });
});
