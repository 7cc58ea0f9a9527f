import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startApplication, type TestApplication } from '../support/application.js';
import { eventually } from '../support/eventually.js';
import { yearOfMails } from '../support/mail-collection.js';
import { multipart, rawMail } from '../support/mail-intake.js';
import { forgetPeak, memoryOf, tellsMemory } from '../support/process-memory.js';
import { startWorker } from '../support/worker-process.js';

const MAILS = Number(process.env.VSD_COLLECTION ?? 2_000);
/** Bytes that the worker may need above its memory before the first mail: one of 25 MB a few times over, read apart. */
const MOST_GROWTH = 700 * 1024 * 1024;
const LARGE = 17 * 1024 * 1024;
/** The permitted difference of memory between the halves, and the time for which other work may occupy the machine. */
const SPREAD = 150 * 1024 * 1024;
const PAUSE_MS = 10_000;
/** Milliseconds after which a mail that is not filed yet never will be, on any busy machine. */
const PATIENCE_MS = 120_000 + MAILS * 600;

it(
  `${MAILS} mails as they come to a desk are each answered, filed once and read right, and none holds up the others`,
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'vsd-files-'));
    const desk = await startApplication({ VSD_FILES_DIR: folder, VSD_RATE_LIMIT: '0' });
    const settings = { DATABASE_URL: desk.databaseUrl, VSD_ISSUER: desk.issuer.url, VSD_FILES_DIR: folder };
    const worker = await startWorker(settings);
    try {
      await desk.as('agent').get('v1/me').expect(200);
      if (tellsMemory) await forgetPeak(worker.process.pid);
      const before = tellsMemory ? (await memoryOf(worker.process.pid)).now : 0;
      const begin = Date.now();
      const deliver = async (raw: Buffer) =>
        (await desk.as('gateway').post('intake/messages').type('message/rfc822').send(raw).expect(202)).body
          .id as string;
      const expected = new Map<string, { says: string | null; outcome: string }>();
      // The largest mail comes first: the mails behind it must not wait for it.
      const { type, body } = multipart([
        [{ 'Content-Type': 'text/plain' }, 'Siehe Anhang'],
        [
          {
            'Content-Type': 'application/octet-stream',
            'Content-Disposition': 'attachment; filename="gross.bin"',
            'Content-Transfer-Encoding': 'base64',
          },
          Buffer.alloc(LARGE, 'Ja').toString('base64'),
        ],
      ]);
      const large = await deliver(rawMail({ 'Content-Type': type }, body));
      expected.set(large, { says: 'Siehe Anhang', outcome: 'FILED' });
      for (const { raw, says, outcome } of yearOfMails(MAILS)) expected.set(await deliver(raw), { says, outcome });
      expect(expected.size).toBe(MAILS + 1);
      const took = Date.now() - begin;
      const untilWaiting = (most: number) =>
        eventually(async () => {
          const rows = await desk.rows(`select count(*)::int as n from intake_message where state = 'RECEIVED'`);
          if (rows[0].n > most) throw new Error(`${rows[0].n} mails wait still`);
        }, PATIENCE_MS);
      const growth = async () => (tellsMemory ? (await memoryOf(worker.process.pid)).peak - before : 0);
      await untilWaiting(MAILS / 2);
      const grown = await growth();
      if (tellsMemory) await forgetPeak(worker.process.pid);
      await untilWaiting(0);
      const filed = Date.now() - begin;
      const grownLater = await growth();
      const rows = await desk.rows(
        `select m.id, m.state, m.reason, t.customer_description as text from intake_message m left join ticket t on t.id = m.ticket_id`,
      );
      const wrong = rows.filter(({ id, state, text }) => {
        const one = expected.get(id);
        return !one || one.outcome !== state || (one.says !== null && !String(text).includes(one.says));
      });
      expect(wrong.slice(0, 5)).toEqual([]);
      const tickets = await desk.superuser.query('select count(*)::int as n from ticket');
      expect(tickets.rows[0].n).toBe([...expected.values()].filter(({ outcome }) => outcome === 'FILED').length);
      const quarters = await quartersOf(desk);
      const [first, later] = [grown, grownLater].map((bytes) => Math.round(bytes / 1_048_576));
      process.stdout.write(
        `${MAILS} mails: taken in ${took} ms (${Math.round(took / MAILS)} each), filed in ${filed} ms (${Math.round(filed / MAILS)} each, quarters of ${quarters.join(', ')} ms), the worker grew by ${first} MB at most in the first half and ${later} MB in the second\n`,
      );
      // Neither the thousandth mail nor the memory for it grows with those before it.
      expect(Math.max(grown, grownLater)).toBeLessThan(MOST_GROWTH);
      expect(grownLater).toBeLessThan(grown + SPREAD);
      expect(quarters.at(-1)).toBeLessThan(2 * Math.max(...quarters.slice(0, -1)) + PAUSE_MS);
    } finally {
      worker.kill();
      await worker.ended;
      await desk.close();
      await rm(folder, { recursive: true, force: true });
    }
  },
  2 * PATIENCE_MS,
);

/** How long each quarter of the mails took to be filed, in milliseconds. */
async function quartersOf({ superuser }: TestApplication): Promise<number[]> {
  const { rows } = await superuser.query(
    `select (1000 * extract(epoch from max(at) - min(at)))::int as took
       from (select updated_at as at, ntile(4) over (order by updated_at) as quarter from intake_message) filed
      group by quarter order by quarter`,
  );
  return rows.map(({ took }) => took);
}
