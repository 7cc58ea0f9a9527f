import { MailboxWatch } from '../../api/intake/mailboxes/mailbox-watch.js';
import { JobWorker } from '../../api/platform/jobs/job-worker.js';
import { startApplication, type TestApplication } from '../support/application.js';
import { trust } from '../support/dovecot/certificate.js';
import { dovecotHere } from '../support/dovecot/distribution.js';
import { type Dovecot, startDovecot } from '../support/dovecot/dovecot-server.js';
import { startTokenServer, type TokenServer } from '../support/dovecot/token-server.js';
import { readEvents } from '../support/event-reader.js';
import { eventually } from '../support/eventually.js';
import { type ImapImitation, type Manners, startImapImitation } from '../support/imap-imitation.js';
import { mailIntake, rawMail } from '../support/mail-intake.js';
import type { Person } from '../support/people.js';
import { quickest } from '../support/quickest.js';
import type { Json } from '../support/records.js';
import { ticketWorld } from '../support/ticket-world.js';

/** Short intervals, so that a minute becomes a second here; a mailbox with IDLE waits five times as long. */
const PACE = { VSD_MAILBOX_POLL_MS: '2000', VSD_MAILBOX_RETRY_MS: '200', VSD_MAILBOX_LEASE_MS: '3000' };
/** Milliseconds within which a mail that comes is kept. */
const SOON_MS = 2_000;
const MEGABYTE = 1024 * 1024;

const root = await dovecotHere();
const withDovecot = root ? describe : describe.skip;

let desk: TestApplication;
let tokens: TokenServer;
let dovecot: Dovecot;
const imitations: ImapImitation[] = [];
let serial = 0;
/** A mailbox whose server accepts connections and sends no answer. */
let silent: string;

beforeAll(async () => {
  tokens = await startTokenServer('token@volta.example');
  if (root) dovecot = await startDovecot(root, tokens.info);
  if (root) trust(dovecot.certificate);
  desk = await startApplication(PACE);
  await ticketWorld(desk);
  desk.app.get(MailboxWatch).start();
  await desk.app.get(JobWorker).start();
  silent = await created(boxAt((await imitate({ GREETING: () => undefined })).port));
});

afterAll(async () => {
  await desk?.close();
  for (const one of imitations) await one.close();
  await dovecot?.stop();
  await tokens?.close();
});

/** The address of a new user with a mailbox of their own. */
const somebody = () => `user${++serial}@volta.example`;

/** The body of a mailbox on Dovecot. */
const boxOf = (user: string, more: Json = {}): Json => ({
  name: `${user} ${++serial}`,
  host: 'localhost',
  port: dovecot.ports.imaps,
  user,
  password: dovecot.password,
  ...more,
});

const created = async (body: Json, as: Person = 'admin'): Promise<string> =>
  (await desk.as(as).create('v1/mailboxes', body)).id;

const read = async (id: string, as: Person = 'admin') => await desk.as(as).read(`v1/mailboxes/${id}`);

const change = async (id: string, body: Json, status = 200) => {
  const { version } = await read(id);
  return (await desk.as('admin').change(`v1/mailboxes/${id}`, version, body).expect(status)).body;
};

/** Waits until the mailbox has this state. */
const standing = (id: string, state: Json, as: Person = 'admin') =>
  eventually(async () => expect(await read(id, as)).toMatchObject(state));

const switchOff = (id: string) => change(id, { active: false });

const test = async (id: string) => (await desk.as('admin').post(`v1/mailboxes/${id}/test`).expect(200)).body;

/** The stored mails of a mailbox, in the order of arrival. */
const kept = async (id: string) =>
  await desk.rows('select * from intake_message where mailbox_id = $1 order by created_at, id', id);

const mail = (subject: string, more: Record<string, string> = {}) => rawMail({ Subject: subject, ...more });

const imitate = async (manners: Manners): Promise<ImapImitation> => {
  const one = await startImapImitation(manners);
  imitations.push(one);
  return one;
};

