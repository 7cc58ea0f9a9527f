import { SecretRotation } from '../../api/platform/jobs/rotate-secrets.js';
import { SealBroken, SecretBox, sealBy } from '../../api/platform/secret-box.js';
import { useDesk } from '../support/use-desk.js';

const [OLD, NEW, FOREIGN] = ['ab'.repeat(32), 'cd'.repeat(32), 'ef'.repeat(32)];

const desk = useDesk({ VSD_SECRET_KEY: OLD });

const BOX = { host: 'imap.example', port: 993, security: 'TLS', user: 'anna', folder: 'INBOX', active: false };
const made = async (name: string, password: string): Promise<string> =>
  (await desk.as('admin').create('v1/mailboxes', { ...BOX, name, password })).id;
const sealed = async (): Promise<{ place: string; text: string; version: number }[]> =>
  await desk.rows(`select tenant || '/Mailbox/' || id || '/password' as place, password as text, version from mailbox
       union all select 'push-key/' || tenant, private_key, version from push_key order by place`);
const openedBy = (keys: string, all: { place: string; text: string }[]) =>
  all.map(({ place, text }) => new SecretBox(keys).open(text, place));

it('rotates secrets to a new first key when the worker starts, and keeps a secret that is written meanwhile', async () => {
  await made('eins', 'geheim-1');
  const second = await made('zwei', 'geheim-2');
  await desk.as('agent').get('v1/push-subscriptions/key').expect(200);
  const before = await sealed();
  expect(before).toHaveLength(3);
  const words = openedBy(OLD, before);
  sealBy(`${NEW},${OLD}`);
  const run = () => desk.app.get(SecretRotation).run();
  const both = await Promise.all([run(), run()]);
  expect(both.reduce((sum, { rotated }) => sum + rotated, 0)).toBe(3);
  const after = await sealed();
  expect(openedBy(NEW, after)).toEqual(words);
  expect(() => openedBy(OLD, after)).toThrow(SealBroken);
  expect(after.map(({ version }) => version)).toEqual(before.map(({ version }) => version));
  expect(await run()).toEqual({ rotated: 0, lost: 0 });
  // A secret that no key opens stays as it is and is counted.
  const foreign = new SecretBox(FOREIGN).seal('x', 'anywhere');
  await desk.superuser.query('update mailbox set password = $1 where id = $2', [foreign, second]);
  expect(await run()).toEqual({ rotated: 0, lost: 1 });
  expect((await sealed()).map(({ text }) => text)).toContain(foreign);
});
