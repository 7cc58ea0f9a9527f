import { readMessage } from '../../api/intake/reading/read-message.js';
import { guardedAddress, mailAddress } from '../../api/platform/fields/mail-address.js';

const read = (headers: readonly string[], body = 'Guten Tag') =>
  readMessage(Buffer.from(`${headers.join('\r\n')}\r\n\r\n${body}`));

describe('an address', () => {
  it.each([
    ['I.Keller@MÜLLER-IDN.example', 'i.keller@xn--mller-idn-q9a.example'],
    ['i.keller@xn--mller-idn-q9a.example.', 'i.keller@xn--mller-idn-q9a.example'],
    ['a@Acme.Example.', 'a@acme.example'],
    ['a@1.2', 'a@1.2'],
    ['jörg@zürich.ch', 'jörg@xn--zrich-kva.ch'],
  ])('has one form: %s', (given, expected) => {
    expect(mailAddress(given)).toBe(expected);
    expect(mailAddress(expected)).toBe(expected);
  });

  it('is one mailbox for guards, whatever it adds to its name', () => {
    expect(guardedAddress('Name+a+b@Acme.example')).toBe('name@acme.example');
    expect(guardedAddress('+a@acme.example')).toBe('+a@acme.example');
  });
});

describe('the author of a mail', () => {
  it.each([
    [
      'a comma in the name',
      ['From: Keller, Anna <anna.keller@acme.example>'],
      'Keller, Anna',
      'anna.keller@acme.example',
    ],
    ['two commas', ['From: Keller, Dr., Anna <a@acme.example>'], 'Keller, Dr., Anna', 'a@acme.example'],
    ['Sender without From', ['Sender: Anna Keller <a@acme.example>'], 'Anna Keller', 'a@acme.example'],
    ['an empty From', ['From: ', 'Sender: a@acme.example'], '', 'a@acme.example'],
    [
      'several, one of them the Sender',
      ['From: a@x.example, B <b@x.example>', 'Sender: b@x.example'],
      'B',
      'b@x.example',
    ],
    ['an empty group beside', ['From: undisclosed:;, Anna <a@x.example>'], 'Anna', 'a@x.example'],
    ['the same address twice', ['From: Anna <a@x.example>, Anna <A@x.example>'], 'Anna', 'a@x.example'],
  ])('is found with %s', async (_kind, headers, name, address) => {
    expect((await read(headers)).sender).toMatchObject({ name, address });
  });

  it.each([
    [['From: a@x.example, b@x.example']],
    [['From: a@x.example, b@x.example', 'Sender: c@x.example']],
    [['From: Team: a@x.example;']],
    [['From: a@x.example', 'From: b@x.example']],
    [['From: keine Adresse']],
  ])('is nobody where several or none are named: %s', async (headers) => {
    expect((await read(headers)).sender).toBeNull();
  });
});

describe('a mail that announces parts and has none', () => {
  it.each([
    ['another boundary', 'multipart/mixed; boundary="missing"', 'Die Pumpe steht.'],
    ['no boundary', 'multipart/alternative', 'Die Pumpe steht.'],
    ['a broken line', 'multipart/mixed;\r\n\tboundary="missing"', 'Die Pumpe steht.'],
    ['parts by another one', 'multipart/mixed', '--x\r\nContent-Type: text/plain\r\n\r\nDie Pumpe steht.\r\n--x--'],
  ])('keeps its text: %s', async (_kind, type, body) => {
    const { text, parts } = await read(['From: a@x.example', `Content-Type: ${type}`], body);
    expect(text).toBe('Die Pumpe steht.');
    expect(parts).toEqual([]);
  });

  it('keeps its letters of another charset', async () => {
    const raw = 'From: a@x.example\r\nContent-Type: multipart/mixed; boundary="missing"\r\n\r\nTür klemmt';
    expect((await readMessage(Buffer.from(raw, 'latin1'))).text).toBe('Tür klemmt');
  });
});

describe('a file that is written as text', () => {
  const CAT = 'begin 644 cat.txt\r\n#0V%T\r\n`\r\nend';

  it('becomes a file of the mail', async () => {
    const { text, parts } = await read(['From: a@x.example'], `Siehe Datei\r\n\r\n${CAT}\r\n\r\nDanke`);
    expect(text).toBe('Siehe Datei\n\n\nDanke');
    expect(parts.map(({ name, content }) => [name, Buffer.from(content).toString()])).toEqual([['cat.txt', 'Cat']]);
  });

  it('that breaks off is kept under its name', async () => {
    const { text, parts } = await read(
      ['From: a@x.example'],
      'Datei:\r\nbegin 644 cat.txt\r\n#0V%T\r\n\r\nWeiter unten mehr',
    );
    expect(text).toContain('Weiter unten mehr');
    expect(parts.map(({ name }) => name)).toEqual(['cat.txt.uu']);
  });

  it('in a part of its own is decoded as well', async () => {
    const type = 'Content-Type: multipart/mixed; boundary="b"';
    const head = 'Content-Type: application/octet-stream; name="cat.txt"\r\nContent-Transfer-Encoding: x-uuencode';
    const { parts } = await read(['From: a@x.example', type], `--b\r\n${head}\r\n\r\n${CAT}\r\n--b--`);
    expect(parts.map(({ name, content }) => [name, Buffer.from(content).toString()])).toEqual([['cat.txt', 'Cat']]);
  });

  it('is not what only sounds like one', async () => {
    const own = 'begin 644 heute\nDie Pumpe steht.';
    expect((await read(['From: a@x.example'], own.replace('\n', '\r\n'))).text).toBe(own);
  });
});