const boxAt = (port: number, more: Json = {}): Json => ({
  name: `imitation ${++serial}`,
  host: '127.0.0.1',
  port,
  security: 'PLAIN',
  user: 'anna',
  password: 'geheim',
  ...more,
});

withDovecot('a mailbox', () => {
  it('is read: what lies there unread, and what comes, within two seconds', async () => {
    const user = somebody();
    await dovecot.deliver(user, mail('Lag schon da'));
    const id = await created(boxOf(user));
    await eventually(async () => expect((await kept(id)).map(({ subject }) => subject)).toEqual(['Lag schon da']));
    await standing(id, { state: 'CONNECTED', problem: null, received: 1, lastMessageAt: expect.any(String) });
    let mails = 1;
    const took = await quickest(SOON_MS, async () => {
      const begun = Date.now();
      await dovecot.deliver(user, mail('Kommt eben'));
      mails += 1;
      await eventually(async () => expect(await kept(id)).toHaveLength(mails));
      return Date.now() - begun;
    });
    expect(took).toBeLessThan(SOON_MS);
    await eventually(async () => expect((await dovecot.mails(user)).every(({ seen }) => seen)).toBe(true));
    const [first] = await eventually(async () => {
      const rows = await kept(id);
      expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(['FILED']));
      return rows;
    });
    expect(await mailIntake(desk).ticketOf(first)).toMatchObject({ type: 'UNKNOWN', contactChannel: 'EMAIL' });
    await switchOff(id);
  });

  it('leaves what somebody has read before it was set up, and takes what they read afterwards', async () => {
    const [user, folder] = [somebody(), 'Anfragen'];
    await dovecot.renew(user, folder);
    await dovecot.deliver(user, mail('Alt'), folder);
    const first = await created(boxOf(user, { folder, afterReading: 'SEEN' }));
    await standing(first, { state: 'CONNECTED', received: 1 });
    await switchOff(first);
    const second = await created(boxOf(user, { folder }));
    await standing(second, { state: 'CONNECTED', received: 0 });
    await switchOff(second);
  });

  it('counts a mail once, whichever way it comes: in two mailboxes, and by a gateway besides', async () => {
    const [one, two] = [somebody(), somebody()];
    const raw = mail('Einmal');
    await mailIntake(desk).deliver(raw).expect(202);
    await dovecot.deliver(one, raw);
    await dovecot.deliver(two, raw);
    const ids = [await created(boxOf(one)), await created(boxOf(two))];
    for (const id of ids) await standing(id, { state: 'CONNECTED', received: 0 });
    // The subject is stored at the filing, which the gateway does not wait for.
    await eventually(async () => {
      const rows = await desk.rows('select subject from intake_message order by created_at desc limit 1');
      expect(rows).toEqual([{ subject: 'Einmal' }]);
    });
    const rows = await desk.rows(`select from intake_message where subject = 'Einmal'`);
    expect(rows).toHaveLength(1);
    for (const id of ids) await switchOff(id);
  });

  it('moves what was read to a folder that it makes', async () => {
    const user = somebody();
    await dovecot.deliver(user, mail('Ablage'));
    const id = await created(boxOf(user, { afterReading: 'MOVED', moveTo: 'Archiv' }));
    await eventually(async () => expect(await dovecot.mails(user, 'Archiv')).toEqual([{ uid: 1, seen: true }]));
    expect(await dovecot.mails(user)).toEqual([]);
    await standing(id, { state: 'CONNECTED', problem: null, received: 1 });
    await switchOff(id);
  });

  it('says when mails cannot be moved, and reads on', async () => {
    const user = somebody();
    const id = await created(boxOf(user, { afterReading: 'MOVED', moveTo: 'kein/guter\u0007Name' }));
    await standing(id, { state: 'CONNECTED' });
    await dovecot.deliver(user, mail('Eins'));
    await dovecot.deliver(user, mail('Zwei'));
    await standing(id, { state: 'CONNECTED', problem: 'NOT_MOVED', received: 2 });
    await switchOff(id);
  });

  it('is its tenant’s alone', async () => {
    const [mine, theirs] = [somebody(), somebody()];
    const raw = mail('Für beide');
    for (const user of [mine, theirs]) await dovecot.deliver(user, raw);
    const id = await created(boxOf(mine));
    const other = await created(boxOf(theirs), 'otherAdmin');
    await standing(id, { received: 1 });
    await standing(other, { received: 1 }, 'otherAdmin');
    expect((await kept(id))[0]).toMatchObject({ tenant: 'alpina' });
    expect((await kept(other))[0]).toMatchObject({ tenant: 'nordwind' });
    await desk.as('admin').get(`v1/mailboxes/${other}`).expect(404);
    await desk.as('admin').post(`v1/mailboxes/${other}/test`).expect(404);
    await switchOff(id);
    await desk.as('otherAdmin').delete(`v1/mailboxes/${other}`).expect(200);
  });

  it('is left when it is switched off, and read elsewhere when it is changed, within seconds', async () => {
    const [user, folder] = [somebody(), 'Zweiter'];
    await dovecot.renew(user, folder);
    const id = await created(boxOf(user));
    await standing(id, { state: 'CONNECTED' });
    await change(id, { folder });
    await dovecot.deliver(user, mail('Im zweiten'), folder);
    await standing(id, { state: 'CONNECTED', received: 1 });
    expect(await switchOff(id)).toMatchObject({ state: 'OFF' });
    await eventually(async () => {
      const rows = await desk.rows('select lease_holder from mailbox where id = $1', id);
      expect(rows[0].lease_holder).toBeNull();
    }, 10_000);
    await dovecot.deliver(user, mail('Niemand liest'), folder);
    expect(await test(id)).toMatchObject({ ok: true, messages: 2 });
    expect(await kept(id)).toHaveLength(1);
  });

  it('takes a mail of 25 MB, and keeps of a larger one what its headers say', async () => {
    const user = somebody();
    const id = await created(boxOf(user));
    const line = `${'x'.repeat(76)}\r\n`;
    const filled = (bytes: number) => Buffer.from(line.repeat(Math.floor(bytes / line.length)));
    await standing(id, { state: 'CONNECTED' });
    await dovecot.deliver(
      user,
      rawMail({ Subject: 'Gross', 'Message-ID': '<gross@acme.example>' }, filled(25 * MEGABYTE)),
    );
    await dovecot.deliver(
      user,
      rawMail({ Subject: 'Zu gross', 'Message-ID': '<zu@acme.example>' }, filled(28 * MEGABYTE)),
    );
    await dovecot.deliver(user, mail('Danach'));
    await standing(id, { state: 'CONNECTED', received: 3 });
    const rows = await kept(id);
    expect(rows.map((row) => row.reason === 'TOO_LARGE')).toEqual([false, true, false]);
    expect(rows[0].size).toBeGreaterThan(25 * MEGABYTE);
    expect(rows[1]).toMatchObject({ state: 'FAILED', sender: 'anna@acme.example', subject: 'Zu gross' });
    expect(rows[1].size).toBeGreaterThan(27 * MEGABYTE);
    await switchOff(id);
  });

  it('begins anew where its numbers begin anew, and takes nothing twice', async () => {
    const [user, folder] = [somebody(), 'Neu'];
    const old = [mail('Erste'), mail('Zweite')];
    await dovecot.renew(user, folder);
    for (const raw of old) await dovecot.deliver(user, raw, folder);
    const id = await created(boxOf(user, { folder, afterReading: 'LEFT' }));
    await standing(id, { state: 'CONNECTED', received: 2 });
    await switchOff(id);
    const rows = await desk.rows('select cursor from mailbox where id = $1', id);
    await dovecot.renew(user, folder);
    for (const raw of [...old, mail('Dritte')]) await dovecot.deliver(user, raw, folder);
    await change(id, { active: true });
    await standing(id, { state: 'CONNECTED', received: 3 });
    const now = await desk.superuser.query('select cursor from mailbox where id = $1', [id]);
    expect(now.rows[0].cursor.split(':')[0]).not.toBe(rows[0].cursor.split(':')[0]);
    expect(new Set((await kept(id)).map(({ message_id: own }) => own)).size).toBe(3);
    await switchOff(id);
  });

  it('is read again when its server is killed and comes back', async () => {
    const user = somebody();
    const id = await created(boxOf(user));
    await standing(id, { state: 'CONNECTED' });
    await dovecot.kill();
    await standing(id, { state: 'FAILED', problem: expect.stringMatching(/^CONNECTION_/) });
    await dovecot.start();
    await dovecot.deliver(user, mail('Nach dem Ausfall'));
    await standing(id, { state: 'CONNECTED', problem: null, received: 1 });
    await switchOff(id);
  });

  it('is not hammered with a wrong password: tried once, shown, and read at once with the right one', async () => {
    const user = somebody();
    const id = await created(boxOf(user, { password: 'falsch' }));
    await standing(id, { state: 'REFUSED', problem: 'SIGN_IN_REFUSED' });
    const rows = await desk.rows(
      'select extract(epoch from retry_at - now())::int as wait from mailbox where id = $1',
      id,
    );
    expect(rows[0].wait).toBeGreaterThan(600);
    const attempts = (await dovecot.log())
      .split('\n')
      .filter((line) => line.includes(user) && line.includes('mismatch'));
    expect(attempts).toHaveLength(1);
    expect(await test(id)).toEqual({ ok: false, step: 'SIGN_IN', problem: 'SIGN_IN_REFUSED', messages: null });
    await change(id, { password: dovecot.password });
    await standing(id, { state: 'CONNECTED', problem: null });
    await switchOff(id);
  });

  it('is read with STARTTLS', async () => {
    const user = somebody();
    await dovecot.deliver(user, mail('STARTTLS'));
    const id = await created(boxOf(user, { port: dovecot.ports.imap, security: 'STARTTLS' }));
    await standing(id, { state: 'CONNECTED', received: 1 });
    await switchOff(id);
  });

  it('is read with tokens, which are asked for once, and with the refresh token that takes the place of another', async () => {
    const user = 'token@volta.example';
    await dovecot.deliver(user, mail('Mit Token'));
    const body = {
      ...boxOf(user, { password: null }),
      signIn: 'OAUTH2',
      tokenEndpoint: tokens.endpoint,
      clientId: 'desk',
      refreshToken: tokens.refreshToken,
      scope: 'imap',
    };
    const id = await created(body);
    await standing(id, { state: 'CONNECTED', received: 1 });
    expect(tokens.asked.map((form) => form.get('grant_type'))).toEqual(['refresh_token']);
    expect(await test(id)).toMatchObject({ ok: true, messages: 1 });
    expect(tokens.asked).toHaveLength(1);
    // Another version of the mailbox requests a token anew, with the refresh token of the server.
    await change(id, { name: 'Mit Token, neu benannt' });
    await standing(id, { state: 'CONNECTED' });
    expect(tokens.asked.map((form) => form.get('refresh_token'))).toEqual(['refresh-0', 'refresh-1']);
    tokens.refreshToken = 'another';
    await change(id, { name: 'Mit Token, widerrufen' });
    await standing(id, { state: 'REFUSED', problem: 'TOKEN_REFUSED' });
    await change(id, { refreshToken: null, clientSecret: 'shared' });
    await standing(id, { state: 'CONNECTED' });
    expect(tokens.asked.at(-1)?.get('grant_type')).toBe('client_credentials');
    await switchOff(id);
  });

  it('whose folder is not there says so', async () => {
    const id = await created(boxOf(somebody(), { folder: 'Nirgends' }));
    await standing(id, { state: 'FAILED', problem: 'FOLDER_MISSING' });
    expect(await test(id)).toMatchObject({ ok: false, step: 'FOLDER', problem: 'FOLDER_MISSING' });
    await switchOff(id);
  });

  it('at a server with another name in its certificate is not signed in to', async () => {
    const id = await created(boxOf(somebody(), { host: '127.0.0.1' }));
    await standing(id, { state: 'FAILED', problem: 'CERTIFICATE_INVALID' });
    expect(await test(id)).toMatchObject({ ok: false, step: 'ENCRYPTION', problem: 'CERTIFICATE_INVALID' });
    await switchOff(id);
  });
});

