import { JobWorker } from '../../api/platform/jobs/job-worker.js';
import { collectedMail } from '../support/mail-collection.js';
import { mailIntake, multipart, rawMail } from '../support/mail-intake.js';
import { useDesk, useTicketWorld } from '../support/use-desk.js';
import { zipBomb } from '../support/zip-bomb.js';

const desk = useDesk();
const world = useTicketWorld(desk);
const intake = mailIntake(desk);
beforeAll(async () => {
  await desk.app.get(JobWorker).start();
});

const TEXT = { 'Content-Type': 'text/plain; charset=utf-8' };
const attached = (type: string, name: string, content: string | Buffer) =>
  [
    {
      'Content-Type': `${type}; name="${name}"`,
      'Content-Disposition': `attachment; filename="${name}"`,
      'Content-Transfer-Encoding': 'base64',
    },
    Buffer.from(content).toString('base64'),
  ] as const;

let senders = 0;
/** A mail that becomes a ticket, each of another sender; answers the ticket and its files. */
async function opened(headers: Record<string, string>, body: string | Buffer) {
  senders += 1;
  const kept = await intake.take(rawMail({ From: `sender-${senders}@nowhere.example`, Subject: '', ...headers }, body));
  expect(kept).toMatchObject({ state: 'FILED', reason: null });
  const ticket = await intake.ticketOf(kept);
  const files = await desk.as('agent').read(`v1/tickets/${ticket.id}/attachments`);
  return { kept, ticket, files: files as { name: string; contentType: string; visibleForCustomer: boolean }[] };
}

const parts = (list: Parameters<typeof multipart>[0], kind?: string) => {
  const { type, body } = multipart(list, kind);
  return [{ 'Content-Type': type }, body] as const;
};

/** A message of a contact on a ticket, found by its number. */
async function answered(body: string, headers: Record<string, string> = {}) {
  const ticket = await world.submit('agent', { contactEmail: 'anna@acme.example' });
  const kept = await intake.take(rawMail({ Subject: `Re: ${ticket.identifier}`, ...headers }, body));
  expect(kept).toMatchObject({ state: 'FILED', ticket_id: ticket.id });
  const timeline = await intake.timelineOf(kept);
  return { kept, entry: timeline.find(({ id }: { id: string }) => id === kept.activity) };
}

