import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startApplication } from '../support/application.js';
import { eventually } from '../support/eventually.js';
import { collection } from '../support/mail-collection/collection.js';
import { filePart, message, multipart, textPart } from '../support/mail-collection/compose.js';
import { letter } from '../support/mail-collection/letters.js';
import { forgetPeak, memoryOf, tellsMemory } from '../support/process-memory.js';
import { startWorker } from '../support/worker-process.js';

const MAILS = Number(process.env.VSD_COLLECTION ?? 2_000);
/** Bytes that the worker may need above what it holds before the first mail: one of 25 MB a few times over, read apart. */
const MOST_GROWTH = 700 * 1024 * 1024;
const LARGE = 17 * 1024 * 1024;
/** Milliseconds after which what is not filed will not be any more, on a machine however busy. */
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
      for (const { raw, says, outcome } of collection(MAILS)) expected.set(await deliver(raw), { says, outcome });
      const own = letter('de', 0, 999_999);
      const files = [
        textPart(own.said, 'plain'),
        filePart('gross.bin', 'application/octet-stream', Buffer.alloc(LARGE, 'Ja')),
      ];
      expected.set(await deliver(message(own, multipart('mixed', files))), {
        says: own.said.slice(12, 30),
        outcome: 'FILED',
      });
      expect(expected.size).toBe(MAILS + 1);
      const took = Date.now() - begin;
      await eventually(async () => {
        const { rows } = await desk.superuser.query(
          `select count(*)::int as n from intake_message where state = 'RECEIVED'`,
        );
        if (rows[0].n > 0) throw new Error(`${rows[0].n} mails wait still`);
      }, PATIENCE_MS);
      const filed = Date.now() - begin;
      const { rows } = await desk.superuser.query(
        `select m.id, m.state, m.reason, t.customer_description as text from intake_message m left join ticket t on t.id = m.ticket_id`,
      );
      const wrong = rows.filter(({ id, state, text }) => {
        const one = expected.get(id);
        return !one || one.outcome !== state || (one.says !== null && !String(text).includes(one.says));
      });
      expect(wrong.slice(0, 5)).toEqual([]);
      const tickets = await desk.superuser.query('select count(*)::int as n from ticket');
      expect(tickets.rows[0].n).toBe([...expected.values()].filter(({ outcome }) => outcome === 'FILED').length);
      const growth = tellsMemory ? (await memoryOf(worker.process.pid)).peak - before : 0;
      process.stdout.write(
        `${MAILS} mails: taken in ${took} ms (${Math.round(took / MAILS)} each), filed in ${filed} ms (${Math.round(filed / MAILS)} each), the worker grew by ${Math.round(growth / 1_048_576)} MB at most\n`,
      );
      expect(growth).toBeLessThan(MOST_GROWTH);
    } finally {
      worker.kill();
      await worker.ended;
      await desk.close();
      await rm(folder, { recursive: true, force: true });
    }
  },
  2 * PATIENCE_MS,
);