describe('a server that is none, or means harm', () => {
  const shows = async (body: Json, problem: string, state = 'FAILED') => {
    const id = await created(body);
    await standing(id, { state, problem });
    return id;
  };

  it('does not hear a password without TLS, whatever it says it can', async () => {
    const stripped = await imitate({});
    const id = await shows(boxAt(stripped.port, { security: 'STARTTLS' }), 'ENCRYPTION_MISSING');
    expect(stripped.heard).not.toContain('LOGIN');
    await switchOff(id);
    const silent = await imitate({ GREETING: (say) => say('* PREAUTH [CAPABILITY IMAP4rev1] in already') });
    await switchOff(await shows(boxAt(silent.port, { security: 'STARTTLS' }), 'ENCRYPTION_MISSING'));
    expect(silent.heard).not.toContain('SELECT');
  });

  it('is named by what is wrong with it', async () => {
    const wrong = await imitate({
      GREETING: (say, _tag, socket) => {
        say('HTTP/1.1 400 Bad Request');
        socket.end();
      },
    });
    const gone = await imitate({});
    await gone.close();
    await switchOff(await shows(boxAt(gone.port), 'CONNECTION_REFUSED'));
    await switchOff(await shows({ ...boxAt(wrong.port), host: 'nirgends.invalid', security: 'TLS' }, 'NAME_UNKNOWN'));
    await switchOff(await shows(boxAt(wrong.port, { security: 'TLS' }), 'ENCRYPTION_MISSING'));
    const id = await created(boxAt(wrong.port));
    await standing(id, { state: 'FAILED', problem: expect.stringMatching(/^(SERVER_INVALID|CONNECTION_LOST)$/) });
    await switchOff(id);
    await standing(silent, { state: 'FAILED', problem: 'SERVER_SILENT' });
    await switchOff(silent);
  });

  it('ends with a line without an end, and with an answer without an end', async () => {
    const flood = (socket: { write(text: string): boolean; destroyed: boolean }, piece: string) => {
      const more = () => {
        if (socket.destroyed) return;
        socket.write(piece);
        setTimeout(more, 1);
      };
      more();
    };
    const piece = 'x'.repeat(256 * 1024);
    const line = await imitate({ SEARCH: (_say, _tag, socket) => flood(socket, piece) });
    await switchOff(await shows(boxAt(line.port), 'SERVER_INVALID'));
    expect(line.open()).toBe(0);
    const idle = await imitate({
      IDLE: (say, _tag, socket) => {
        say('+ idling');
        flood(socket, '* OK still here\r\n'.repeat(4_000));
      },
    });
    const id = await created(boxAt(idle.port));
    await standing(id, { state: 'FAILED', problem: 'CONNECTION_LOST' });
    await switchOff(id);
  });

  it('ends with a mail that is larger than anybody sends, and goes on without the mail', async () => {
    let asked = 0;
    const huge = await imitate({
      SEARCH: (say, tag) => {
        say('* SEARCH 1');
        say(`${tag} OK done`);
      },
      FETCH: (say, tag) => {
        asked += 1;
        if (asked % 2 === 1) {
          say('* 1 FETCH (UID 1 RFC822.SIZE 1000)');
          say(`${tag} OK done`);
        } else say('* 1 FETCH (UID 1 BODY[] {2000000000}');
      },
    });
    const id = await created(boxAt(huge.port));
    await standing(id, { state: 'CONNECTED', received: 1 });
    expect(await kept(id)).toMatchObject([{ state: 'FAILED', reason: 'UNREADABLE', size: 1 }]);
    await switchOff(id);
  });

  it('does not learn by a refusal what is behind the desk', async () => {
    const secretive = await imitate({
      LOGIN: (say, tag) => say(`${tag} NO [AUTHENTICATIONFAILED] geheim is wrong, anna`),
    });
    const id = await shows(boxAt(secretive.port), 'SIGN_IN_REFUSED', 'REFUSED');
    const answer = await test(id);
    expect(answer).toEqual({ ok: false, step: 'SIGN_IN', problem: 'SIGN_IN_REFUSED', messages: null });
    await switchOff(id);
  });

  it('is looked through again and again where it does not tell of new mails', async () => {
    const plain = await imitate({
      LOGIN: (say, tag) => say(`${tag} OK [CAPABILITY IMAP4rev1] in`),
      CAPABILITY: (say, tag) => {
        say('* CAPABILITY IMAP4rev1');
        say(`${tag} OK done`);
      },
    });
    const id = await created(boxAt(plain.port));
    await eventually(() => expect(plain.heard.filter((name) => name === 'SEARCH').length).toBeGreaterThan(2));
    expect(plain.heard).not.toContain('IDLE');
    await switchOff(id);
  });
});