describe('the text of a mail', () => {
  it.each([
    ['utf-8', 'Grüsse aus Zürich', Buffer.from('Grüsse aus Zürich')],
    ['iso-8859-1', 'Grüsse aus Zürich', Buffer.from('Grüsse aus Zürich', 'latin1')],
    ['windows-1252', '«Grüsse»', Buffer.from('«Grüsse»', 'latin1')],
    ['utf-16le', 'Grüsse', Buffer.from('Grüsse', 'utf16le')],
    ['no-such-charset', 'Guten Tag', Buffer.from('Guten Tag')],
  ])('in %s is read as it was written', async (charset, expected, body) => {
    const encoded = { 'Content-Type': `text/plain; charset=${charset}`, 'Content-Transfer-Encoding': 'base64' };
    const { ticket } = await opened(encoded, body.toString('base64'));
    expect(ticket.customerDescription).toBe(expected);
  });

  it('survives a charset that is a lie', async () => {
    const { ticket } = await opened(TEXT, Buffer.from('Grüsse', 'latin1'));
    expect(ticket.customerDescription).toContain('Gr');
  });

  it('is the plain one of two, else what the HTML says', async () => {
    const both = parts(
      [
        [TEXT, 'Nur Text'],
        [{ 'Content-Type': 'text/html' }, '<p>Nur HTML</p>'],
      ],
      'alternative',
    );
    expect((await opened(...both)).ticket.customerDescription).toBe('Nur Text');
    const html =
      '<style>p{color:red}</style><div>Guten Tag</div><div>Zeile zwei</div><script>alert(1)</script><p>Gr&uuml;sse</p>';
    const { ticket } = await opened({ 'Content-Type': 'text/html; charset=utf-8' }, html);
    expect(ticket.customerDescription).toBe('Guten Tag\nZeile zwei\n\nGrüsse');
  });

  it.each([
    ['de', 'Passt so.\r\n\r\nAm 12. November 2026 um 08:12 schrieb Desk <d@v.example>:\r\n> Passt es?', 'Passt so.'],
    [
      'de',
      'Passt so.\r\n\r\nVon: Desk <d@v.example>\r\nGesendet: heute\r\nAn: Anna\r\nBetreff: x\r\n\r\nAlt',
      'Passt so.',
    ],
    ['en', 'Fine.\r\n\r\nOn Thu, Nov 12, 2026 at 8:12 AM Desk <d@v.example> wrote:\r\n> Ok?', 'Fine.'],
    ['fr', 'Merci.\r\n\r\nLe jeu. 12 nov. 2026 à 08:12, Desk <d@v.example> a écrit :\r\n\r\n> Ok ?', 'Merci.'],
    [
      'it',
      'Grazie.\r\n\r\nIl giorno gio 12 nov 2026 alle ore 08:12 Desk <d@v.example> ha scritto:\r\n\r\n> Ok?',
      'Grazie.',
    ],
    ['a signature', 'Danke\r\n\r\n-- \r\nAnna Keller\r\nAcme AG', 'Danke'],
    ['nothing new', '> Nur ein Zitat', '> Nur ein Zitat'],
  ])('on a ticket is what is new (%s); the whole is kept', async (_language, body, expected) => {
    const { kept, entry } = await answered(body);
    expect(entry.text).toBe(expected);
    // The rest is folded away, for the desk alone: it may quote text that the sender wrote between.
    const whole = body.replaceAll('\r\n', '\n').trim();
    expect(entry.folded).toBe(whole === expected ? null : whole.slice(expected.length).trim());
    const asCustomer = await desk.as('customerAll').get(`v1/tickets/${kept.ticket_id}/activities`).expect(200);
    expect(JSON.stringify(asCustomer.body)).not.toContain('folded');
    expect(kept.text).toBe(body.replaceAll('\r\n', '\n').trim());
  });

  it('may be missing altogether', async () => {
    expect((await opened(TEXT, '')).ticket.customerDescription).toBe('(ohne Text)');
    expect((await answered('')).entry.text).toBe('(ohne Text)');
  });

  it('that is longer than an entry is kept as a file beside it', async () => {
    const { ticket, files } = await opened(TEXT, 'Wort '.repeat(8_000));
    expect(ticket.customerDescription).toHaveLength(20_000);
    expect(files.map(({ name }) => name)).toEqual(['message.txt']);
  });
});

