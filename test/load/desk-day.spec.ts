import { jest } from '@jest/globals';
import PostalMime, { type Email } from 'postal-mime';
import { clock } from '../../api/platform/clock.js';
import { JobWorker } from '../../api/platform/jobs/job-worker.js';
import { ErpError } from '../../api/ports/erp/erp-error.js';
import { ClockMarksHandler } from '../../api/tickets/clocks/clock-marks.handler.js';
import { TicketTriggersHandler } from '../../api/tickets/triggers/ticket-triggers.handler.js';
import type { Locale } from '../../api/vocabulary/locale.js';
import { MAIL_EVENTS } from '../../api/vocabulary/mail.js';
import { AGREED_HOURS, DeskDay, namedIn, READERS } from '../support/desk-day.js';
import { connectAccepting } from '../support/erp/accepting-system.js';
import { eventually } from '../support/eventually.js';
import { faultsIn } from '../support/mail-faults.js';
import type { ReceivedMail } from '../support/mail-server.js';
import { passTime, wakeWorker } from '../support/pass-time.js';
import type { Person } from '../support/people.js';
import { useMailedDesk } from '../support/use-desk.js';

const TICKETS = Number(process.env.VSD_DAY_TICKETS ?? 300);
const PUBLIC_URL = 'https://desk.example/volta-service-desk';

const { desk, world, smtp } = useMailedDesk({ VSD_PUBLIC_URL: PUBLIC_URL });
let day: DeskDay;
beforeAll(async () => {
  day = new DeskDay(desk, world);
  await day.open();
});

/** A line of the ledger with the tickets of its mail; a digest has several. */
interface Line {
  readonly id: string;
  readonly tenant: string;
  readonly recipient: string;
  readonly name: string | null;
  readonly event: string;
  readonly tickets: readonly string[];
  readonly locale: Locale | null;
  readonly thread: string;
}

const quiet = () =>
  eventually(async () => {
    await wakeWorker(desk.superuser);
    const rows =
      await desk.rows(`select name from pgboss.job where name in ('ticket-notices', 'ticket-mails', 'ticket-digests', 'erp-exchange', 'incoming-mails')
          and state in ('created', 'retry', 'active') and start_after <= now() limit 1`);
    expect(rows).toEqual([]);
  }, 300_000);

/**
 * The deadlines of some tickets come near or pass, waiting tickets return, and the worker looks. Every second ticket of
 * each state is late, in the order of their arrival, so that a day of few tickets has both as well.
 */
const letTimePass = async () => {
  const client = desk.superuser;
  await client.query(
    `with chosen as (
       select id, state, row_number() over (partition by state order by created_at, id) % 2 = 1 as late from ticket
        where state in ('PENDING', 'IN_WORK') and jsonb_array_length(cycles) > 0)
     update ticket t set next_mark_at = now() - interval '1 minute',
        cycles = jsonb_set(cycles, '{0,startedAt}', to_jsonb(to_char(
          now() - case when late then interval '60 days' else $1 * interval '1 hour' end, 'YYYY-MM-DD"T"HH24:MI:SS"Z"')))
     from chosen where chosen.id = t.id and (late or chosen.state = 'PENDING')`,
    [AGREED_HOURS * 0.9],
  );
  await client.query(
    `update ticket set resubmission_date = (now() - interval '2 days')::date where state = 'IN_CLARIFICATION'`,
  );
  await desk.app.get(ClockMarksHandler).handle();
  // A waiting ticket returns in the course of the working day.
  const noon = jest.spyOn(clock, 'now').mockReturnValue(new Date(`${new Date().toISOString().slice(0, 10)}T12:00:00Z`));
  await desk.app.get(TicketTriggersHandler).handle();
  noon.mockRestore();
};

const lines = async (): Promise<Map<string, Line>> => {
  const rows = await desk.rows(`
    select m.id, m.tenant, m.recipient, m.recipient_name as name, m.event, array[m.ticket_id] as tickets, m.locale,
           'ticket-' || m.ticket_id as thread
      from ticket_mail m where m.digest is null
    union all
    select d.id, d.tenant, d.recipient, u.name, 'DIGEST', array_agg(distinct m.ticket_id), u.language, 'digest-' || d.id
      from mail_digest d join ticket_mail m on m.tenant = d.tenant and m.digest = d.id and m.state = 'SENT'
      join "user" u on u.tenant = d.tenant and u.id = d.user_id group by d.tenant, d.id, u.name, u.language`);
  return new Map(rows.map((line: Line) => [line.id, line]));
};

