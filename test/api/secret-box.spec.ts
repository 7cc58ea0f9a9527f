import fc from 'fast-check';
import { waitAfterFailure } from '../../api/intake/mailboxes/mailbox-state.js';
import { ImapMailboxes } from '../../api/integrations/mailboxes/imap-mailboxes.js';
import { OAuthTokens } from '../../api/integrations/mailboxes/oauth-tokens.js';
import { readEnv } from '../../api/platform/env.js';
import { isPrivateAddress } from '../../api/platform/http/private-address.js';
import { SealBroken, SecretBox } from '../../api/platform/secret-box.js';

const [OLD, NEW] = ['ab'.repeat(32), 'cd'.repeat(32)];
const PLACE = 'alpina/Mailbox/1/password';

describe('a sealed text', () => {
  it('opens with its key where it was put, and nowhere else', () => {
    const box = new SecretBox(OLD);
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string(), (text, place) => {
        expect(box.open(box.seal(text, place), place)).toBe(text.toWellFormed());
        expect(() => box.open(box.seal(text, place), `${place}x`)).toThrow(SealBroken);
      }),
    );
    expect(box.seal('geheim', PLACE)).not.toBe(box.seal('geheim', PLACE));
  });

  it('opens after its key has gone behind another one, and no longer once it is gone', () => {
    const sealed = new SecretBox(OLD).seal('geheim', PLACE);
    const both = new SecretBox(`${NEW},${OLD}`);
    expect(both.open(sealed, PLACE)).toBe('geheim');
    expect(new SecretBox(NEW).open(both.seal('neu', PLACE), PLACE)).toBe('neu');
    expect(() => new SecretBox(NEW).open(sealed, PLACE)).toThrow(SealBroken);
  });

  it.each(['', '.', 'x.y', 'geheim'])('that is none is said to be broken: %j', (text) => {
    expect(() => new SecretBox(OLD).open(text, PLACE)).toThrow(SealBroken);
  });

  it('is broken by each changed or missing byte', () => {
    const box = new SecretBox(OLD);
    const [name, content = ''] = box.seal('geheim', PLACE).split('.');
    const bytes = Buffer.from(content, 'base64url');
    for (let at = 0; at < bytes.length; at += 1) {
      const other = Buffer.from(bytes);
      other[at] = (other[at] as number) ^ 1;
      for (const broken of [other, bytes.subarray(0, at)])
        expect(() => box.open(`${name}.${broken.toString('base64url')}`, PLACE)).toThrow(SealBroken);
    }
  });

  it('has a key of 64 digits, and in production one of its own', () => {
    const base = { DATABASE_URL: 'postgresql://vsd_app:x@localhost/volta' };
    for (const key of ['short', 'AB'.repeat(32), `${OLD},`, `${OLD}${NEW}`])
      expect(() => readEnv({ ...base, VSD_SECRET_KEY: key })).toThrow('VSD_SECRET_KEY');
    expect(() => readEnv({ ...base, NODE_ENV: 'production' })).toThrow('VSD_SECRET_KEY: must be set in production');
    expect(readEnv({ ...base, VSD_SECRET_KEY: `${OLD},${NEW}` }).VSD_SECRET_KEY).toContain(NEW);
  });
});

describe('a private address', () => {
  it.each(
    `0.0.0.0 10.1.2.3 100.64.0.1 127.0.0.1 169.254.169.254 172.31.255.255 192.168.0.1 198.18.0.1 224.0.0.1
      255.255.255.255 :: ::1 ::ffff:10.0.0.1 ::ffff:a00:1 64:ff9b::a00:1 2002:a00:1:: fc00::1 fd12::1 fe80::1 ff02::1`.split(
      /\s+/,
    ),
  )('is %s', (address) => expect(isPrivateAddress(address)).toBe(true));

  it.each(['1.1.1.1', '8.8.8.8', '172.32.0.1', '193.5.22.1', '2606:4700::1111', '2a00:1450::1'])(
    'is not %s',
    (address) => expect(isPrivateAddress(address)).toBe(false),
  );

  const env = readEnv({ DATABASE_URL: 'postgresql://x@localhost/volta', VSD_PRIVATE_HOSTS: 'refuse' });

  it.each(['127.0.0.1', '10.0.0.1', 'localhost', '::1', '169.254.169.254', '2130706433', '0x7f.1'])(
    'is not connected to where that is not allowed, whatever it is called: %s',
    async (host) => {
      const way = { host, port: 9, user: 'anna', password: 'geheim', folder: 'INBOX' } as const;
      for (const security of ['TLS', 'STARTTLS'] as const)
        await expect(new ImapMailboxes(env).open({ ...way, security })).rejects.toMatchObject({
          code: expect.stringMatching(/^(ADDRESS_REFUSED|NAME_UNKNOWN)$/),
        });
      const endpoint = `https://${host.includes(':') ? `[${host}]` : host}:9/token`;
      const asked = { endpoint, clientId: 'desk', clientSecret: 'x', refreshToken: null, scope: null };
      await expect(new OAuthTokens(env).grant(asked)).rejects.toMatchObject({ code: 'ADDRESS_REFUSED' });
    },
  );

  it('is never spoken to in the clear in production, not even one’s own', async () => {
    const production = { ...env, NODE_ENV: 'production', VSD_PRIVATE_HOSTS: 'allow' } as typeof env;
    const way = { host: '127.0.0.1', port: 9, user: 'anna', password: 'geheim', folder: 'INBOX' } as const;
    const open = new ImapMailboxes(production).open({ ...way, security: 'PLAIN' });
    await expect(open).rejects.toMatchObject({ code: 'PLAIN_REFUSED' });
  });
});

describe('the wait after a failure', () => {
  it('grows up to five minutes; after a refusal it is a quarter of an hour at least, and an hour at most', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000 }), (failures) => {
        const wait = waitAfterFailure(failures, 'CONNECTION_LOST', 5_000);
        const longest = Math.min(5_000 * 2 ** Math.min(failures - 1, 20), 300_000);
        expect(wait).toBeGreaterThanOrEqual(longest * 0.75);
        expect(wait).toBeLessThanOrEqual(longest);
        const refused = waitAfterFailure(failures, 'SIGN_IN_REFUSED', 5_000);
        expect(refused).toBeGreaterThanOrEqual(675_000);
        expect(refused).toBeLessThanOrEqual(3_600_000);
      }),
    );
  });
});
