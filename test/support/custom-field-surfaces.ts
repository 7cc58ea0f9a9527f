import { readFileSync } from 'node:fs';
import { CUSTOM_PLACEHOLDER_THINGS } from '../../api/masterdata/custom-fields/custom-placeholders.js';
import { FIXTURES } from './access-fixtures.js';
import type { AccessWorld } from './access-world.js';
import type { TestApplication } from './application.js';
import { readEvents } from './event-reader.js';
import { eventually } from './eventually.js';
import { importAt, importsOf, runImport } from './import-run.js';
import { PDF } from './orders.js';
import type { Person } from './people.js';
import { type Json, recordsOf } from './records.js';

const { components, paths } = JSON.parse(readFileSync('openapi/openapi.json', 'utf8')) as Json;

/** The schemas of all resources with custom fields, by their API paths. */
export const CUSTOM_RESOURCES = new Map<string, string>(
  Object.entries<Json>(components.schemas).flatMap(([name, schema]) =>
    schema['x-resource'] && schema.properties.custom ? [[schema['x-resource'].path, name]] : [],
  ),
);

/** A field of the tenant's own, and a record of ACME that holds a word in it. */
export interface Place {
  readonly desk: TestApplication;
  readonly access: AccessWorld;
  readonly resource: string;
  readonly field: Json;
  readonly record: Json;
  /** A ticket of the customer at the location. */
  readonly ticket: Json;
  readonly word: string;
  /** Those who read the record. */
  readonly readers: readonly Person[];
  /** All fields of the resource, one that all readers see last. */
  readonly fields: readonly Json[];
}

/** A part of the product in which a user may meet the value of a custom field, or the field itself. */
export interface Surface {
  readonly name: string;
  /** Whether records of the resource have the surface; all have it if left out. */
  has?(resource: string): boolean;
  /** Its readers; those who read the record if left out. */
  readers?(resource: string): readonly Person[] | undefined;
  /** Whether the reader meets the field there. */
  meets(place: Place, reader: Person): Promise<boolean>;
}

const isTicket = (resource: string) => resource === 'tickets';
const placeholders: Readonly<Record<string, string>> = CUSTOM_PLACEHOLDER_THINGS;
const hasPlaceholder = (resource: string) => resource in placeholders;
const schemaOf = (resource: string) => CUSTOM_RESOURCES.get(resource) as string;
const hintOf = (resource: string): Json => components.schemas[schemaOf(resource)]['x-resource'];
const hasTable = (resource: string) => 'text/csv' in (paths[`/v1/${resource}`]?.get?.responses[200].content ?? {});
const below = (resource: string, ticket: string) => `v1/tickets/${ticket}/${resource}`;

const listed = async ({ desk, resource, record, ticket }: Place, reader: Person, query: Json) => {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) parameters.set(name, JSON.stringify(value));
  const get = (list: string) => desk.as(reader).get(`${list}?range=[0,199]&${parameters}`);
  const all = await get(`v1/${resource}`);
  const { status, body } = [403, 404].includes(all.status) ? await get(below(resource, ticket.id)) : all;
  return { status, row: status === 200 ? body.find(({ id }: Json) => id === record.id) : undefined };
};
const holds = (json: Json | undefined, { field, word }: Place) => json?.custom?.[field.key] === word;
const inSchema = async ({ desk, field }: Place, reader: Person, schema: string) =>
  (await desk.as(reader).get('openapi.json')).body.components.schemas[schema]?.properties.custom.properties[
    field.key
  ] !== undefined;
const change = async ({ desk, resource, record }: Place, key: string, value: string): Promise<Json> => {
  const present = (await desk.as('manager').get(`v1/${resource}/${record.id}`)).body;
  return (
    await recordsOf(desk)
      .patch(resource, present, { custom: { [key]: value } })
      .expect(200)
  ).body;
};

/** Creates a record of ACME with custom fields, at its own address or below a ticket. */
export function create(
  { desk, access }: Pick<Place, 'desk' | 'access'>,
  resource: string,
  custom: Json,
  more: Json = {},
  person: Person = 'manager',
) {
  const ticket = access.idOf('tickets', 'acme');
  const isOwn = paths[`/v1/${resource}`]?.post !== undefined;
  const post = desk.as(person).post(isOwn ? `v1/${resource}` : below(resource, ticket));
  if (resource === 'invoices') {
    const form = post.field('invoiceNumber', JSON.stringify(custom).slice(0, 60)).field('invoiceAmountExclVat', '1');
    return form.field('custom', JSON.stringify(custom)).attach('file', PDF, 'rechnung.pdf');
  }
  const { body, notFromCustomers = [] } = FIXTURES[resource] ?? {};
  const values = { ...(body && access.bodyOf(resource, 'acme')), ...more, custom };
  const left = person === 'customer' ? notFromCustomers : [];
  return post.send(Object.fromEntries(Object.entries(values).filter(([name]) => !left.includes(name))));
}

