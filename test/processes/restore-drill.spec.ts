import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, chmod, cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { jest } from '@jest/globals';
import pg from 'pg';
import { DiskFiles } from '../../api/integrations/files/disk-files.js';
import { FilesCopy, inSnapshot } from '../../api/operator/archived-files.js';
import { readEnv } from '../../api/platform/env.js';
import { changeCursorText, positionBefore } from '../../api/platform/events/change-cursor.js';
import { type ApiProcess, startApi } from '../support/api-process.js';
import type { Client } from '../support/application.js';
import { demoCaller, useDemoDesk } from '../support/demo-desk.js';
import { eventually } from '../support/eventually.js';
import { describeBackups, installationOf, newInstallation, rowsOf, useOtherServer } from '../support/installations.js';
import type { Json } from '../support/records.js';
import { startS3 } from '../support/s3-server.js';
import { use } from '../support/use-desk.js';
import { useFolders, VSD, vsdWith } from '../support/vsd.js';

const desk = useDemoDesk();
const folder = useFolders();

const server = useOtherServer();
const s3 = use(startS3, (store) => store.stop());

let source: Record<string, string>;
let agent: Client;
let customer: Client;
let category: string;
beforeAll(async () => {
  agent = await demoCaller(desk, 'alpina-agent');
  customer = await demoCaller(desk, 'alpina-customer');
  category = (await agent.read<Json[]>('v1/categories'))[0]?.id;
  source = await installationOf(desk);
});
const here = (...parameters: string[]) => vsdWith(source)(...parameters);

const freshInstallation = (name: string) => newInstallation(server, name, folder(`${name}-files`));

const manifestOf = async (path: string) => JSON.parse(await readFile(join(path, 'manifest.json'), 'utf8'));

const submit = async (): Promise<string> => {
  const ticket = { type: 'INCIDENT', customerDescription: 'Die Heizung bleibt kalt.', category };
  return (await customer.create('v1/tickets', ticket)).id;
};

const upload = async (ticket: string, content: Buffer): Promise<string> =>
  (await agent.post(`v1/tickets/${ticket}/attachments`).attach('file', content, 'bild.bin').expect(201)).body.id;

/** Users who write tickets and attachments, and remove some, until they are stopped. */
function writeMeanwhile() {
  const state = { going: true, written: 0 };
  const writing = (async () => {
    while (state.going) {
      const id = await submit();
      const [kept, removed] = [await upload(id, Buffer.from(`Bleibt ${id}`)), await upload(id, Buffer.from('Geht'))];
      await agent.delete(`v1/attachments/${removed}`).expect(200);
      state.written += kept ? 1 : 0;
    }
  })();
  writing.catch(() => undefined);
  const stop = async () => {
    state.going = false;
    await writing;
  };
  return { state, stop };
}

/** Rights on all tables, sequences, functions and schemas, which the dump carries. */
const RIGHTS = `
  select oid::regclass::text as name, relowner::regrole::text as owner, array(select item::text from unnest(relacl) item order by 1)::text as rights, relrowsecurity, relforcerowsecurity
    from pg_class where relnamespace::regnamespace::text !~ '^pg_|information_schema' and relkind in ('r', 'S', 'v')
  union all select oid::regprocedure::text, proowner::regrole::text, array(select item::text from unnest(proacl) item order by 1)::text, prosecdef, null from pg_proc
    where pronamespace::regnamespace::text in ('public', 'pgboss') and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
  union all select nspname, nspowner::regrole::text, array(select item::text from unnest(nspacl) item order by 1)::text, null, null from pg_namespace where nspname !~ '^pg_|information_schema'
  union all select defaclobjtype::text, defaclrole::regrole::text, defaclacl::text, null, null from pg_default_acl
  order by 1, 2, 3`;

