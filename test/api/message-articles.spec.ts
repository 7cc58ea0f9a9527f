import { SearchWatch } from '../../api/search/index/search-watch.js';
import type { Person } from '../support/people.js';
import { type Json, recordsOf } from '../support/records.js';
import { useDesk, useTicketWorld } from '../support/use-desk.js';

const desk = useDesk();
const world = useTicketWorld(desk);
let records: ReturnType<typeof recordsOf>;
let ticket: string;

const CONTENT = { de: '<p>Warten Sie <strong>eine Stunde</strong>.</p>', fr: '<p>Attendez une heure.</p>' };
const article = (title: Json, more: Json, as?: Person) =>
  records.create('articles', { title, content: CONTENT, published: true, ...more }, as);
let radiator: Json;

beforeAll(async () => {
  records = recordsOf(desk);
  const forCustomers = { visibleForCustomer: true };
  radiator = await article({ de: 'Heizkörper bleibt kalt', fr: 'Le radiateur reste froid' }, forCustomers);
  await article({ de: 'Heizkörper entlüften' }, { visibleForCustomer: true, visibleForAgent: true });
  await article({ de: 'Heizung im Keller der Firma' }, { visibleForAgent: true, visibleForExecutor: true });
  await article({ de: 'Heizung im Entwurf' }, { ...forCustomers, published: false });
  await article({ de: 'Heizung im Norden' }, forCustomers, 'otherManager');
  await article({ de: 'Drucker druckt nicht' }, forCustomers);
  await desk.app.get(SearchWatch).poll();
  ticket = (await world.submit('customer')).id;
});

const ask = (q?: string, as: Person = 'agent', id = ticket) =>
  desk
    .as(as)
    .get(`v1/tickets/${id}/articles`)
    .query(q === undefined ? {} : { q });
const titles = async (q?: string, as?: Person) =>
  (await ask(q, as).expect(200)).body.map(({ title }: Json) => title).sort();

describe('the articles for a message to a customer', () => {
  it('are those that customers read, whatever the agent reads, by words of which the last may be begun', async () => {
    expect(await titles('Heiz')).toEqual(['Heizkörper bleibt kalt', 'Heizkörper entlüften']);
    expect(await titles('kalt Heizkörper')).toEqual(['Heizkörper bleibt kalt']);
    expect(await titles('Heizung Keller Firma')).toEqual([]);
    expect(await titles('Heiz', 'manager')).toEqual(['Heizkörper bleibt kalt', 'Heizkörper entlüften']);
  });

  it('are those that fit the ticket where no words are given', async () => {
    for (const words of [undefined, '  ']) expect(await titles(words)).toEqual(['Heizkörper bleibt kalt']);
  });

  it('lead to the page on which the customer reads them', async () => {
    const { body } = await ask('bleibt kalt').expect(200);
    const { address, ...told } = body[0];
    expect(told).toEqual({ id: radiator.id, title: 'Heizkörper bleibt kalt', content: CONTENT.de, language: 'de' });
    expect(address).toMatch(new RegExp(`^https?://.+/volta-service-desk/help/${radiator.id}$`));
    for (const { id } of (await ask('Heiz').expect(200)).body)
      await desk.as('customer').get(`v1/articles/${id}`).expect(200);
  });

  it('are in the language in which the customer is written to, or the nearest there is', async () => {
    const customer = await desk.as('manager').read(`v1/customers/${world.bergbahn}`);
    await records.patch('customers', customer, { correspondenceLanguage: 'fr-CH' }).expect(200);
    const french = (await world.submit('bergbahn')).id;
    const { body } = await ask('Heizkörper', 'agent', french).set('Accept-Language', 'it-CH').expect(200);
    expect(body.map(({ title, language }: Json) => [language, title]).sort()).toEqual([
      ['de', 'Heizkörper entlüften'],
      ['fr', 'Le radiateur reste froid'],
    ]);
  });

  it('end at once when one is taken back, whatever the index still says', async () => {
    const { id, version } = await article({ de: 'Heizlüfter riecht' }, { visibleForCustomer: true });
    await desk.app.get(SearchWatch).poll();
    expect(await titles('Heizlüfter')).toEqual(['Heizlüfter riecht']);
    await records.patch('articles', { id, version }, { visibleForCustomer: false, visibleForAgent: true }).expect(200);
    expect(await titles('Heizlüfter')).toEqual([]);
  });
});