const readers = async (): Promise<Map<string, Person>> => {
  const rows = await desk.rows('select id, email from "user" where email is not null');
  const people = Object.entries(world.ids) as [Person, string][];
  return new Map(
    rows.map(({ id, email }) => [email.toLowerCase(), people.find(([, own]) => own === id)?.[0] as Person]),
  );
};

const addressesIn = (mail: Email): string[] => {
  const inHtml = [...(mail.html ?? '').matchAll(/href="([^"]*)"/g)].map(([, href]) => href?.replaceAll('&amp;', '&'));
  const inText = (mail.text ?? '').match(/https?:\/\/[^\s<>]+/g) ?? [];
  return [...new Set([...inHtml, ...inText])].filter((href) => href !== undefined);
};

const seen = new Map<string, Promise<boolean>>();
/** Whether the reader finds the target of an address; for a person without an account the target must only exist. */
const leadsSomewhere = (address: string, reader: Person): Promise<boolean> => {
  const key = `${reader} ${address}`;
  const found = seen.get(key) ?? follow(address, reader);
  seen.set(key, found);
  return found;
};
const follow = async (address: string, reader: Person): Promise<boolean> => {
  if (/^(mailto|tel):/.test(address)) return true;
  const path = address.startsWith(PUBLIC_URL) ? address.slice(PUBLIC_URL.length) : '';
  const [, link] = /^\/portal\/rating\/([a-z]+\/[0-9a-z]{44})\/[1-5]$/.exec(path) ?? [];
  // A reopened ticket has no rating any more.
  if (link) return [200, 404].includes((await desk.as(null).get(`v1/ratings/${link}`)).status);
  const way = /^\/issue\/([0-9a-f-]{36})(?:\/report\/([^/#]+))?(?:#activity-(.+))?$/.exec(path);
  if (!way) return false;
  const [, ticket, report, activity] = way;
  if (report) {
    const { body } = await desk.as(reader).get(`v1/tickets/${ticket}/reports`);
    return (body as { identifier: string }[]).some(({ identifier }) => identifier === decodeURIComponent(report));
  }
  if ((await desk.as(reader).get(`v1/tickets/${ticket}`)).status !== 200) return false;
  if (!activity) return true;
  const { body } = await desk.as(reader).get(`v1/tickets/${ticket}/activities`).query({ range: '[0,199]' });
  return (body as { id: string }[]).some(({ id }) => id === activity);
};

it(`sends the mails of a day with ${TICKETS} tickets in four languages, of which each says and leads to what is right`, async () => {
  await day.choose();
  await desk.app.get(JobWorker).start();
  // A system elsewhere keeps the reports and takes every other one.
  let booked = 0;
  const system = await connectAccepting(desk, async () => {
    booked += 1;
    if (booked % 2 === 0) throw new ErpError('REJECTED', 'NOT_APPLIED', { reason: 'Zz kappa' });
  });
  await day.live(TICKETS);
  await quiet();
  await letTimePass();
  await quiet();
  const some = smtp.mails.filter((mail) => mail.to[0]?.startsWith('ruz'));
  const returned = [...new Map(some.map((mail) => [mail.to[0] as string, mail])).entries()].slice(0, 5);
  for (const [address, { headers }] of returned) await day.bounce(headers.get('message-id') as string, address);
  await quiet();
  await passTime(desk.superuser);
  await quiet();
  await scan();
  await system.disconnect();
}, 1_200_000);

async function scan(): Promise<void> {
  const [ledger, users] = [await lines(), await readers()];
  const tickets = new Map(day.tickets.map((ticket) => [ticket.id, ticket]));
  const rows = await desk.rows('select id, identifier, tenant from ticket');
  const numbers = new Map<string, string>(rows.map(({ id, identifier }) => [id, identifier]));
  const faults: string[] = [];
  const events = new Set<string>();
  const seenLocales = new Set<string>();
  for (const mail of smtp.mails) {
    const read = await PostalMime.parse(mail.raw);
    const line = ledger.get(/^<([0-9a-f-]{36})@/.exec(read.messageId ?? '')?.[1] ?? '');
    if (!line) {
      faults.push(`no line of the ledger: ${read.subject}`);
      continue;
    }
    events.add(line.event);
    const blame = (what: string) => faults.push(`${line.event} to ${line.recipient}: ${what}`);
    const of = line.tickets.map((id) => tickets.get(id)).filter((ticket) => ticket !== undefined);
    const reader = users.get(line.recipient);
    const [first] = of;
    const isWithin = /^(vorlix|technik|support-)/.test(line.recipient);
    const locale = (reader && READERS[reader]) ?? (isWithin ? first?.within : first?.correspondence) ?? 'de-CH';
    seenLocales.add(locale);
    for (const fault of headerFaults(mail, read, line)) blame(fault);
    if (line.locale !== locale) blame(`in ${line.locale} instead of ${locale}`);
    if (!read.html?.includes(`<html lang="${locale}">`)) blame(`HTML not in ${locale}`);
    const words = [read.subject ?? '', read.text ?? ''];
    for (const text of words) for (const fault of faultsIn(withoutNames(text), locale)) blame(fault);
    const all = `${words.join('\n')}\n${read.html}`;
    const own = of.map(({ serial }) => serial);
    if (namedIn(all).some((serial) => !own.includes(serial))) blame(`names ${namedIn(all)} instead of ${own}`);
    const known = line.tickets.map((id) => numbers.get(id));
    for (const [number] of all.matchAll(/\b[A-Z]{3}-\d{4}-\d{5}\b/g))
      if (!known.includes(number)) blame(`names ${number}`);
    const other = line.tenant === 'alpina' ? /nordwind|Acme Nord/i : /alpina|Qorvex|Vorlix|Xelbat/i;
    if (other.test(all)) blame(`names the other tenant: ${other.exec(all)?.[0]}`);
    if (line.name && !read.text?.split('\n')[0]?.includes(line.name)) blame(`greets with ${read.text?.split('\n')[0]}`);
    for (const address of addressesIn(read)) {
      const asked = reader ?? (line.tenant === 'alpina' ? 'agent' : 'otherAgent');
      if (!(await leadsSomewhere(address, asked))) blame(`${asked} does not reach ${address}`);
    }
  }
  const twice = await desk.superuser.query(
    `select m.event, m.recipient, count(*) from ticket_mail m join activity a on a.tenant = m.tenant and a.id::text = m.cause
      where m.state = 'SENT' and m.recipient is not null group by m.tenant, m.ticket_id, m.recipient, m.event, m.cause having count(*) > 1`,
  );
  for (const row of twice.rows) faults.push(`twice: ${JSON.stringify(row)}`);
  const ids = smtp.mails.map(({ headers }) => headers.get('message-id'));
  const kinds = Map.groupBy(faults, (fault) => fault.replaceAll(/\d+/g, '0').slice(0, 110));
  const told = [...kinds].map(([kind, all]) => `${all.length} x ${kind}\n    ${all[0]}`);
  const missing = [...MAIL_EVENTS, 'DIGEST'].filter((event) => !events.has(event));
  process.stdout.write(
    `${day.tickets.length} tickets, ${smtp.mails.length} mails, ${seenLocales.size} languages, no mail of ${missing}\n`,
  );
  expect(told).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
  expect(seenLocales.size).toBe(4);
  const left = await desk.rows(`select event from ticket_mail where state = 'QUEUED'`);
  expect(left).toEqual([]);
  expect(missing).toEqual([]);
}

/** Addresses, names of people and quotations are the same in all languages. */
const withoutNames = (text: string) =>
  text.replaceAll(/https?:\/\/\S+|«[^»]+»/g, 'x').replaceAll(/\b[A-Z]\w+ (?:alpina|nordwind)\b/g, 'Xy');

/** The faults in the headers of a mail. */
function headerFaults(
  { to, headers }: ReceivedMail,
  { subject = '' }: Email,
  { id, recipient, thread }: Line,
): string[] {
  const expected: Record<string, RegExp> = {
    'message-id': new RegExp(`^<${id}@[a-z.]+>$`),
    references: new RegExp(`^<${thread}@[a-z.]+>$`),
    'in-reply-to': new RegExp(`^<${thread}@[a-z.]+>$`),
    'auto-submitted': /^auto-generated$/,
    to: new RegExp(`^<?${recipient.replaceAll('.', '\\.')}>?$`),
  };
  const wrong = Object.entries(expected).filter(([name, what]) => !what.test(headers.get(name) ?? ''));
  return [
    ...wrong.map(([name]) => `${name} is ${headers.get(name)}`),
    ...(to.length === 1 && to[0] === recipient ? [] : [`sent to ${to}`]),
    ...(subject.trim() ? [] : ['no subject']),
  ];
}
