import { readdir } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { sendUpload } from '../support/multipart.js';
import { type TicketJson, ticketWorld } from '../support/ticket-world.js';
import { useDesk } from '../support/use-desk.js';

/** The name between the quotes of the form, and the name that the server returns; none where it may be refused. */
const NAMES: readonly (readonly [string, string | Buffer, string?])[] = [
  ['a path', '../../../etc/passwd', 'passwd'],
  ['a path of Windows', '..\\\\..\\\\windows\\\\win.ini', 'win.ini'],
  ['a path and nothing else', '../..', 'Datei'],
  ['an absolute path', '/etc/shadow', 'shadow'],
  ['an encoded path', '..%2f..%2fetc%2fpasswd', '..%2f..%2fetc%2fpasswd'.replace(/^\.+/, '')],
  ['NUL', 'rech\0nung.txt', 'rechnung.txt'],
  ['NUL before the ending', 'plan.txt\0.pdf', 'plan.txt.pdf'],
  ['line ends', 'plan\r\nX-Injected: ja\r\n.txt'],
  ['a bare line feed', 'plan\nX-Injected: ja.txt'],
  ['encoded line ends', 'plan%0d%0aX-Injected:ja.txt', 'plan%0d%0aX-Injected:ja.txt'],
  ['control characters', 'plan\u0007\u001b[31m.txt', 'plan[31m.txt'],
  ['a right-to-left mark', 'rechnung\u202Egpj.txt', 'rechnunggpj.txt'],
  ['isolates and marks', '\u2066a\u2067b\u2068c\u2069\u200e\u200f\u061c.txt', 'abc.txt'],
  ['line and paragraph separators', 'a\u2028b\u2029c.txt', 'abc.txt'],
  ['nothing to be seen', '\u200b\u2060\ufeff', 'Datei'],
  ['5,000 characters', `${'ä'.repeat(5_000)}.pdf`, `${'ä'.repeat(196)}.pdf`],
  ['5,000 pictures', `${'🔧'.repeat(2_500)}.pdf`, `${'🔧'.repeat(98)}.pdf`],
  ['emoji', 'Heizung 🛠 kalt 🥶.txt', 'Heizung 🛠 kalt 🥶.txt'],
  ['a device of Windows', 'CON', '_CON'],
  ['a device of Windows with an ending', 'lpt1.txt', '_lpt1.txt'],
  ['a device of Windows with two', 'Aux.tar.gz', '_Aux.tar.gz'],
  ['quotes and semicolons', 'a\\"; filename=\\"b.exe\\"; x=\\".txt', 'a"; filename="b.exe"; x=".txt'],
  ['markup', '<img src=x onerror=alert(1)>.txt', '<img src=x onerror=alert(1)>.txt'],
  ['a formula', '=cmd|calc!A1.txt', '=cmd|calc!A1.txt'],
  ['no valid UTF-8', Buffer.from([0x61, 0xff, 0xfe, 0xc3, 0x28, 0x2e, 0x74, 0x78, 0x74])],
  ['dots at the end', 'plan.txt...', 'plan.txt'],
  ['nothing', '', 'Datei'],
];

/** Characters that no returned name may hold: control, format and separators, halves of characters, folders. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}/\\]/u;

const desk = useDesk();
let ticket: TicketJson;
let port: number;
beforeAll(async () => {
  ticket = await (await ticketWorld(desk)).submit('customer');
  port = (desk.app.getHttpServer().address() as AddressInfo).port;
});

const files = async () =>
  (await readdir(desk.files, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
const agent = () => desk.as('agent');

async function upload(name: string | Buffer) {
  const disposition = Buffer.concat([
    Buffer.from('form-data; name="file"; filename="'),
    Buffer.from(name),
    Buffer.from('"'),
  ]);
  const token = await desk.token('agent');
  return sendUpload({ port, token, ticket: ticket.id, disposition, content: Buffer.from('Text') });
}

async function expectSafe(id: string, name: string): Promise<void> {
  expect(name).not.toMatch(UNSAFE);
  expect(name.length).toBeGreaterThan(0);
  expect(name.length).toBeLessThanOrEqual(200);
  const list = await agent().read(`v1/tickets/${ticket.id}/attachments`);
  expect(list.at(-1)).toMatchObject({ id, name });
  const { body: timeline } = await agent().get(`v1/tickets/${ticket.id}/activities?sort=["createdAt","DESC"]`);
  expect(timeline[0].text).toBe(name);
  for (const disposition of ['attachment', 'inline']) {
    const { headers } = await agent().get(`v1/attachments/${id}/content?disposition=${disposition}`).expect(200);
    const said = headers['content-disposition'] as string;
    expect(said).toMatch(/^attachment; [\x20-\x7e]+$/);
    expect(nameIn(said)).toBe(name);
    expect(Object.keys(headers).filter((header) => header.startsWith('x-injected'))).toEqual([]);
  }
}

/** The name that a browser reads out of the header (RFC 6266). */
function nameIn(header: string): string {
  const [, encoded] = /filename\*=UTF-8''([^;]+)/.exec(header) ?? [];
  if (encoded) return decodeURIComponent(encoded);
  const [, quoted] = /filename="((?:\\.|[^"\\])*)"/.exec(header) ?? [];
  return quoted?.replaceAll(/\\(.)/g, '$1') ?? (/filename=([^;]+)/.exec(header)?.[1] as string);
}

describe('a file whose name holds', () => {
  for (const [what, given, expected] of NAMES)
    it(`${what} is kept under a name of ours and comes back under a safe one`, async () => {
      const before = (await files()).length;
      const answer = await upload(given);
      if (expected !== undefined || answer?.status === 201) {
        expect(answer).toMatchObject({ status: 201 });
        const { id, name } = answer?.body ?? {};
        if (expected !== undefined) expect(name).toBe(expected);
        await expectSafe(id, name);
        expect((await files()).map((file) => file.name)).toContain(id);
      } else {
        expect([400, 415, 422]).toContain(answer?.status);
      }
      expect((await files()).length).toBe(before + (answer?.status === 201 ? 1 : 0));
      for (const file of await files()) expect(join(file.parentPath, file.name)).toMatch(/\/alpina\/[0-9a-f-]{36}$/);
    });

  for (const [what, given, expected] of NAMES)
    it(`${what} gets no worse by being renamed`, async () => {
      const text = given.toString().replaceAll('\\"', '"').replaceAll('\\\\', '\\');
      const kept = await upload('alt.txt');
      const { id, version } = kept?.body ?? {};
      const renamed = await agent().change(`v1/attachments/${id}`, version, { name: text });
      if (renamed.status === 200) {
        if (expected !== undefined && expected !== 'Datei') expect(renamed.body.name).toBe(expected);
        await expectSafe(id, renamed.body.name);
      } else {
        expect([400, 422]).toContain(renamed.status);
        await expectSafe(id, 'alt.txt');
      }
    });
});