describeBackups('a restore drill', () => {
  let restored: Record<string, string>;
  let api: ApiProcess | undefined;
  let ticket: string;
  let attachment: string;
  let cursor: string;
  /** A moment before the backup, in seconds. */
  let begun: number;
  const content = Buffer.from(Array.from({ length: 300_000 }, (_, index) => index % 251));

  beforeAll(async () => {
    ticket = await submit();
    attachment = await upload(ticket, content);
    const admin = await demoCaller(desk, 'alpina-admin');
    await admin.create('v1/webhooks', { url: 'https://hooks.example/', events: ['tickets.changed'] });
    cursor = (await agent.read('v1/changes', { after: 'now' })).next;
    begun = Math.floor(Date.now() / 1_000);
    const writers = writeMeanwhile();
    await eventually(() => expect(writers.state.written).toBeGreaterThan(0));
    await mkdir(folder('realm'));
    await writeFile(join(folder('realm'), 'accounts.json'), '{}');
    const backup = await here('backup', folder('backup'), '--identity', folder('realm'));
    expect(backup).toMatch(/^The backup of .* is complete: \d+ rows, \d+ files/);
    const { written } = writers.state;
    await eventually(() => expect(writers.state.written).toBeGreaterThan(written));
    await writers.stop();
    restored = await freshInstallation('restored');
    const identity = ['--identity', folder('restored-realm')];
    const output = await vsdWith(restored)('restore', folder('backup'), ...identity);
    expect(output).toMatch(/^The backup of .* is restored: \d+ rows, \d+ files\n\d+ due jobs .* are held/);
    api = await startApi({ databaseUrl: restored.DATABASE_URL!, issuer: desk.issuer }, restored);
  });
  afterAll(() => api?.stop());

  const as = (username: string) => demoCaller(desk, username, `http://127.0.0.1:${api?.port}`);

  it('has each file that a record names, and the same rows, rights and files', async () => {
    const { rows, files } = await manifestOf(folder('backup'));
    const attachments = await rowsOf<{ key: string }>(
      server.superuserUrl('restored'),
      `select tenant || '/' || id as key from attachment`,
    );
    expect(attachments.length).toBe(rows['public.attachment']);
    const missing = attachments.filter(({ key }) => !(`files/${key}` in files));
    expect(missing).toEqual([]);
    const stored = await readdir(folder('restored-files'), { recursive: true });
    for (const { key } of attachments) expect(stored).toContain(key);
    expect(await readFile(join(folder('restored-realm'), 'accounts.json'), 'utf8')).toBe('{}');
    const rights = await rowsOf(desk.superuserUrl, RIGHTS);
    expect(await rowsOf(server.superuserUrl('restored'), RIGHTS)).toEqual(rights);
    // No user writes in this tenant meanwhile.
    await here('tenant', 'export', 'nordwind', folder('before'));
    await vsdWith(restored)('tenant', 'export', 'nordwind', folder('after'));
    expect((await manifestOf(folder('after'))).files).toEqual((await manifestOf(folder('before'))).files);
  });

  it('is restored into S3, and a backup from there has the same files', async () => {
    const inS3 = { ...(await freshInstallation('in-s3')), ...s3.settings, ...s3.credentials };
    const output = await vsdWith(inS3)('restore', folder('backup'));
    expect(output).toMatch(/^The backup of .* is restored/);
    expect(await vsdWith(inS3)('backup', folder('of-s3'))).toMatch(/^The backup of .* is complete/);
    const filesOf = async (name: string) =>
      Object.entries((await manifestOf(folder(name))).files).filter(([path]) => path.startsWith('files/'));
    const files = await filesOf('of-s3');
    expect(files.length).toBeGreaterThan(0);
    expect(files).toEqual(await filesOf('backup'));
    // A store that has files already is refused.
    const other = { ...(await freshInstallation('other-s3')), ...s3.settings, ...s3.credentials };
    expect(await vsdWith(other)('restore', folder('backup'))).toMatch(/^1: The store of files is not empty, it has /);
  });

  it('serves tickets, and an attachment byte by byte', async () => {
    const reader = await as('alpina-agent');
    expect(await reader.read(`v1/tickets/${ticket}`)).toEqual(await agent.read(`v1/tickets/${ticket}`));
    const { body } = await reader.get(`v1/attachments/${attachment}/content`).expect(200);
    expect(content.equals(body)).toBe(true);
  });

  it('lets programs with an older position read anew, and sends them each later change', async () => {
    const reader = await as('alpina-agent');
    // Numbers of transactions of another server may be higher or lower.
    const lower = changeCursorText({ position: positionBefore(1n), at: begun });
    for (const after of [cursor, lower])
      expect((await reader.get('v1/changes', { after }).expect(410)).body.code).toBe('CURSOR_EXPIRED');
    const { next } = await reader.read('v1/changes', { after: 'now' });
    const { version } = await reader.read(`v1/tickets/${ticket}`);
    await reader.change(`v1/tickets/${ticket}`, version, { internalNotes: 'Nach der Wiederherstellung' }).expect(200);
    await eventually(async () => {
      const { changes } = await reader.read('v1/changes', { after: next, resources: 'tickets' });
      expect(changes.map(({ id }: Json) => id)).toEqual([ticket]);
      expect(await rowsOf(server.superuserUrl('restored'), 'select from vsd_webhooks_due()')).toHaveLength(1);
    });
  });

  it('holds due mails until an administrator decides', async () => {
    const admin = await as('alpina-admin');
    const held = await admin.read<Json[]>('v1/failed-jobs');
    expect(new Set(held.map(({ cause, state }) => `${state} ${cause}`))).toEqual(new Set(['FAILED RESTORED']));
    expect(held.map(({ queue }) => queue)).toContain('ticket-notices');
    const waiting = `select from pgboss.job where name = 'ticket-notices' and state = 'created' and data->>'tenant' = 'alpina'`;
    const before = await rowsOf(server.superuserUrl('restored'), waiting);
    const { body } = await admin.post('v1/failed-jobs/retries').expect(200);
    expect(body.repeated).toBeGreaterThanOrEqual(held.length);
    expect((await rowsOf(server.superuserUrl('restored'), waiting)).length).toBeGreaterThan(before.length);
    expect(await vsdWith(restored)('after-recovery')).toMatch(/^\d+ due jobs that send mails or messages are held/);
    expect(await rowsOf(server.superuserUrl('restored'), waiting)).toEqual(before);
  });
});