describe('the files of a mail', () => {
  it('become attachments, what is refused is named', async () => {
    const { ticket, files } = await opened(
      ...parts([
        [TEXT, 'Siehe Anhang'],
        attached('application/pdf', 'Plan.pdf', '%PDF-1.4\n%%EOF'),
        attached('application/pdf', 'Rechnung.pdf', Buffer.from('MZ\x90\x00 Programm')),
        attached('text/plain', 'start.bat', 'del *.*'),
        attached('text/plain', 'leer.txt', ''),
        attached('application/octet-stream', 'gross.bin', Buffer.alloc(15 * 1024 * 1024 + 1, 1)),
      ]),
    );
    expect(files.map(({ name, contentType }) => [name, contentType])).toEqual([['Plan.pdf', 'application/pdf']]);
    expect(files[0]?.visibleForCustomer).toBe(true);
    expect(ticket.customerDescription).toBe(
      'Siehe Anhang\n\nNicht übernommen: Rechnung.pdf (Dieser Dateityp ist nicht erlaubt), ' +
        'start.bat (Dieser Dateityp ist nicht erlaubt), leer.txt (Die Datei ist leer), ' +
        'gross.bin (Datei ist grösser als 15 MB)',
    );
  });

  it('go with the message that they came with', async () => {
    const [{ 'Content-Type': type = '' }, body] = parts([
      [TEXT, 'Siehe Bild'],
      attached('text/plain', 'a.txt', 'Text'),
    ]);
    const { entry } = await answered(body, { 'Content-Type': type });
    expect(entry).toMatchObject({ text: 'Siehe Bild', attachments: [expect.any(String)] });
  });

  it('that are pictures of the text count, but for pixels that nobody sees', async () => {
    const inline = (id: string, content: Buffer) =>
      [
        {
          'Content-Type': `image/png; name="${id}.png"`,
          'Content-ID': `<${id}>`,
          'Content-Disposition': 'inline',
          'Content-Transfer-Encoding': 'base64',
        },
        content.toString('base64'),
      ] as const;
    const png = Buffer.concat([Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), Buffer.alloc(600, 1)]);
    const html = [{ 'Content-Type': 'text/html' }, '<p>Bild</p><img src="cid:foto"><img src="cid:pixel">'] as const;
    const { files } = await opened(
      ...parts([html, inline('foto', png), inline('pixel', png.subarray(0, 70))], 'related'),
    );
    expect(files.map(({ name }) => name)).toEqual(['foto.png']);
  });

  it.each([
    ['application/ms-tnef', 'winmail.dat', 'winmail.dat'],
    ['application/pkcs7-signature', 'smime.p7s', 'smime.p7s'],
    ['text/calendar', 'einladung.ics', 'einladung.ics'],
    ['message/rfc822', 'weiter.eml', 'weiter.eml'],
  ])('of type %s are kept', async (type, name, expected) => {
    const content =
      type === 'message/rfc822' ? 'From: a@b.example\r\nSubject: x\r\n\r\nText' : 'BEGIN:VCALENDAR\r\nEND:VCALENDAR';
    const { files } = await opened(...parts([[TEXT, 'Siehe Anhang'], attached(type, name, content)]));
    expect(files.map((file) => file.name)).toEqual([expected]);
  });

  it('may be all there is: an encrypted mail, an invitation', async () => {
    const encrypted = {
      'Content-Type': 'application/pkcs7-mime; smime-type=enveloped-data',
      'Content-Transfer-Encoding': 'base64',
    };
    expect((await opened(encrypted, Buffer.from('geheim').toString('base64'))).files).toHaveLength(1);
    const invitation = parts(
      [
        [TEXT, 'Einladung'],
        [{ 'Content-Type': 'text/calendar; method=REQUEST; charset=utf-8' }, 'BEGIN:VCALENDAR\r\nEND:VCALENDAR'],
      ],
      'alternative',
    );
    expect((await opened(...invitation)).files.map(({ name }) => name)).toEqual(['invite.ics']);
  });

  it('is told in words where it is an invitation, or encrypted', async () => {
    const described = async (name: string) =>
      (await intake.ticketOf(await intake.take(collectedMail(name)))).customerDescription;
    expect(await described('read/an-invitation-alone')).toContain(
      'Einladung: Begehung Heizraum, Haus B\nWann: Mittwoch, 18. November 2026 um 14:00 – Mittwoch, 18. November 2026 um 15:30\n' +
        'Wo: Bahnhofstrasse 1, Zürich\nEingeladen von: Zoë Müller',
    );
    expect(await described('read/encrypted')).toContain('Diese E-Mail ist verschlüsselt und liegt als Datei bei.');
  });
});

