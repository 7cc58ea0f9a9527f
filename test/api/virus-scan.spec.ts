import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { ClamdScanner } from '../../api/integrations/files/clamd-scanner.js';
import { UnscannedFilesSweep } from '../../api/integrations/files/unscanned-files-sweep.js';
import { JobWorker } from '../../api/platform/jobs/job-worker.js';
import { ScannerAway } from '../../api/ports/virus-scanner.js';
import { startApplication, type TestApplication } from '../support/application.js';
import { EICAR, startClamd } from '../support/clamd.js';
import { mailIntake, multipart, rawMail } from '../support/mail-intake.js';
import type { Json } from '../support/records.js';
import { type TicketWorld, ticketWorld } from '../support/ticket-world.js';

let clamd: Awaited<ReturnType<typeof startClamd>>;
let desk: TestApplication;
let world: TicketWorld;
let ticket: Json;
beforeAll(async () => {
  clamd = await startClamd();
  desk = await startApplication({ VSD_CLAMD: clamd.address });
  world = await ticketWorld(desk);
  ticket = await world.submit('agent');
});
afterAll(async () => {
  await desk?.close();
  await clamd?.close();
});

const send = (content: Buffer | string, name = 'plan.txt') =>
  desk.as('agent').post(`v1/tickets/${ticket.id}/attachments`).attach('file', Buffer.from(content), name);
const fetched = (id: string) => desk.as('agent').get(`v1/attachments/${id}/content`);
const sweep = () => desk.app.get(UnscannedFilesSweep).handle();
const codeOf = async (id: string) => {
  const { status, body } = await fetched(id);
  return [status, body.code];
};

describe('a file that is sent', () => {
  it('is looked at, byte by byte, and handed out when it is clean', async () => {
    const content = randomBytes(3_000_000);
    const { id } = (await send(content, 'plan.bin').expect(201)).body;
    expect(clamd.scanned.at(-1)?.equals(content)).toBe(true);
    expect((await fetched(id).expect(200)).body.equals(content)).toBe(true);
  });

  it('is refused when it is infected, and no record is made', async () => {
    const before = (await desk.as('agent').get(`v1/tickets/${ticket.id}/attachments`)).body.length;
    expect((await send(`x${EICAR}`).expect(422)).body.code).toBe('FILE_INFECTED');
    expect((await desk.as('agent').get(`v1/tickets/${ticket.id}/attachments`)).body).toHaveLength(before);
  });

  it('waits while the scanner is away, and is handed out or not by its later verdict', async () => {
    await clamd.away();
    const clean = (await send('Notizen').expect(201)).body.id;
    const infected = (await send(EICAR).expect(201)).body.id;
    await sweep();
    for (const id of [clean, infected]) expect(await codeOf(id)).toEqual([409, 'FILE_UNSCANNED']);
    await clamd.back();
    await sweep();
    expect((await fetched(clean).expect(200)).text).toBe('Notizen');
    expect(await codeOf(infected)).toEqual([410, 'FILE_INFECTED']);
    await desk.as('agent').delete(`v1/attachments/${infected}`).expect(200);
    await fetched(infected).expect(404);
  });
});

describe('a file of a mail', () => {
  it('is refused when it is infected, and the ticket names it; the others are kept', async () => {
    await desk.app.get(JobWorker).start();
    const part = (name: string, content: string) =>
      [{ 'Content-Type': `application/octet-stream; name="${name}"` }, content] as const;
    const text = [{ 'Content-Type': 'text/plain' }, 'Guten Tag'] as const;
    const { type, body } = multipart([text, part('gut.bin', 'Notizen'), part('boese.bin', EICAR)]);
    const kept = await mailIntake(desk).take(rawMail({ 'Content-Type': type, 'MIME-Version': '1.0' }, body));
    expect(kept.state).toBe('FILED');
    const files = await desk.as('agent').read(`v1/tickets/${kept.ticket_id}/attachments`);
    expect(files.map(({ name }: Json) => name)).toEqual(['gut.bin']);
    const filed = await desk.as('agent').read(`v1/tickets/${kept.ticket_id}`);
    expect(JSON.stringify(filed)).toMatch(/boese\.bin \(.*Virus.*\)/);
  });
});

describe('a scanner', () => {
  it('that says nothing in its time, or closes in the middle, gives no verdict', async () => {
    const large = () => Readable.from(Array.from({ length: 50 }, () => randomBytes(100_000)));
    clamd.state.isSilent = true;
    await expect(new ClamdScanner(clamd.address, 200).isInfected(large())).rejects.toBeInstanceOf(ScannerAway);
    clamd.state.isSilent = false;
    expect(await new ClamdScanner(clamd.address).isInfected(large())).toBe(false);
  });
});