describeBackups('a backup', () => {
  it('that is killed, or has no room, is refused by the restoration', async () => {
    const env = { PATH: process.env.PATH, NODE_ENV: 'test', ...source };
    const killed = spawn(process.execPath, [VSD, 'backup', folder('killed')], { env, stdio: 'ignore' });
    await eventually(async () => expect(await readdir(folder('killed'))).toContain('files'));
    killed.kill('SIGKILL');
    await once(killed, 'exit');
    // No file of the process may grow beyond 32 kB: the system refuses the rest.
    const full = spawn(
      '/bin/sh',
      ['-c', 'ulimit -f 64 && exec "$@"', 'sh', process.execPath, VSD, 'backup', folder('full')],
      {
        env,
      },
    );
    let words = '';
    full.stderr.setEncoding('utf8').on('data', (text) => (words += text));
    const [code] = await once(full, 'close');
    expect([code, words]).toEqual([1, expect.stringMatching(/^.*(?:EFBIG|File too large).*\n$/)]);
    const target = await freshInstallation('unused');
    for (const name of ['killed', 'full'])
      expect(await vsdWith(target)('restore', folder(name))).toMatch(/^1: .* holds no complete archive/);
  });

  it('is not begun without a fitting program, the right role, and an empty folder', async () => {
    const bin = folder('older');
    await mkdir(bin);
    await writeFile(join(bin, 'pg_dump'), '#!/bin/sh\necho "pg_dump (PostgreSQL) 17.4"\n');
    await chmod(join(bin, 'pg_dump'), 0o755);
    const refused = (settings: object) => vsdWith({ ...source, ...settings })('backup', folder('refused'));
    expect(await refused({ VSD_PG_BIN: bin })).toMatch(/^1: .*pg_dump is of PostgreSQL 17, the server of 18: install/);
    expect(await refused({ VSD_PG_BIN: '/nowhere' })).toMatch(/^1: .*pg_dump cannot be started \(ENOENT\): install/);
    expect(await refused({ DATABASE_BACKUP_URL: desk.databaseUrl })).toMatch(
      /^1: vsd_app does not read the rows of all/,
    );
    expect(await refused({ DATABASE_BACKUP_URL: '' })).toMatch(/^1: DATABASE_BACKUP_URL is not set/);
    const nowhere = ['--identity', folder('nowhere')];
    expect(await here('backup', folder('refused'), ...nowhere)).toMatch(
      /^1: There is no folder .*nowhere of the identity/,
    );
    expect(await here('backup', folder('realm'))).toMatch(/^1: .* is not empty: name a new folder/);
    expect(await here('backup', folder('refused'), '--jobs', 'many')).toMatch(
      /^2: error: .* must be a number from 1 to 99/,
    );
    expect(await here('backup')).toMatch(/^2: error: missing required argument 'folder'/);
  });

  it('is refused by a used database, used files, and after a change of a byte; nothing is written', async () => {
    expect(await here('restore', folder('backup'))).toMatch(
      /^1: The database is not empty, it has \S+: restore into a new/,
    );
    const target = await freshInstallation('refusing');
    const restore = (name: string, settings: object = {}) =>
      vsdWith({ ...target, ...settings })('restore', folder(name));
    expect(await restore('backup', { VSD_FILES_DIR: desk.files })).toMatch(
      /^1: The store of files is not empty, it has alpina\//,
    );
    expect(await restore('backup', { VSD_PG_BIN: '/nowhere' })).toMatch(/^1: .*pg_restore cannot be started/);
    await cp(folder('backup'), folder('changed'), { recursive: true });
    await appendFile(join(folder('changed'), 'database/toc.dat'), 'x');
    expect(await restore('changed')).toMatch(/^1: The file database\/toc\.dat has changed since it was archived/);
    expect(
      await rowsOf(server.superuserUrl('refusing'), `select from pg_tables where schemaname in ('public', 'pgboss')`),
    ).toEqual([]);
  });

  it('is made by a role that writes nothing but its moment', async () => {
    const write = rowsOf(source.DATABASE_BACKUP_URL!, 'begin read write; delete from ticket');
    await expect(write).rejects.toThrow(/permission denied for table ticket/);
    const [{ backups }] = await rowsOf(
      source.DATABASE_URL!,
      'select count(*)::int as backups from installation.backup',
    );
    expect(backups).toBeGreaterThan(0);
  });
});

