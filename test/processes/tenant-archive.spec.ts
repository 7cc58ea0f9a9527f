import { createHash, randomUUID } from 'node:crypto';
import { appendFile, cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { Env } from '../../api/platform/env.js';
import { SecretBox } from '../../api/platform/secret-box.js';
import { startApi } from '../support/api-process.js';
import type { TestApplication } from '../support/application.js';
import { demoCaller, useDemoDesk } from '../support/demo-desk.js';
import { TEMPLATE, testPostgres } from '../support/postgres.js';
import type { Json } from '../support/records.js';
import { use } from '../support/use-desk.js';
import { useFolders, vsdWith } from '../support/vsd.js';

const BOX = {
  name: 'Support',
  host: 'mail.example',
  port: 993,
  security: 'TLS',
  user: 'support',
  password: 'geheim',
  active: false,
};

const desk = useDemoDesk();
const folder = useFolders();

/** Another installation, without tenants. */
const elsewhere = use(
  async () => {
    const postgres = testPostgres();
    const name = `vsd_${randomUUID().replaceAll('-', '')}`;
    await postgres.createDatabase(name, TEMPLATE);
    const owner = new pg.Client({ connectionString: postgres.ownerUrl(name) });
    await owner.connect();
    await owner.query('delete from installation.tenant').finally(() => owner.end());
    const files = folder('elsewhere');
    const api = await startApi({ databaseUrl: postgres.appUrl(name), issuer: desk.issuer }, { VSD_FILES_DIR: files });
    return { name, ownerUrl: postgres.ownerUrl(name), files, api };
  },
  async ({ name, api }) => {
    await api.stop();
    await testPostgres().dropDatabase(name);
  },
);

const vsdOf = ({ ownerUrl, files }: Pick<TestApplication, 'ownerUrl' | 'files'>, more = {}) =>
  vsdWith({ DATABASE_OWNER_URL: ownerUrl, VSD_FILES_DIR: files, ...more });
const here = (...parameters: string[]) => vsdOf(desk)(...parameters);
const there = (...parameters: string[]) => vsdOf(elsewhere)(...parameters);

const manifestOf = async (name: string) => JSON.parse(await readFile(join(folder(name), 'manifest.json'), 'utf8'));

/** Everything of an archive but the moments at which it was made. */
const contentOf = async (name: string) => {
  const { rows, files, tenants, migrations } = await manifestOf(name);
  return { rows, files, tenants, migrations };
};

let mailbox: string;
beforeAll(async () => {
  mailbox = (await (await demoCaller(desk, 'alpina-admin')).create('v1/mailboxes', BOX)).id;
  expect(await here('tenant', 'export', 'alpina', folder('alpina'))).toMatch(
    /^alpina is exported as of .*: \d{4,} rows, \d+ files/,
  );
});

describe('an export of a tenant', () => {
  it('moves it to another installation: links open, files are the same, and an export there has the same bytes', async () => {
    expect(await there('tenant', 'import', folder('alpina'))).toMatch(
      /^alpina is imported: \d{4,} rows, \d+ files; it is suspended/,
    );
    expect(await there('tenant', 'export', 'alpina', folder('again'))).toMatch(/^alpina is exported/);
    expect(await contentOf('again')).toEqual(await contentOf('alpina'));
    const agent = await demoCaller(desk, 'alpina-agent', `http://127.0.0.1:${elsewhere.api.port}`);
    await agent.get('v1/me').expect(403);
    await there('tenant', 'resume', 'alpina');
    const [attachment] = await desk.rows<Json>(
      `select id, ticket_id from attachment where tenant = 'alpina' order by id limit 1`,
    );
    const [before, after] = [await demoCaller(desk, 'alpina-agent'), agent];
    const both = async (path: string) => [
      (await before.get(path).expect(200)).body,
      (await after.get(path).expect(200)).body,
    ];
    const [ticket, moved] = await both(`v1/tickets/${attachment?.ticket_id}`);
    expect(moved).toEqual(ticket);
    const [content, same] = await both(`v1/attachments/${attachment?.id}/content`);
    expect(same).toEqual(content);
    const [found] = await after.read('v1/tickets', { filter: { q: ticket.identifier } });
    expect(found.id).toBe(ticket.id);
  });

  it('becomes a second tenant under another name, whose secrets open, and the first one stays as it is', async () => {
    await here('tenant', 'export', 'alpina', folder('before'));
    expect(await here('tenant', 'import', folder('alpina'), '--as', 'alpina-copy')).toMatch(/^alpina-copy is imported/);
    const [copy] = await desk.rows<{ password: string }>(`select password from mailbox where tenant = 'alpina-copy'`);
    expect(
      new SecretBox(new Env().VSD_SECRET_KEY).open(copy?.password ?? '', `alpina-copy/Mailbox/${mailbox}/password`),
    ).toBe('geheim');
    await here('tenant', 'export', 'alpina', folder('after'));
    expect(await contentOf('after')).toEqual(await contentOf('before'));
    await here('tenant', 'export', 'alpina-copy', folder('copy'));
    expect((await manifestOf('copy')).rows).toEqual((await manifestOf('alpina')).rows);
  });

  it('names the secrets that the key of another installation does not open', async () => {
    const imported = await vsdOf(desk, { VSD_SECRET_KEY: 'cd34'.repeat(16) })(
      'tenant',
      'import',
      folder('alpina'),
      '--as',
      'other-key',
    );
    expect(imported).toContain('VSD_SECRET_KEY does not open mailbox.password of 1 records: enter it anew');
  });
});

/** Changes a file of an archive, and the manifest with it. */
async function forge(name: string, path: string, change: (content: string) => string): Promise<void> {
  const file = join(folder(name), path);
  const content = change(await readFile(file, 'utf8').catch(() => ''));
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
  await declare(name, ({ files }) => {
    files[path] = createHash('sha256').update(content).digest('hex');
  });
}

async function declare(name: string, change: (manifest: Json) => void): Promise<void> {
  const manifest = await manifestOf(name);
  change(manifest);
  await writeFile(join(folder(name), 'manifest.json'), JSON.stringify(manifest));
}

const TICKETS = 'tables/ticket.copy';
const ATTACKS: readonly [string, (name: string) => Promise<unknown>, RegExp][] = [
  ['a changed byte', (name) => appendFile(join(folder(name), TICKETS), '\n'), /tables\/ticket\.copy has changed since/],
  ['a missing manifest', (name) => rm(join(folder(name), 'manifest.json')), /holds no complete archive/],
  [
    'a damaged manifest',
    (name) => writeFile(join(folder(name), 'manifest.json'), '{"kind":"tenant"}'),
    /manifest\.json is damaged/,
  ],
  ['a missing file', (name) => rm(join(folder(name), TICKETS)), /tables\/ticket\.copy of the archive is missing/],
  ['a foreign file', (name) => writeFile(join(folder(name), 'tables/more.copy'), ''), /more\.copy does not belong to/],
  ['a link', (name) => symlink('/etc/passwd', join(folder(name), 'files/alpina/link')), /link is no file/],
  [
    'a path out of the archive',
    (name) =>
      declare(name, ({ files }) => {
        files['files/alpina/../../../x'] = '';
      }),
    /names "files\/alpina\/\.\.\/\.\.\/\.\.\/x"/,
  ],
  [
    'a file of another tenant',
    (name) => forge(name, 'files/nordwind/0198', () => 'x'),
    /nordwind\/0198 of the archive is none of the tenant alpina/,
  ],
  [
    'rows of another tenant',
    (name) => forge(name, TICKETS, (rows) => rows.replace('\nalpina\t', '\nnordwind\t')),
    /table ticket of the export has 1 rows of another tenant/,
  ],
  [
    'an unknown table',
    (name) =>
      declare(name, ({ rows }) => {
        rows.spy = 0;
      }),
    /table spy of the export is not among those of this version/,
  ],
  [
    'an unknown column',
    (name) => forge(name, TICKETS, (rows) => rows.replace(/^tenant\t\w+/, 'tenant\tspy')),
    /column name mismatch/,
  ],
  [
    'a row too few',
    (name) => forge(name, TICKETS, (rows) => rows.replace(/\nalpina\t.*\n$/, '\n')),
    /table ticket of the export has \d+ rows instead of \d+/,
  ],
  ['rows without their references', loseCustomers, /violates foreign key constraint/],
  [
    'another schema',
    (name) => declare(name, ({ migrations }) => migrations.push('Migration20990101000000_Later')),
    /another schema \(Migration20990101000000_Later\)/,
  ],
  [
    'a backup of all',
    (name) =>
      declare(name, (manifest) => {
        manifest.kind = 'installation';
      }),
    /holds a backup, for vsd restore/,
  ],
];

async function loseCustomers(name: string) {
  await forge(name, 'tables/customer.copy', (rows) => `${rows.split('\n')[0]}\n`);
  await declare(name, ({ rows }) => {
    rows.customer = 0;
  });
}

describe('an import', () => {
  it.each(ATTACKS)('refuses %s, and changes nothing', async (_attack, attack, sentence) => {
    await rm(folder('attacked'), { recursive: true, force: true });
    await cp(folder('alpina'), folder('attacked'), { recursive: true });
    await attack('attacked');
    const refused = await here('tenant', 'import', folder('attacked'), '--as', 'attacked');
    expect(refused).toMatch(/^1: .+\n$/);
    expect(refused).toMatch(sentence);
    expect(await here('tenant', 'list')).not.toContain('attacked');
    expect(await desk.rows(`select from ticket where tenant = 'attacked'`)).toEqual([]);
    expect(await readdir(desk.files)).not.toContain('attacked');
  });

  it('refuses a tenant that exists, a name that is none, and a folder that is not empty', async () => {
    expect(await here('tenant', 'import', folder('alpina'))).toBe(
      '1: The tenant "alpina" exists: name another one by --as\n',
    );
    expect(await here('tenant', 'import', folder('alpina'), '--as', '../x')).toMatch(
      /^2: "\.\.\/x" is no name of a tenant/,
    );
    expect(await here('tenant', 'export', 'alpina', folder('alpina'))).toMatch(
      /^1: .* is not empty: name a new folder/,
    );
    expect(await here('tenant', 'export', 'nowhere', folder('nowhere'))).toBe('1: There is no tenant "nowhere"\n');
  });
});
