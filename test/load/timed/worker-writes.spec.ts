import { setInterval as ticks } from 'node:timers/promises';
import { recordsOf } from '../../support/records.js';
import type { TicketJson } from '../../support/ticket-world.js';
import { useMailedDesk } from '../../support/use-desk.js';
import { startWorker } from '../../support/worker-process.js';

/** Seconds of writes, and writes a second: a third each creates a ticket, writes a message, begins work. */
const SECONDS = Number(process.env.VSD_WRITE_SECONDS ?? 300);
const RATE = 20;
/** The longest that a due job may wait for its first attempt, in seconds. */
const MOST_WAIT_S = 5;

const { desk, world, smtp } = useMailedDesk();

/** The queue with the oldest due job, its age in seconds, and the number of its due jobs. */
const OLDEST = `select name, max(extract(epoch from now() - start_after))::float8 as age, count(*)::int as waiting
  from pgboss.job where state = 'created' and start_after <= now() group by name order by age desc limit 1`;

describe('one worker under twenty writes a second', () => {
  it(`leaves no job waiting for over ${MOST_WAIT_S} s`, async () => {
    const { settings } = recordsOf(desk);
    await settings({ mailsPerHour: 1_000 });
    const { databaseUrl: DATABASE_URL, issuer, files: VSD_FILES_DIR } = desk;
    const worker = await startWorker({ DATABASE_URL, SMTP_URL: smtp.url, VSD_ISSUER: issuer.url, VSD_FILES_DIR });
    const created: TicketJson[] = [];
    const fresh: TicketJson[] = [];
    const running = new Set<Promise<unknown>>();
    const acts = [
      async () => {
        // Contacts of their own, since an address takes a bounded number of mails an hour.
        const contactEmail = `anna-${created.length % 50}@acme.example`;
        const ticket = await world.submit('agent', { contactEmail, responsible: world.ids.agent });
        created.push(ticket);
        fresh.push(ticket);
      },
      async () => {
        const { id } = created.at(-1) as TicketJson;
        await desk.as('agent').create(`v1/tickets/${id}/messages`, { text: 'Der Techniker kommt um zehn.' });
      },
      async () => {
        const ticket = fresh.shift();
        if (ticket) await world.move('agent', ticket.id, { to: 'IN_WORK' }).expect(201);
      },
    ];
    await (acts[0] as () => Promise<void>)();
    let worst = { name: 'none', age: 0, waiting: 0 };
    let writes = 0;
    for await (const _tick of ticks(1_000 / RATE)) {
      const write = (acts[writes % acts.length] as () => Promise<void>)();
      running.add(write);
      void write.finally(() => running.delete(write));
      writes += 1;
      if (writes % RATE === 0) {
        const [oldest = worst] = await desk.rows<typeof worst>(OLDEST);
        if (oldest.age > worst.age) worst = oldest;
      }
      if (writes >= RATE * SECONDS) break;
    }
    await Promise.all(running);
    worker.kill();
    await worker.ended;
    expect(smtp.mails.length).toBeGreaterThan(writes / 3);
    expect(worst.age < MOST_WAIT_S ? undefined : worst).toBeUndefined();
  });
});
