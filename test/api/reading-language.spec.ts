import { people } from '../support/people.js';
import { type Json, recordsOf } from '../support/records.js';
import { useDesk } from '../support/use-desk.js';

let block: Json;
const desk = useDesk();
beforeAll(async () => {
  const records = recordsOf(desk);
  const name = { de: 'Heizung', en: 'Heating', fr: 'Chauffage' };
  const category = await records.create('categories', { code: 'HEAT', name });
  block = await records.create('text-blocks', { name: 'Gruss', content: 'Guten Tag', category: category.id });
});

/** The title of the category that is brought along, for one request header. */
async function titleIn(language: string | undefined): Promise<string> {
  const asked = desk.as('agent').get(`v1/text-blocks/${block.id}?embed=["category"]`);
  if (language) asked.set('Accept-Language', language);
  return (await asked.expect(200)).body._embedded.category.title;
}

describe('the titles of what is brought along', () => {
  it.each([
    ['fr-CH', 'Chauffage'],
    ['en', 'Heating'],
    ['ja, en;q=0.5', 'Heating'],
    ['it-CH', 'Heizung'],
    ['ja', 'Heizung'],
  ])('are in the language that is asked for: %s', async (language, title) => {
    expect(await titleIn(language)).toBe(title);
  });

  it('are in the language of the profile where none is asked for, as soon as it is another one', async () => {
    expect(await titleIn(undefined)).toBe('Heizung');
    await desk.as('agent').put('v1/me/language', { language: 'fr-CH' }).expect(200);
    // Another token, so that the desk has no cached data of the person.
    const token = await desk.issuer.sign({ ...people.agent, auth_time: 1 });
    const fresh = await desk
      .as(null)
      .get(`v1/text-blocks/${block.id}?embed=["category"]`)
      .set('Authorization', `Bearer ${token}`)
      .expect(200);
    expect(fresh.body._embedded.category.title).toBe('Chauffage');
  });
});
