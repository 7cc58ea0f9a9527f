import { SearchWatch } from '../../api/search/index/search-watch.js';
import type { Person } from '../support/people.js';
import { type Json, recordsOf } from '../support/records.js';
import { useDesk, useTicketWorld } from '../support/use-desk.js';

const desk = useDesk();
const world = useTicketWorld(desk);

/** A person of each circle, a word that they read, and the same mistyped: the latter stands in hidden texts alone. */
const CIRCLES: readonly [who: Person, read: string, mistyped: string][] = [
  ['agent', 'Kesselsteuerung', 'Keselsteuerung'],
  ['customer', 'Umwälzpumpe', 'Umwelzpumpe'],
  ['customerAll', 'Brandmelder', 'Brandmeldre'],
  ['executor', 'Heizkreisverteiler', 'Heizkreisverteler'],
];

/** Words that are nearer to the mistyped one than the word which is read, and more than are ever offered. */
const nearer = (mistyped: string) => [
  mistyped,
  ...['a', 'e', 'n', 's', 'r', 't', 'm', 'x'].map((end) => mistyped + end),
];

let form: string;
beforeAll(async () => {
  const { url } = (await desk.as('manager').post(`v1/locations/${world.location}/request-link`).expect(200)).body;
  form = url.split('/').at(-1);
  for (const [, word] of CIRCLES) {
    await world.submit('customer', { customerDescription: `${word} defekt` });
    await world.order({ customerDescription: `${word} prüfen` });
    const content = { de: `<p>Die ${word} steht.</p>` };
    const shown = { published: true, visibleForAgent: true, visibleForCustomer: true, visibleForExecutor: true };
    await recordsOf(desk).create('articles', { title: { de: `${word} zurücksetzen` }, content, ...shown });
    await recordsOf(desk).create('text-blocks', { name: `${word} Termin`, content: `Die ${word} wird geprüft.` });
  }
});

/** Writes words into texts hidden from a person: an unpublished article, a note, and a ticket of others. */
async function hide(who: Person, words: readonly string[]): Promise<void> {
  const text = words.join(' ');
  await recordsOf(desk).create('articles', { title: { de: text.slice(0, 190) }, content: { de: `<p>${text}</p>` } });
  if (who === 'agent') return;
  const other = await world.submit('bergbahn', { customerDescription: text });
  await desk.as('agent').create(`v1/tickets/${other.id}/work-notes`, { text });
  const tickets = (await desk.as(who).read('v1/tickets')) as Json[];
  if (who === 'executor') return;
  await desk.as('agent').create(`v1/tickets/${tickets[0]?.id}/work-notes`, { text });
}

/** All answers to a person who searches for a word in every search of the product. */
async function answers(who: Person, word: string): Promise<Json> {
  await desk.app.get(SearchWatch).poll();
  const client = desk.as(who);
  const told: Json = {};
  const ask = async (name: string, path: string, query: Json) => {
    const { status, body, headers } = await client.get(path).query(query);
    // Weights fall with the age, and each refusal has the number of its request.
    const hits = body.hits?.map(({ rank, ...hit }: Json) => hit);
    const answer = hits ? { hits, more: body.more } : { ...body, requestId: undefined };
    told[name] = { status, answer: Array.isArray(body) ? body : answer, total: headers['x-total-count'] };
  };
  for (const q of [word, `defekt ${word}`, `${word} zurücksetzen`, word.slice(0, -1)]) {
    await ask(`search ${q}`, 'v1/search', { q });
    await ask(`palette ${q}`, 'v1/search', { q, typing: 'true', limit: '3' });
    await ask(`articles that fit ${q}`, 'v1/article-suggestions', { q });
    await ask(`list of tickets ${q}`, 'v1/tickets', { filter: JSON.stringify({ q }), count: 'exact' });
    await ask(`list of articles ${q}`, 'v1/articles', { filter: JSON.stringify({ q }), count: 'exact' });
    await ask(`text blocks ${q}`, 'v1/text-blocks', { filter: JSON.stringify({ q }), count: 'exact' });
    const own = await desk.as(null).get(`v1/request-forms/alpina/${form}/articles`).query({ q });
    told[`articles of the portal ${q}`] = own.body;
  }
  return told;
}

describe.each(CIRCLES)('what %s is answered about a mistyped word', (who, read, mistyped) => {
  it('is the same whether or not the word stands in texts that they do not see', async () => {
    const before = await answers(who, mistyped);
    const offered = before[`search ${mistyped}`].answer.hits.map(({ title, snippet }: Json) =>
      JSON.stringify([title, snippet]),
    );
    expect(offered.join('')).toContain(read);
    expect(before[`palette ${mistyped}`].answer.hits.length).toBeGreaterThan(0);
    expect(before[`articles that fit ${mistyped}`].answer.length).toBeGreaterThan(0);
    expect(before[`articles of the portal ${mistyped}`].length).toBeGreaterThan(0);
    await hide(who, nearer(mistyped));
    expect(await answers(who, mistyped)).toEqual(before);
  });
});