describe('the files of a snapshot', () => {
  it('are those of its records: one that is stored before it is copied, one that is removed in between begins it anew', async () => {
    const store = new DiskFiles(readEnv({ DATABASE_URL: desk.databaseUrl, VSD_FILES_DIR: folder('store') }));
    const key = (name: string) => `alpina/${name}`;
    const write = (name: string, content: string) => store.write(key(name), Readable.from([Buffer.from(content)]));
    await write('early', 'early');
    await write('growing', 'half');
    await write('leaving', 'leaving');
    const client = new pg.Client({ connectionString: desk.databaseUrl });
    await client.connect();
    const beginnings: string[] = [];
    const query = client.query.bind(client) as (statement: string) => Promise<unknown>;
    /** What users do right before the snapshot begins, and right after it. */
    const meddled = async (statement: string) => {
      if (!statement.startsWith('begin')) return query(statement);
      beginnings.push(statement);
      if (beginnings.length === 1) {
        await write('late', 'late');
        await write('growing', 'half and whole');
      }
      return query(statement);
    };
    Object.assign(client, { query: meddled });
    const read = store.read.bind(store);
    jest.spyOn(store, 'read').mockImplementation(async (wanted) => {
      if (wanted === key('late') && beginnings.length === 1) await store.remove(wanted);
      return read(wanted);
    });
    await inSnapshot(client, new FilesCopy(store, folder('copied'), async () => ['alpina']), async () => undefined);
    await client.end();
    const copied = (name: string) => readFile(join(folder('copied'), 'files', key(name)), 'utf8');
    expect(beginnings).toHaveLength(2);
    expect((await readdir(join(folder('copied'), 'files/alpina'))).sort()).toEqual(['early', 'growing', 'leaving']);
    expect(await copied('growing')).toBe('half and whole');
  });

  it('are those of its records: one that comes and goes unseen begins it anew', async () => {
    const store = new DiskFiles(readEnv({ DATABASE_URL: desk.databaseUrl, VSD_FILES_DIR: desk.files }));
    const client = new pg.Client({ connectionString: desk.superuserUrl });
    await client.connect();
    const ticketId = await submit();
    const query = client.query.bind(client) as (...given: unknown[]) => Promise<pg.QueryResult>;
    let beginnings = 0;
    let id = '';
    const meddled = async (...given: unknown[]) => {
      if (String(given[0]).startsWith('begin')) beginnings += 1;
      if (String(given[0]).startsWith('begin') && beginnings === 1) id = await upload(ticketId, Buffer.from('Kurz da'));
      const result = await query(...given);
      if (String(given[0]).includes('pg_current_snapshot') && beginnings === 1)
        await agent.delete(`v1/attachments/${id}`).expect(200);
      return result;
    };
    Object.assign(client, { query: meddled });
    const found = await inSnapshot(client, new FilesCopy(store, folder('unseen'), async () => ['alpina']), async () =>
      query('select from attachment where id = $1', [id]),
    );
    await client.end();
    expect([beginnings, found.rowCount]).toEqual([2, 0]);
  });
});