describe('how it stands with a mailbox', () => {
  it('is told to administrators who look at it, at once, and to nobody else', async () => {
    const [admin, agent] = [await readEvents(desk, 'admin'), await readEvents(desk, 'agent')];
    const id = await created(boxAt(1));
    const changes = (reader: typeof admin) => reader.told.filter((one) => one.id === id && one.kind === 'changed');
    await eventually(() => expect(changes(admin)).not.toEqual([]));
    await switchOff(id);
    const { body } = await desk
      .as('agent')
      .post('v1/absences')
      .send({ activeFrom: '2099-07-01', activeTo: '2099-07-14' });
    await eventually(() => expect(agent.told.map((one) => one.id)).toContain(body.id));
    expect(agent.told.filter((one) => one.id === id)).toEqual([]);
    admin.close();
    agent.close();
  });
});

describe('a token server', () => {
  const box = (more: Json = {}) => ({
    ...boxAt(1, { password: null }),
    signIn: 'OAUTH2',
    tokenEndpoint: tokens.endpoint,
    clientId: 'desk',
    clientSecret: 'shared',
    ...more,
  });

  afterEach(() => {
    tokens.answer = null;
  });

  it.each([
    ['TOKEN_REFUSED', 'REFUSED', { status: 401, body: '{"error":"invalid_client"}' }],
    ['TOKEN_REFUSED', 'REFUSED', { status: 302, body: '', location: 'http://127.0.0.1:1/' }],
    ['TOKEN_REFUSED', 'REFUSED', { status: 200, body: '["nothing"]' }],
    ['TOKEN_UNREACHABLE', 'FAILED', { status: 503, body: '' }],
    ['TOKEN_UNREACHABLE', 'FAILED', { status: 200, body: 'x'.repeat(100_000) }],
  ])('that answers otherwise is shown as %s', async (problem, state, answer) => {
    tokens.answer = answer;
    const id = await created(box());
    await standing(id, { state, problem });
    expect(await test(id)).toMatchObject({ ok: false, step: 'TOKEN', problem });
    await switchOff(id);
  });
});

