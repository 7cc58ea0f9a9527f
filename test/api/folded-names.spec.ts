import 'reflect-metadata';
import fc from 'fast-check';
import { fold } from '../../api/platform/resource/fold.js';
import { people } from '../support/people.js';
import { codesOf, type Json, recordsOf } from '../support/records.js';
import { useDesk } from '../support/use-desk.js';

/** Ways to write one name so that people take it for the same (domain "Unique names and codes"). */
const variantsOf = (name: string): Record<string, string> => ({
  'in capitals': name.toUpperCase(),
  'with blanks around': `  ${name} `,
  'with two blanks': name.replace(' ', '  '),
  'with a tab': name.replace(' ', '\t'),
  'with a non-breaking space': name.replace(' ', '\u00a0'),
  'with a thin space': name.replace(' ', '\u2009'),
  'with an ideographic space': name.replace(' ', '\u3000'),
  'with a zero-width space': `${name[0]}\u200b${name.slice(1)}`,
  'with a zero-width joiner': `${name}\u200d`,
  'with a zero-width non-joiner': `\u200c${name}`,
  'with a soft hyphen': `${name[0]}\u00ad${name.slice(1)}`,
  'with a byte order mark': `\ufeff${name}`,
  'written from right to left': `\u202e${name}\u202c`,
  'with a word joiner': `${name[0]}\u2060${name.slice(1)}`,
  'in full width': name.replace(/[!-~]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0)),
  'with a long s': name.replace('s', '\u017f'),
  'with a ligature': name.replace('ff', '\ufb00'),
  'in parts of letters': name.normalize('NFD'),
  'with a variation selector': `${name}\ufe0f`,
});

const desk = useDesk();

const NAME = 'Büro Ostschiff';

describe('a name that only looks like another one', () => {
  const taken: [path: string, field: string, body: Json][] = [
    ['assignment-groups', 'name', {}],
    ['slas', 'name', {}],
    ['text-blocks', 'name', { content: 'Guten Tag' }],
    ['categories', 'code', { name: { de: 'Büro' } }],
  ];
  for (const [path, field, body] of taken)
    it(`is refused as ${field} of ${path}`, async () => {
      const records = recordsOf(desk);
      await records.create(path, { ...body, [field]: NAME });
      const accepted: string[] = [];
      for (const [how, name] of Object.entries(variantsOf(NAME))) {
        const answer = await desk
          .as('manager')
          .post(`v1/${path}`)
          .send({ ...body, [field]: name });
        if (answer.status !== 409 || answer.body.code !== 'DUPLICATE') accepted.push(`${how}: ${answer.status}`);
      }
      expect(accepted).toEqual([]);
    });

  it('is refused as name and as external id of a location', async () => {
    const records = recordsOf(desk);
    const customer = await records.create('customers', { code: 'SITES', name: 'Mit Standorten' });
    await records.create('locations', { customer: customer.id, name: NAME, externalId: NAME });
    for (const name of Object.values(variantsOf(NAME))) {
      const sent = desk.as('manager').post('v1/locations');
      await sent.send({ customer: customer.id, name }).expect(409);
      const other = desk.as('manager').post('v1/locations');
      await other.send({ customer: customer.id, name: 'Anders', externalId: name }).expect(409);
    }
  });

  it('is kept without what nobody sees', async () => {
    const { name } = await recordsOf(desk).create('assignment-groups', { name: '\u200bNacht\u00addienst\u202e ' });
    expect(name).toBe('Nachtdienst');
    const answer = await desk.as('manager').post('v1/assignment-groups').send({ name: '\u200b\u00ad' });
    expect([answer.status, codesOf(answer.body)]).toEqual([422, [['/name', 'REQUIRED']]]);
  });
});

