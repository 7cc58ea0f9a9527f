import { tagsOf } from '../../api/platform/contract/describe.js';
import type { OpenApiDocument } from '../../api/platform/contract/document.js';
import { DocumentService } from '../../api/platform/contract/document.service.js';
import { hasPhrase, knownPhrases } from '../../api/platform/contract/phrases.js';
import { translatedDocument } from '../../api/platform/contract/words.js';
import { LOCALES } from '../../api/vocabulary/locale.js';
import type { Json } from '../support/records.js';
import { useDesk } from '../support/use-desk.js';

const desk = useDesk();
let full: OpenApiDocument;
beforeAll(() => {
  full = desk.app.get(DocumentService).plain();
});
const OTHERS = LOCALES.filter((locale) => locale !== 'en-CH');

/** Words that other languages write as English does: proper names, abbreviations and shared words. */
const ALIKE = new Set(['CRM', 'SLA', 'SLAs', 'Support', 'Documentation', 'Application', 'Test', 'Status']);

/** Titles and descriptions by their place; those of operations, parts of the API and parameters have to be there. */
function textsOf(words: OpenApiDocument): Map<string, string | undefined> {
  const texts = new Map<string, string | undefined>();
  for (const { name, description } of words.tags) texts.set(`tag ${name}`, description as string);
  for (const [path, operations] of Object.entries(words.paths))
    for (const [method, operation] of Object.entries<Json>(operations)) {
      texts.set(`${method} ${path} summary`, operation.summary);
      texts.set(`${method} ${path} description`, operation.description);
      for (const { name, description } of operation.parameters) texts.set(`${method} ${path} ${name}`, description);
      for (const [status, { description, $ref }] of Object.entries<Json>(operation.responses))
        if (!$ref) texts.set(`${method} ${path} ${status}`, description);
    }
  for (const [name, { description }] of Object.entries<Json>(words.components.responses)) texts.set(name, description);
  return texts;
}

const fieldsOf = (words: OpenApiDocument) =>
  Object.entries<Json>(words.components.schemas).flatMap(([name, { properties = {} }]) =>
    Object.entries<Json>(properties).map(([field, property]) => ({ place: `${name}.${field}`, field, property })),
  );

describe('the document in the reader’s language', () => {
  it.each(OTHERS)('says everything in %s: a new route names here what it has no words for', (locale) => {
    const english = textsOf(translatedDocument(full, 'en-CH'));
    const missing = [...textsOf(translatedDocument(full, locale))].filter(
      ([place, text]) => !text || (text === english.get(place) && !ALIKE.has(text)),
    );
    expect(missing).toEqual([]);
  });

  it('titles what every resource has by its kind, and says no more of it than who may', () => {
    const { paths } = translatedDocument(full, 'en-CH');
    const generated = Object.values<Record<string, Json>>(paths).flatMap((operations) =>
      Object.values(operations).filter(({ operationId }) =>
        /^(list|read|create|update|replace|delete)(Category|Sla)$/.test(operationId),
      ),
    );
    expect(generated.length).toBe(12);
    expect(generated.filter(({ description }) => !/^For /.test(description))).toEqual([]);
    expect(paths['/v1/categories']?.get?.summary).not.toBe('List of categories');
  });

  it.each(LOCALES)('gives every field a title in %s', (locale) => {
    const untitled = fieldsOf(translatedDocument(full, locale)).filter(({ property }) => !property.title);
    expect([...new Set(untitled.map(({ field }) => field))]).toEqual([]);
  });

  it.each(LOCALES)('describes every schema in %s', (locale) => {
    const { schemas } = translatedDocument(full, locale).components;
    expect(Object.keys(schemas).filter((name) => !schemas[name]?.description)).toEqual([]);
  });

  it.each(OTHERS)('has a word in %s for each description of a field', (locale) => {
    const declared = fieldsOf(full).flatMap(({ property }) => property.description ?? []);
    expect(declared.filter((sentence) => !hasPhrase(locale, sentence))).toEqual([]);
  });

  it('keeps no words of what nobody says any more, and writes Swiss German', () => {
    // The sentences of a resource with tags, of which the service desk has none yet.
    const said = new Set(['Tags that other records have', 'Name of the field with the tags', 'Beginning of the tags']);
    JSON.stringify(full, (_key, value) => {
      if (typeof value === 'string') said.add(value);
      return value;
    });
    expect(knownPhrases().filter((sentence) => !said.has(sentence))).toEqual([]);
    expect(JSON.stringify(translatedDocument(full, 'de-CH'))).not.toContain('ß');
  });

  it('means the same in each language: names, values, codes and rights are as they stand', () => {
    const bare = (words: OpenApiDocument) =>
      JSON.stringify(words, (key, value) =>
        typeof value === 'string' && ['summary', 'description', 'title'].includes(key)
          ? undefined
          : ['x-enumDescriptions', 'x-displayName', 'scopes', 'tags'].includes(key)
            ? undefined
            : value,
      );
    const [first, ...others] = LOCALES.map((locale) => bare(translatedDocument(full, locale)));
    for (const other of others) expect(other).toBe(first);
    expect(tagsOf(full.paths)).toEqual(full.tags);
  });

  it('comes in the language that is asked for, with a tag of its own; strangers read English', async () => {
    const of = (language: string) =>
      desk.as('manager').get('openapi.json').set('accept-language', language).expect(200);
    const [german, french] = [await of('de-CH'), await of('fr-CH')];
    expect(german.headers.vary).toContain('Accept-Language');
    expect(german.headers.etag).not.toBe(french.headers.etag);
    const { post } = german.body.paths['/v1/tickets'];
    expect(post.summary).toBe('Erfassen: Ticket');
    expect(german.body.components.schemas.Ticket.properties.priority.title).toBe('Priorität');
    expect(french.body.components.schemas.Ticket.properties.priority.title).toBe('Priorité');
    expect(german.body.components.schemas.ProblemCode['x-enumDescriptions'].NOT_FOUND).toMatch(/nicht/);
    await desk
      .as('manager')
      .get('openapi.json')
      .set('accept-language', 'de-CH')
      .set('if-none-match', String(german.headers.etag))
      .expect(304);
    await desk
      .as('manager')
      .get('openapi.json')
      .set('accept-language', 'fr-CH')
      .set('if-none-match', String(german.headers.etag))
      .expect(200);
    const static_ = await desk.as(null).get('openapi.json').set('accept-language', 'de-CH').expect(200);
    expect(static_.body.info.description).toBe(full.info ? (full.info as Json).description : '');
  });
});
