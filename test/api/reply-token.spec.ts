import { isSigned, mailOfToken, replyAddress, replyToken } from '../../api/mails/dispatch/reply-token.js';
import { readEnv } from '../../api/platform/env.js';
import { TOKEN_LENGTH } from '../../api/platform/signed-token.js';

const KEY = {
  tenant: 'alpina',
  ticket: '01931f00-0000-7000-8000-000000000001',
  mail: '01931f00-0000-7000-8000-000000000002',
};

describe('the token of a mail', () => {
  it('names the mail and holds for its ticket, its tenant and its secret alone', () => {
    const token = replyToken('secret', KEY);
    expect(token).toHaveLength(TOKEN_LENGTH);
    expect(mailOfToken(token)).toBe(KEY.mail);
    expect(isSigned('secret', token, KEY)).toBe(true);
    expect(isSigned('other', token, KEY)).toBe(false);
    for (const [name, value] of Object.entries({ tenant: 'nordwind', ticket: KEY.mail, mail: KEY.ticket }))
      expect(isSigned('secret', token, { ...KEY, [name]: value })).toBe(false);
  });

  it('is nothing that is too short, too long or too large', () => {
    for (const text of ['', 'a', 'z'.repeat(TOKEN_LENGTH), '0'.repeat(TOKEN_LENGTH + 1), 'Ä'.repeat(TOKEN_LENGTH)])
      expect(mailOfToken(text)).toBeNull();
  });

  it('makes an address whose part before the @ is at most 64 signs long (RFC 5321)', () => {
    const address = replyAddress('nineteen-signs-long@volta.example', replyToken('secret', KEY));
    expect(address.split('@')[0]).toHaveLength(64);
    const settings = { DATABASE_URL: 'postgres://nobody@127.0.0.1/none', NODE_ENV: 'test' };
    expect(() => readEnv({ ...settings, VSD_INTAKE_ADDRESS: 'twenty-signs-are-one@volta.example' })).toThrow(
      'VSD_INTAKE_ADDRESS',
    );
  });
});