describe('what a mailbox keeps secret', () => {
  const SECRET = 'Streng-geheim-4711';

  it('is kept sealed, opens only where it was put, and is told to nobody', async () => {
    const body = boxAt(1, { password: SECRET, active: false });
    const answer = await desk.as('admin').post('v1/mailboxes').send(body).expect(201);
    const { id } = answer.body;
    await change(id, { password: `${SECRET}-2`, name: 'umbenannt' });
    await test(id);
    const told = await Promise.all([
      read(id),
      desk.as('admin').get('v1/mailboxes').expect(200),
      desk
        .as('admin')
        .get('v1/config-changes')
        .query({ filter: JSON.stringify({ record: id }) })
        .expect(200),
    ]);
    const changes = await desk.rows('select * from config_change where record = $1', id);
    const events = await desk.rows('select * from live_event where record = $1', id);
    const keys = await desk.rows('select * from idempotency_key');
    const rows = await desk.rows('select * from mailbox where id = $1', id);
    const everything = JSON.stringify([answer.body, told.map((one) => one.body ?? one), changes, events, keys, rows]);
    expect(everything).not.toContain(SECRET);
    expect(JSON.stringify([answer.body, told.map((one) => one.body ?? one)])).not.toContain(rows[0].password);
    expect(changes.length).toBeGreaterThan(1);
    expect(rows[0].password).toMatch(/^[0-9a-f]{8}\.[\w-]+$/);
    for (const name of ['password', 'cursor', 'leaseHolder']) {
      for (const filter of [{ [name]: rows[0].password }, { [`${name}_gt`]: 'a' }])
        await desk
          .as('admin')
          .get('v1/mailboxes')
          .query({ filter: JSON.stringify(filter) })
          .expect(400);
    }
  });

  it('does not open where another row has it', async () => {
    const [mine, theirs] = [await created(boxAt(1, { active: false })), await created(boxAt(1, { active: false }))];
    await desk.rows(
      'update mailbox set password = (select password from mailbox where id = $1) where id = $2',
      mine,
      theirs,
    );
    expect(await test(mine)).toMatchObject({ step: 'CONNECTION' });
    expect(await test(theirs)).toEqual({ ok: false, step: 'SIGN_IN', problem: 'SECRET_UNREADABLE', messages: null });
  });

  it('is given anew before it goes to another server', async () => {
    const id = await created(boxAt(1, { active: false }));
    for (const moved of [{ host: 'localhost' }, { port: 2 }, { security: 'TLS' }]) {
      const { errors } = await change(id, moved, 422);
      expect(errors).toMatchObject([{ pointer: '/password', code: 'SECRET_AGAIN' }]);
    }
    await change(id, { host: 'localhost', password: 'neu' });
    await change(id, { name: 'ohne neues Passwort' });
  });

  it('is asked for by how one signs in', async () => {
    const codes = async (more: Json) => {
      const { body } = await desk.as('admin').post('v1/mailboxes').send(boxAt(1, more)).expect(422);
      return body.errors.map(({ pointer, code }: Json) => `${pointer} ${code}`);
    };
    expect(await codes({ password: null })).toEqual(['/password REQUIRED']);
    expect(await codes({ password: '' })).toEqual(['/password REQUIRED']);
    expect(await codes({ signIn: 'OAUTH2' })).toEqual(['/tokenEndpoint REQUIRED', '/clientId REQUIRED']);
    const way = { signIn: 'OAUTH2', clientId: 'desk', clientSecret: 'x' };
    const id = 'https://idp.example/token';
    expect(await codes({ ...way, clientSecret: null, tokenEndpoint: id })).toEqual(['/clientSecret REQUIRED']);
    expect(await codes({ ...way, tokenEndpoint: 'http://idp.example/token' })).toEqual([
      '/tokenEndpoint PLAIN_ONLY_LOCAL',
    ]);
    expect(await codes({ ...way, tokenEndpoint: 'file:///etc/passwd' })).toEqual(['/tokenEndpoint FORMAT_INVALID']);
    expect(await codes({ host: 'mail.example' })).toEqual(['/security PLAIN_ONLY_LOCAL']);
    expect(await codes({ host: 'a b' })).toEqual(['/host FORMAT_INVALID']);
    expect(await codes({ afterReading: 'MOVED' })).toEqual(['/moveTo REQUIRED']);
    expect(await codes({ afterReading: 'MOVED', moveTo: 'INBOX' })).toEqual(['/moveTo INVALID_VALUE']);
  });

  it.each(['manager', 'agent', 'customer', 'executor', 'gateway'] as const)(
    'is no business of a %s',
    async (person) => {
      await desk.as(person).get('v1/mailboxes').expect(403);
      await desk.as(person).post('v1/mailboxes').send(boxAt(1)).expect(403);
    },
  );
});
