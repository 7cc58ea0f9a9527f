import { allResources } from '../../api/platform/resource/resource.js';
import { codesOf, type Json, recordsOf } from '../support/records.js';
import { useDesk } from '../support/use-desk.js';

/** A resource with secrets: a record, another value for each field that decides on a secret's target, and the rest. */
interface Sample {
  readonly path: string;
  readonly table: string;
  readonly body: Json;
  readonly elsewhere: Readonly<Record<string, Json>>;
  /** Fields that lead no secret anywhere. */
  readonly stays: readonly string[];
}

const BY_PASSWORD = {
  host: '127.0.0.1',
  port: 9,
  security: 'PLAIN',
  user: 'anna',
  signIn: 'PASSWORD',
  password: 'alt',
};
const BY_TOKEN = {
  tokenEndpoint: 'https://id.example/token',
  clientId: 'desk',
  clientSecret: 'alt',
  refreshToken: 'alt',
};
const MAILBOX = {
  path: 'mailboxes',
  table: 'mailbox',
  stays: ['name', 'active', 'folder', 'afterReading', 'moveTo', 'scope'],
};
const ACCOUNT = {
  host: { host: 'localhost' },
  port: { port: 10 },
  security: { security: 'TLS' },
  user: { user: 'otto' },
  tokenEndpoint: { tokenEndpoint: 'https://other.example/token' },
  clientId: { clientId: 'other' },
};

const SAMPLES: readonly Sample[] = [
  {
    ...MAILBOX,
    body: { ...BY_PASSWORD, active: false },
    elsewhere: { ...ACCOUNT, signIn: { signIn: 'OAUTH2', ...BY_TOKEN } },
  },
  {
    ...MAILBOX,
    body: { ...BY_PASSWORD, ...BY_TOKEN, signIn: 'OAUTH2', active: false },
    elsewhere: { ...ACCOUNT, signIn: { signIn: 'PASSWORD' } },
  },
  {
    path: 'erp-connections',
    table: 'erp_connection',
    body: {
      adapter: 'CALDAV',
      url: 'http://127.0.0.1:2/',
      user: 'desk',
      password: 'alt',
      database: 'a',
      calendarPath: '/a',
      active: false,
    },
    elsewhere: {
      adapter: { adapter: 'TRYTON' },
      url: { url: 'http://127.0.0.1:3/' },
      calendarPath: { calendarPath: '//other.example/b' },
      database: { database: 'b' },
      user: { user: 'otto' },
    },
    stays: ['name', 'active', 'contactRelation', 'startDay'],
  },
  {
    path: 'webhooks',
    table: 'webhook',
    body: { url: 'http://127.0.0.1:2/', events: ['tickets.created'], active: false },
    elsewhere: { url: { url: 'http://127.0.0.1:3/' } },
    stays: ['events', 'filter', 'format', 'language', 'active'],
  },
];

const desk = useDesk();
const admin = 'admin' as const;

const fieldsOf = (path: string) => allResources().find(({ options }) => options.path === path)?.fields ?? [];
const secretsOf = (path: string) => fieldsOf(path).filter(({ kind }) => kind.widget === 'secret');
const columnOf = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

let serial = 0;
async function made({ path, body }: Sample): Promise<Json> {
  const named = fieldsOf(path).some(({ name }) => name === 'name') ? { name: `Geheim ${++serial}` } : {};
  return recordsOf(desk).create(path, { ...named, ...body }, admin);
}

async function sealed({ table }: Sample, { id }: Json, field: string): Promise<string | null> {
  const rows = await desk.rows(`select ${columnOf(field)} as sealed from ${table} where id = $1`, id);
  return rows[0].sealed;
}

/** Changes the record, and sends all of its secrets anew but one. */
async function changed({ path }: Sample, record: Json, changes: Json, kept: string) {
  const fresh = secretsOf(path)
    .filter(({ name, options }) => name !== kept && !options.readOnly)
    .map(({ name }) => [name, 'neu']);
  const current = await desk.as(admin).read(`v1/${path}/${record.id}`);
  return recordsOf(desk).patch(path, current, { ...Object.fromEntries(fresh), ...changes }, admin);
}