describe('the code of a customer', () => {
  it('is unique in whatever case it is written', async () => {
    await recordsOf(desk).create('customers', { code: 'Hafen', name: 'Hafen' });
    await desk.as('manager').post('v1/customers').send({ code: 'HAFEN', name: 'Hafen 2' }).expect(409);
    for (const code of ['Ha\u200bfen', 'Hafen\u00ad', '\ufeffHafen']) {
      await desk.as('manager').post('v1/customers').send({ code, name: 'Hafen 3' }).expect(409);
    }
    for (const code of ['Ｈafen', 'Ha fen', 'Hafen\u017f']) {
      const refused = await desk.as('manager').post('v1/customers').send({ code, name: 'Hafen 4' }).expect(422);
      expect(codesOf(refused.body)).toEqual([['/code', 'FORMAT_INVALID']]);
    }
  });

  it('may be as long as 255 letters, everywhere', async () => {
    const records = recordsOf(desk);
    const code = `L${'o'.repeat(253)}g`;
    const customer = await records.create('customers', { code, name: 'Lang' });
    const user = await records.create('users', { username: 'long', roles: ['vsd-customer'], customerCode: code });
    expect(user.customerCode).toBe(code);
    const filter = JSON.stringify({ customerCode: code });
    expect(await desk.as('agent').read('v1/users', { filter })).toHaveLength(1);
    const search = JSON.stringify({ q: code.slice(0, 100) });
    const found = await desk.as('agent').read('v1/customers', { filter: search });
    expect(found).toMatchObject([{ id: customer.id, code }]);
    const claims = { ...people.customer, sub: 'long-subject', preferred_username: 'long', email: 'long@acme.example' };
    const token = await desk.issuer.sign({ ...claims, customer: [`alpina:${code}`] }, { expiresIn: '1h' });
    const me = await desk.as(null).get('v1/me').set('Authorization', `Bearer ${token}`).expect(200);
    expect(me.body).toMatchObject({ id: user.id, customerCode: code });
    const tooLong = await desk
      .as('manager')
      .post('v1/customers')
      .send({ code: `${code}x`, name: 'Zu lang' })
      .expect(422);
    expect(tooLong.body.errors).toMatchObject([{ pointer: '/code', code: 'MAX_CHARS', params: { n: 255 } }]);
  });
});

describe('an e-mail address', () => {
  const post = (username: string, email: string) =>
    desk
      .as('manager')
      .post('v1/users')
      .send({ username, email, roles: ['vsd-agent'] });

  it('is refused when it only looks like another one, and is kept without what nobody sees', async () => {
    await post('mail.1', 'susi@acme.example').expect(201);
    await post('mail.2', 'su\u200bsi@acme.example').expect(409);
    await post('mail.2', 'SUSI@acme.example').expect(409);
    for (const email of ['\u017fusi@acme.example', 'ｓusi@acme.example']) {
      expect(codesOf((await post('mail.2', email).expect(422)).body)).toEqual([['/email', 'EMAIL_INVALID']]);
    }
    expect((await post('mail.2', 'an\u00adna@acme.example').expect(201)).body.email).toBe('anna@acme.example');
  });

  it('of a user in another tenant is the same person, however it is written', async () => {
    await desk.rows(`update "user" set email = 'ol\u200bga@acme.example' where username = 'mail.1'`);
    const answer = await desk
      .as('otherManager')
      .post('v1/users')
      .send({ username: 'olga', email: 'olga@acme.example', roles: ['vsd-agent'] });
    expect([answer.status, answer.body.code]).toEqual([409, 'USER_OTHER_TENANT']);
  });
});

describe('folding', () => {
  /** Texts of the scripts of Europe, with marks, spaces and invisible characters. */
  const letters = fc.oneof(
    fc.integer({ min: 0x20, max: 0x58f }),
    fc.integer({ min: 0x1e00, max: 0x206f }),
    fc.integer({ min: 0x2100, max: 0x218f }),
    fc.constantFrom(0xad, 0x85, 0x1680, 0x3000, 0xfb00, 0xfb05, 0xff21, 0xfeff, 0xfe0f, 0x1f600, 0x1d400, 0xe0041),
  );
  const text = fc.array(letters, { maxLength: 12 }).map((points) => String.fromCodePoint(...points));

  it('says the same here and in the database', async () => {
    const texts = ['\u0130\u0316', ...fc.sample(text, 4000)];
    const rows = await desk.rows<{ text: string; folded: string }>(
      'select text, vsd_fold(text) as folded from unnest($1::text[]) with ordinality as t (text, at) order by at',
      texts,
    );
    expect(rows.filter((row) => row.folded !== fold(row.text))).toEqual([]);
  });

  it('is done once: what is folded stays as it is', () => {
    fc.assert(
      fc.property(text, (one) => fold(fold(one)) === fold(one)),
      { examples: [['\u0130\u0316']] },
    );
  });
});