describe('a hostile mail', () => {
  const take = (headers: Record<string, string>, body: string | Buffer = 'Text') => intake.take(rawMail(headers, body));

  it('with several authors is nobody’s: it is kept and not filed', async () => {
    for (const From of ['a@acme.example, agent@alpina.example', 'keine Adresse', '']) {
      expect(await take({ From })).toMatchObject({ state: 'FAILED', reason: 'SENDER_UNCLEAR', ticket_id: null });
    }
    const twice = Buffer.from(
      'From: a@acme.example\r\nFrom: b@acme.example\r\nMessage-ID: <twice@x.example>\r\n\r\nText',
    );
    expect(await intake.take(twice)).toMatchObject({ state: 'FAILED', reason: 'SENDER_UNCLEAR' });
  });

  it('brings no header and no control character into what is made of it', async () => {
    const word = Buffer.from('Betreff\r\nBcc: alle@acme.example\0\u202e').toString('base64');
    const name = Buffer.from('Anna\r\nX-Evil: 1').toString('base64');
    const kept = await take(
      { From: `=?utf-8?B?${name}?= <anna@acme.example>`, Subject: `=?utf-8?B?${word}?=` },
      'A\0B\u001bC',
    );
    expect(kept).toMatchObject({ state: 'FILED', subject: 'Betreff Bcc: alle@acme.example' });
    expect(await intake.ticketOf(kept)).toMatchObject({
      contactName: 'Anna X-Evil: 1',
      customerDescription: 'Betreff Bcc: alle@acme.example\n\nABC',
    });
  });

  it('of a thousand levels is kept as unreadable, and holds nobody up', async () => {
    const levels = Array.from(
      { length: 1_000 },
      (_none, level) => `--b${level}\r\nContent-Type: multipart/mixed; boundary="b${level + 1}"\r\n\r\n`,
    ).join('');
    expect(await take({ 'Content-Type': 'multipart/mixed; boundary="b0"' }, levels)).toMatchObject({
      state: 'FAILED',
      reason: 'TOO_DEEP',
    });
  });

  it('of a hundred thousand parts, or of headers without end, is kept as unreadable', async () => {
    const part = '--b\r\n\r\nx\r\n';
    const many = await take({ 'Content-Type': 'multipart/mixed; boundary="b"' }, part.repeat(100_000));
    expect(many.state).not.toBe('RECEIVED');
    const headers = Array.from({ length: 20_000 }, (_none, at) => `X-${at}: ${'a'.repeat(100)}\r\n`).join('');
    const raw = Buffer.from(`Message-ID: <headers@x.example>\r\nFrom: a@acme.example\r\n${headers}\r\nText`);
    expect(await intake.take(raw)).toMatchObject({ state: 'FAILED', reason: 'HEADERS_TOO_LARGE' });
  });

  it('of 22 MB is filed while others are served', async () => {
    const file = Buffer.alloc(14 * 1024 * 1024, 'Ja')
      .toString('base64')
      .replaceAll(/(.{76})/g, '$1\r\n');
    const [headers, body] = parts([
      [TEXT, 'Siehe Anhang'],
      [
        {
          'Content-Type': 'text/plain',
          'Content-Disposition': 'attachment; filename="gross.txt"',
          'Content-Transfer-Encoding': 'base64',
        },
        file,
      ],
    ]);
    const filing = opened(headers, body);
    await desk.as('agent').get('v1/tickets').expect(200);
    expect((await filing).files.map(({ name }) => name)).toEqual(['gross.txt']);
  });

  it('with a file that would be huge once it is unpacked is filed: nobody unpacks it', async () => {
    const bomb = zipBomb(200);
    const { files } = await opened(...parts([[TEXT, 'Siehe Anhang'], attached('application/zip', 'plan.zip', bomb)]));
    expect(files.map(({ name }) => name)).toEqual(['plan.zip']);
  });

  it('names placeholders, which stay words: neither the ticket nor a mail of ours fills them', async () => {
    const words = '{{ ticket.identifier }} {{ {{ recipient.name }} }} {% for a in (1..999999999) %}x{% endfor %}';
    const { ticket } = await opened({ ...TEXT, Subject: '{{ tenant.name }}' }, words);
    expect(ticket.customerDescription).toBe(`{{ tenant.name }}\n\n${words}`);
  });

  it('to a list of a thousand addresses is answered to its author alone', async () => {
    const To = Array.from({ length: 1_000 }, (_none, at) => `a${at}@list.example`).join(', ');
    const { ticket } = await opened({ ...TEXT, To }, 'Text');
    const rows = await desk.rows('select distinct recipient from ticket_mail where ticket_id = $1', ticket.id);
    expect(rows.filter(({ recipient }) => recipient?.endsWith('@list.example'))).toEqual([]);
  });

  it('names a file outside of its folder to no avail', async () => {
    const { files } = await opened(...parts([[TEXT, 'Text'], attached('text/plain', '../../etc/passwd', 'Text')]));
    expect(files.map(({ name }) => name)).toEqual(['passwd']);
  });

  it('whose raw content is no message at all is kept', async () => {
    const kept = await intake.take(Buffer.from([0, 255, 254, 1, 2, 3]));
    expect(kept).toMatchObject({ state: 'FAILED', reason: 'SENDER_UNCLEAR' });
  });
});