/** Every secret in the record of a sample, with the fields that decide on its target. */
const kept = SAMPLES.flatMap((sample) =>
  secretsOf(sample.path)
    .filter(({ name, options }) => options.readOnly || sample.body[name])
    .map(({ name, options: { sentTo = [] } }) => ({ sample, name, sentTo, about: `${sample.path} ${name}` })),
);

describe('a secret', () => {
  it('says of each field of its resource whether it leads the secret elsewhere', () => {
    const resources = allResources().filter(({ options }) => secretsOf(options.path).length > 0);
    expect(resources.map(({ options }) => options.path).sort()).toEqual(
      [...new Set(SAMPLES.map(({ path }) => path))].sort(),
    );
    for (const { path, elsewhere, stays } of SAMPLES) {
      const secrets = secretsOf(path);
      const leading = new Set(secrets.flatMap(({ options }) => options.sentTo ?? []));
      const known = [...leading, ...stays, ...secrets.map(({ name }) => name)].sort();
      const writable = fieldsOf(path).filter(({ name, options }) => !options.readOnly || known.includes(name));
      expect(writable.map(({ name }) => name).sort()).toEqual(known);
      expect(Object.keys(elsewhere).sort()).toEqual([...leading].sort());
    }
  });

  it.each(kept)('is given anew or forgotten by a change of its place: $about', async ({ sample, name, sentTo }) => {
    for (const leading of sentTo) {
      const record = await made(sample);
      const before = await sealed(sample, record, name);
      expect(before).not.toBeNull();
      const answer = await changed(sample, record, sample.elsewhere[leading] as Json, name);
      const after = await sealed(sample, record, name);
      if (answer.status === 200) expect(after).not.toBe(before);
      else expect([answer.status, after]).toEqual([422, before]);
    }
  });

  it.each(kept)('reaches no other place in two steps: $about', async ({ sample, name, sentTo }) => {
    for (const first of sentTo)
      for (const second of sentTo) {
        const record = await made(sample);
        const before = await sealed(sample, record, name);
        const steps = [sample.elsewhere[first], sample.elsewhere[second], pick(sample.body, first)] as Json[];
        const statuses = [];
        for (const step of steps) statuses.push((await changed(sample, record, step, name)).status);
        const isMoved = statuses.slice(0, 2).includes(200);
        expect([first, second, isMoved && (await sealed(sample, record, name)) === before]).toEqual([
          first,
          second,
          false,
        ]);
      }
  });

  it('of a mailbox is not read by another kind of sign-in and another address', async () => {
    const sample = SAMPLES[0] as Sample;
    const record = await made(sample);
    const steps = [
      { signIn: 'OAUTH2', ...BY_TOKEN },
      { host: 'localhost', clientSecret: 'neu', refreshToken: 'neu' },
    ];
    for (const step of steps) expect((await changed(sample, record, step, 'password')).status).toBe(200);
    const back = await changed(sample, record, { signIn: 'PASSWORD' }, 'password');
    expect([back.status, codesOf(back.body)]).toEqual([422, [['/password', 'REQUIRED']]]);
  });

  it('of a webhook is made anew for another address, and returned once', async () => {
    const sample = SAMPLES.at(-1) as Sample;
    const record = await made(sample);
    const moved = await changed(sample, record, { url: 'http://127.0.0.1:4/' }, '');
    expect(moved.body.signingSecret).toMatch(/^whsec_/);
    expect(moved.body.signingSecret).not.toBe(record.signingSecret);
    const renamed = await changed(sample, record, { filter: '{"priority":"HIGH"}' }, '');
    expect([renamed.status, renamed.body.signingSecret]).toEqual([200, null]);
  });
});

const pick = (body: Json, name: string): Json => ({ [name]: body[name] ?? null });
