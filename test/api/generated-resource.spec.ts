import { useDesk } from '../support/use-desk.js';

const desk = useDesk();

const category = (code: string) => ({ code, name: { de: `Kategorie ${code}`, en: `Category ${code}` } });

describe('a generated resource', () => {
  it('creates, reads, changes and deletes a record', async () => {
    const created = await desk.as('manager').post('v1/categories').send(category('LIFE')).expect(201);
    expect(created.body).toMatchObject({ code: 'LIFE', version: 1, active: true, createdBy: 'Manager alpina' });
    const address = `v1/categories/${created.body.id}`;
    const read = await desk.as('agent').get(address).expect(200);
    expect(read.headers.etag).toBe('"1"');
    const changed = await desk.as('manager').change(address, 1, { active: false }).expect(200);
    expect(changed.body).toMatchObject({ active: false, version: 2, code: 'LIFE' });
    await desk.as('manager').delete(address).expect(200);
    await desk.as('agent').get(address).expect(404);
  });

  it('lists with filter, search, sort, range, count and embedded titles', async () => {
    for (const code of ['A1', 'A2', 'B1']) await desk.as('manager').create('v1/categories', category(code));
    const [a1] = await desk.as('agent').read('v1/categories', { filter: '{"q":"A1"}' });
    await desk.as('manager').create('v1/text-blocks', { name: 'Gruss', content: 'Guten Tag', category: a1.id });
    const blocks = await desk
      .as('agent')
      .get('v1/text-blocks')
      .query({ embed: '["category"]', filter: JSON.stringify({ category: a1.id }) })
      .expect(200);
    expect(blocks.body).toMatchObject([
      { name: 'Gruss', category: a1.id, _embedded: { category: { id: a1.id, title: 'Kategorie A1' } } },
    ]);
    const page = await desk
      .as('agent')
      .get('v1/categories')
      .query({ sort: '["code","DESC"]', range: '[0,1]' })
      .expect(200);
    expect(page.body.map((row: { code: string }) => row.code)).toEqual(['B1', 'A2']);
    expect(page.headers['x-total-count']).toBe('3');
    expect(page.headers['content-range']).toBe('categories 0-1/3');
    const next = /<([^>]+)>/.exec(page.headers.link ?? '')?.[1]?.replace('/volta-service-desk/services/', '') ?? '';
    const rest = await desk.as('agent').get(next).expect(200);
    expect(rest.headers['x-total-count']).toBe('3');
    expect(rest.body.map((row: { code: string }) => row.code)).toEqual(['A1']);
  });

  it('answers a wrong body with one error a field', async () => {
    const answer = await desk
      .as('manager')
      .post('v1/categories')
      .send({ code: '', name: { en: 'x' }, color: 'red' })
      .expect(422);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(answer.body.errors.map(({ pointer, code }: { pointer: string; code: string }) => [pointer, code])).toEqual(
      expect.arrayContaining([
        ['/code', 'REQUIRED'],
        ['/name/de', 'REQUIRED'],
        ['/color', 'UNKNOWN_PROPERTY'],
      ]),
    );
  });

  it('refuses a change without, or with another, version', async () => {
    const body = await desk.as('manager').create('v1/categories', category('STALE'));
    await desk.as('manager').patch(`v1/categories/${body.id}`).send({ active: false }).expect(428);
    const stale = await desk.as('manager').change(`v1/categories/${body.id}`, 7, { active: false }).expect(412);
    expect(stale.body).toMatchObject({
      code: 'STALE',
      params: { name: 'Manager alpina' },
      current: { id: body.id, version: 1 },
    });
  });

  it('gives the same answer for the same Idempotency-Key, and refuses it for another body', async () => {
    const send = (code: string) =>
      desk.as('manager').post('v1/categories').set('Idempotency-Key', 'k1').send(category(code));
    const first = await send('IDEM').expect(201);
    const second = await send('IDEM').expect(201);
    expect(second.body.id).toBe(first.body.id);
    await send('OTHER').expect(422);
  });

  it('keeps a value unique under fifty parallel creations', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => desk.as('manager').post('v1/categories').send(category('RACE'))),
    );
    const codes = answers.map(({ status }) => status).sort();
    expect(codes).toEqual([201, ...Array.from({ length: 49 }, () => 409)]);
    expect(answers.find(({ status }) => status === 409)?.body.errors[0]).toMatchObject({
      pointer: '/code',
      code: 'DUPLICATE',
    });
  });

  it('does not show a record to another tenant', async () => {
    const body = await desk.as('manager').create('v1/categories', category('OURS'));
    await desk.as('otherAgent').get(`v1/categories/${body.id}`).expect(404);
    await desk.as('otherManager').change(`v1/categories/${body.id}`, 1, { active: false }).expect(404);
    await desk
      .as('otherManager')
      .post('v1/text-blocks')
      .send({ name: 'x', content: 'y', category: body.id })
      .expect(422);
    const list = await desk.as('otherAgent').get('v1/categories').expect(200);
    expect(list.body).toEqual([]);
  });

  it('is closed to whom it is not opened', async () => {
    await desk.as(null).get('v1/categories').expect(401);
    await desk.as('outsider').get('v1/categories').expect(403);
    await desk.as('agent').post('v1/categories').send(category('NO')).expect(403);
  });

  it('tells the signed-in user who they are', async () => {
    const me = await desk.as('customer').get('v1/me').expect(200);
    expect(me.body).toMatchObject({
      username: 'alpina-customer',
      tenant: 'alpina',
      customerCode: 'ACME',
      can: { categories: { list: true, create: false } },
    });
    const kept = await desk
      .as('customer')
      .put('v1/me/preferences')
      .send({ 'a.b': { columns: [1] } })
      .expect(200);
    expect(kept.body).toEqual({ 'a.b': { columns: [1] } });
  });

  it('projects the document to the user and answers 304', async () => {
    const full = await desk.as(null).get('openapi.json').expect(200);
    const own = await desk.as('customer').get('openapi.json').expect(200);
    expect(full.body.paths['/v1/categories'].post).toBeDefined();
    expect(own.body.paths['/v1/categories'].post).toBeUndefined();
    expect(own.body.components.schemas.User.properties.email).toBeUndefined();
    await desk
      .as('customer')
      .get('openapi.json')
      .set('If-None-Match', own.headers.etag as string)
      .expect(304);
  });
});
