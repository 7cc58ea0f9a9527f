import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PasswordLinks } from '../../api/standalone/identity/password-links.js';

let folder: string;
let now = 1_000;
beforeEach(async () => {
  now = 1_000;
  folder = await mkdtemp(join(tmpdir(), 'vsd-links-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));
const open = () => PasswordLinks.open(folder, () => now);

describe('a link under which somebody chooses their password', () => {
  it('is good until its time is over', async () => {
    const links = await open();
    const token = await links.create('nina', 2_000);
    now = 1_999;
    expect(links.accountOf(token)).toBe('nina');
    now = 2_000;
    expect(links.accountOf(token)).toBeUndefined();
  });

  it('outlives a restart, of which the file keeps a hash alone', async () => {
    const token = await (await open()).create('nina', 2_000);
    expect((await open()).accountOf(token)).toBe('nina');
    expect(await readFile(join(folder, 'password-links.json'), 'utf8')).not.toContain(token);
  });

  it('is void once another one is given or it is revoked; those of others stay', async () => {
    const links = await open();
    const [first, other] = [await links.create('nina', 2_000), await links.create('otto', 2_000)];
    const second = await links.create('nina', 2_000);
    expect([first, second, other].map((token) => links.accountOf(token))).toEqual([undefined, 'nina', 'otto']);
    await links.revoke('nina');
    expect([second, other].map((token) => links.accountOf(token))).toEqual([undefined, 'otto']);
  });

  it('is guessed by nobody', async () => {
    const links = await open();
    await links.create('nina', 2_000);
    for (const guess of ['', 'nina', 'undefined', '__proto__']) expect(links.accountOf(guess)).toBeUndefined();
  });
});