/** The people who create records. */
const WRITERS = (resource: string): readonly Person[] => (isTicket(resource) ? ['agent', 'customer'] : ['manager']);

const liveEvents = new Map<string, ReturnType<typeof eventsOf>>();

/** Changes each field of the record while all readers listen, the field that all of them see last. */
async function eventsOf(place: Place) {
  const { desk, readers, fields, record } = place;
  const streams = new Map<Person, Awaited<ReturnType<typeof readEvents>>>();
  for (const reader of readers) streams.set(reader, await readEvents(desk, reader));
  const versions = new Map<string, number>();
  for (const { key } of fields) versions.set(key, (await change(place, key, `${Math.random()}`)).version);
  const last = Math.max(...versions.values());
  for (const { told, close } of streams.values()) {
    await eventually(() => expect(told).toContainEqual(expect.objectContaining({ id: record.id, version: last })));
    close();
  }
  return { told: new Map([...streams].map(([reader, { told }]) => [reader, told])), versions };
}

/** Every surface of the product; a new surface is added here and thereby tested. */
export const SURFACES: readonly Surface[] = [
  {
    name: 'the record',
    meets: async (place, reader) =>
      holds(await place.desk.as(reader).read(`v1/${place.resource}/${place.record.id}`), place),
  },
  { name: 'the list', meets: async (place, reader) => holds((await listed(place, reader, {})).row, place) },
  {
    name: 'the filter',
    meets: async (place, reader) =>
      (await listed(place, reader, { filter: { [`custom.${place.field.key}`]: place.word } })).row !== undefined,
  },
  {
    name: 'the filter by a part',
    meets: async (place, reader) => {
      const filter = { [`custom.${place.field.key}_contains`]: place.word.slice(1, -1).toUpperCase() };
      return (await listed(place, reader, { filter })).row !== undefined;
    },
  },
  {
    name: 'the counts of lists',
    has: hasTable,
    meets: async ({ desk, resource, field, word }, reader) => {
      const lists = JSON.stringify({ all: { resource, filter: { [`custom.${field.key}`]: word } } });
      const { status, body } = await desk.as(reader).get('v1/counts').query({ lists });
      return status === 200 && body.all.count > 0;
    },
  },
  {
    name: 'the order',
    meets: async (place, reader) =>
      (await listed(place, reader, { sort: [`custom.${place.field.key}`, 'ASC'] })).status === 200,
  },
  {
    name: 'the search',
    meets: async (place, reader) => (await listed(place, reader, { filter: { q: place.word } })).row !== undefined,
  },
  {
    name: 'the table of a list',
    has: hasTable,
    readers: () => ['manager'],
    meets: async ({ desk, resource, field, word }, reader) => {
      const filter = JSON.stringify({ [`custom.${field.key}`]: word });
      const { text } = await desk.as(reader).get(`v1/${resource}`).query({ filter }).set('Accept', 'text/csv');
      return text.includes(word) && text.includes(field.label.de);
    },
  },
  {
    name: 'the document of the tenant',
    meets: (place, reader) => inSchema(place, reader, schemaOf(place.resource)),
  },
  {
    name: 'the body of a change in the document',
    readers: () => ['manager'],
    meets: (place, reader) => inSchema(place, reader, `${schemaOf(place.resource)}Patch`),
  },
  {
    name: 'the creation and the change',
    readers: WRITERS,
    meets: async (place, reader) => {
      const { desk, resource, field, word } = place;
      const made = await create(
        place,
        resource,
        { [field.key]: word },
        isTicket(resource) ? { draft: true } : {},
        reader,
      );
      const ticket = isTicket(resource) ? (await create(place, resource, {}, { draft: true }, reader)).body : made.body;
      const changed = await recordsOf(desk).patch(resource, ticket, { custom: { [field.key]: `${word} ` } }, reader);
      return made.status === 201 && holds(made.body, place) && changed.status === 200 && holds(changed.body, place);
    },
  },
  {
    name: 'the history',
    readers: (resource) => (hintOf(resource).audited ? ['manager'] : undefined),
    meets: async ({ desk, resource, record, ticket, field, word }, reader) => {
      const entries: Json[] = hintOf(resource).audited
        ? await desk.as(reader).read('v1/config-changes', { filter: JSON.stringify({ record: record.id }) })
        : await desk.as(reader).read(`v1/tickets/${ticket.id}/activities?range=[0,199]`);
      return entries
        .flatMap(({ changes }) => changes)
        .some((one) => one.field === `custom.${field.key}` && one.to === word && one.label.de === field.label.de);
    },
  },
  {
    name: 'the import',
    has: (resource) => resource === 'locations',
    readers: () => ['manager'],
    meets: async (place, reader) => {
      const { desk, access, field, word } = place;
      const { template, upload } = importsOf(desk);
      const customer = { id: access.idOf('customers', 'acme') };
      const headings = (await template(customer, 'csv', 'de-CH')).toString().split(/[\r\n]/)[0] ?? '';
      const table = `Name;${field.label.de}\nImport ${field.key};${word}\n`;
      const { body } = await upload(customer, table, 'a.csv', reader).expect(201);
      await importAt(desk, body.id, 'READY');
      await runImport(desk, body.id);
      await importAt(desk, body.id, 'DONE');
      const filter = JSON.stringify({ q: `Import ${field.key}` });
      const [made] = await desk.as(reader).read(`v1/locations?filter=${filter}`);
      return headings.split(';').includes(field.label.de) && holds(made, place);
    },
  },
  {
    name: 'the required fields before a submission',
    has: isTicket,
    readers: WRITERS,
    meets: async ({ desk, field, access }, reader) => {
      const sketch = { type: 'INCIDENT', ...(reader === 'agent' && { customer: access.idOf('customers', 'acme') }) };
      const { body: preview } = await desk.as(reader).post('v1/tickets/preview').send(sketch).expect(200);
      return preview.mandatory.some(([name]: string[]) => name === `custom.${field.key}`);
    },
  },
  {
    name: 'the conditions of a state',
    has: (resource) => isTicket(resource) || resource === 'reports',
    readers: () => ['manager'],
    meets: async (place, reader) => {
      const { desk, field, resource } = place;
      const { body } = await create(place, resource, {}, isTicket(resource) ? { draft: true } : {});
      const moves = await desk.as(reader).read(`v1/${resource}/${body.id}/transitions`);
      return moves
        .flatMap(({ unmet }: Json) => unmet)
        .some((one: Json) => one.code === 'STATE_FIELDS' && one.field === `custom.${field.key}`);
    },
  },
  {
    name: 'a text block',
    has: hasPlaceholder,
    readers: () => ['agent'],
    meets: async ({ desk, resource, field, ticket, word }, reader) => {
      const content = `Hier: {{ ${placeholders[resource]}.custom.${field.key} }}.`;
      const block = await recordsOf(desk).create('text-blocks', { name: `${resource} ${field.key}`, content });
      const filled = await desk.as(reader).get(`v1/tickets/${ticket.id}/text-blocks/${block.id}`).expect(200);
      return filled.body.text === `Hier: ${word}.`;
    },
  },
  {
    name: 'a mail',
    has: hasPlaceholder,
    meets: async ({ desk, resource, field, ticket, word }, reader) => {
      const event = reader === 'agent' ? 'ISSUE_OR_DRAFT_ADDED' : 'ISSUE_CREATED';
      const [template] = await desk.as('manager').read(`v1/email-templates?filter={"event":"${event}"}`);
      const content = `<p>Hier: {{ ${placeholders[resource]}.custom.${field.key} }}.</p>`;
      const asked = desk.as('manager').post(`v1/email-templates/${template.id}/preview`);
      const { body } = await asked.send({ ticket: ticket.id, locale: 'de-CH', content });
      return body.text?.includes(`Hier: ${word}.`);
    },
  },
  {
    name: 'the live updates',
    meets: async (place, reader) => {
      const { resource, field, record } = place;
      const events = liveEvents.get(resource) ?? eventsOf(place);
      liveEvents.set(resource, events);
      const { told, versions } = await events;
      return (
        told.get(reader)?.some(({ id, version }) => id === record.id && version === versions.get(field.key)) ?? false
      );
    },
  },
];
