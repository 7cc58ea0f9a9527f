import type { TestApplication } from './application.js';
import { readEvents } from './event-reader.js';
import { eventually } from './eventually.js';
import { importAt, importsOf, runImport } from './import-run.js';
import type { Person } from './people.js';
import { type Json, recordsOf } from './records.js';
import type { TicketWorld } from './ticket-world.js';

/** A field of the tenant's own, and a record that holds a word in it. */
export interface Place {
  readonly desk: TestApplication;
  readonly world: TicketWorld;
  readonly resource: 'tickets' | 'customers' | 'locations';
  readonly field: Json;
  readonly record: Json;
  /** A ticket of the customer at the location. */
  readonly ticket: Json;
  readonly word: string;
  /** A field that all readers see, changed to another value. */
  readonly other: Json;
}

/** A part of the product in which a user may meet the value of a custom field, or the field itself. */
export interface Surface {
  readonly name: string;
  readonly resources: readonly Place['resource'][];
  readonly readers: readonly Person[];
  /** Whether the reader meets the field there. */
  meets(place: Place, reader: Person): Promise<boolean>;
}

const ALL = ['tickets', 'customers', 'locations'] as const;
const TICKETS = ['tickets'] as const;
const EVERYBODY = ['agent', 'customerAll'] as const;
const DESK = ['agent'] as const;

const placeholders: Record<Place['resource'], string> = {
  tickets: 'ticket',
  customers: 'customer',
  locations: 'location',
};
const schemas: Record<Place['resource'], string> = { tickets: 'Ticket', customers: 'Customer', locations: 'Location' };

const listed = async ({ desk, resource, record }: Place, reader: Person, query: Json) => {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) parameters.set(name, JSON.stringify(value));
  const { status, body } = await desk.as(reader).get(`v1/${resource}?range=[0,199]&${parameters}`);
  return { status, row: status === 200 ? body.find(({ id }: Json) => id === record.id) : undefined };
};
const holds = (json: Json | undefined, { field, word }: Place) => json?.custom?.[field.key] === word;
const read = async ({ desk, resource, record }: Place, reader: Person) =>
  await desk.as(reader).read(`v1/${resource}/${record.id}`);
const documentOf = async ({ desk }: Place, reader: Person) => (await desk.as(reader).get('openapi.json')).body;
const inSchema = async (place: Place, reader: Person, suffix: string) =>
  (await documentOf(place, reader)).components.schemas[schemas[place.resource] + suffix]?.properties.custom.properties[
    place.field.key
  ] !== undefined;

/** The body of a new record of the resource beside its custom fields. */
const body = ({ resource, world, field }: Place, reader: Person): Json =>
  ({
    tickets: {
      type: 'INCIDENT',
      draft: true,
      ...(reader === 'agent' && { customer: world.acme }),
      customerDescription: 'Neu',
    },
    customers: { code: `N${field.key}`, name: 'Neu' },
    locations: { customer: world.acme, name: `Neu ${field.key}` },
  })[resource];

/** Every surface of the product; a new surface is added here and thereby tested. */
export const SURFACES: readonly Surface[] = [
  {
    name: 'the record',
    resources: ALL,
    readers: EVERYBODY,
    meets: async (place, reader) => holds(await read(place, reader), place),
  },
  {
    name: 'the list',
    resources: ALL,
    readers: EVERYBODY,
    meets: async (place, reader) => holds((await listed(place, reader, {})).row, place),
  },
  {
    name: 'the filter',
    resources: ALL,
    readers: EVERYBODY,
    meets: async (place, reader) =>
      (await listed(place, reader, { filter: { [`custom.${place.field.key}`]: place.word } })).row !== undefined,
  },
  {
    name: 'the filter by a part',
    resources: ALL,
    readers: EVERYBODY,
    meets: async (place, reader) => {
      const filter = { [`custom.${place.field.key}_contains`]: place.word.slice(1, -1).toUpperCase() };
      return (await listed(place, reader, { filter })).row !== undefined;
    },
  },
  {
    name: 'the counts of lists',
    resources: ALL,
    readers: EVERYBODY,
    meets: async ({ desk, resource, field, word }, reader) => {
      const lists = JSON.stringify({ all: { resource, filter: { [`custom.${field.key}`]: word } } });
      const { status, body } = await desk.as(reader).get('v1/counts').query({ lists });
      return status === 200 && body.all.count > 0;
    },
  },
  {
    name: 'the order',
    resources: ALL,
    readers: EVERYBODY,
    meets: async (place, reader) =>
      (await listed(place, reader, { sort: [`custom.${place.field.key}`, 'ASC'] })).status === 200,
  },
  {
    name: 'the search',
    resources: ALL,
    readers: EVERYBODY,
    meets: async (place, reader) => (await listed(place, reader, { filter: { q: place.word } })).row !== undefined,
  },
  {
    name: 'the document of the tenant',
    resources: ALL,
    readers: EVERYBODY,
    meets: (place, reader) => inSchema(place, reader, ''),
  },
  {
    name: 'the body of a creation in the document',
    resources: ALL,
    readers: ['manager'],
    meets: (place, reader) => inSchema(place, reader, 'Create'),
  },
  {
    name: 'the creation',
    resources: TICKETS,
    readers: EVERYBODY,
    meets: async (place, reader) => {
      const custom = { [place.field.key]: place.word };
      const made = await place.desk
        .as(reader)
        .post(`v1/${place.resource}`)
        .send({ ...body(place, reader), custom });
      return made.status === 201 && holds(made.body, place);
    },
  },
  {
    name: 'the creation by whoever keeps the records',
    resources: ['customers', 'locations'],
    readers: ['manager'],
    meets: async (place, reader) => {
      const custom = { [place.field.key]: place.word };
      const made = await place.desk
        .as(reader)
        .post(`v1/${place.resource}`)
        .send({ ...body(place, reader), custom });
      return made.status === 201 && holds(made.body, place);
    },
  },
  {
    name: 'the edit',
    resources: TICKETS,
    readers: EVERYBODY,
    meets: async (place, reader) => {
      const { desk, field, word } = place;
      const draft = await desk.as(reader).create('v1/tickets', body(place, reader));
      const change = { custom: { [field.key]: word } };
      const changed = await recordsOf(desk).patch('tickets', draft, change, reader);
      return changed.status === 200 && holds(changed.body, place);
    },
  },
  {
    name: 'the history',
    resources: TICKETS,
    readers: EVERYBODY,
    meets: async ({ desk, record, field, word }, reader) => {
      const told = await desk.as(reader).read(`v1/tickets/${record.id}/activities?range=[0,199]`);
      return told
        .flatMap(({ changes }: Json) => changes)
        .some((one: Json) => one.field === `custom.${field.key}` && one.to === word && one.label.de === field.label.de);
    },
  },
  {
    name: 'the log of changed configuration',
    resources: ['customers', 'locations'],
    readers: ['manager'],
    meets: async ({ desk, record, field, word }, reader) => {
      const filter = JSON.stringify({ record: record.id });
      const noted = await desk.as(reader).read(`v1/config-changes?filter=${filter}`);
      return noted
        .flatMap(({ changes }: Json) => changes)
        .some((one: Json) => one.field === `custom.${field.key}` && one.to === word);
    },
  },
  {
    name: 'the import',
    resources: ['locations'],
    readers: ['manager'],
    meets: async (place, reader) => {
      const { desk, field, world, word } = place;
      const { template, upload } = importsOf(desk);
      const headings = (await template({ id: world.acme }, 'csv', 'de-CH')).toString().split(/[\r\n]/)[0] ?? '';
      const table = `Name;${field.label.de}\nImport ${field.key};${word}\n`;
      const { body } = await upload({ id: world.acme }, table, 'a.csv', reader).expect(201);
      await importAt(desk, body.id, 'READY');
      await runImport(desk, body.id);
      await importAt(desk, body.id, 'DONE');
      const filter = JSON.stringify({ q: `Import ${field.key}` });
      const [made] = await desk.as(reader).read(`v1/locations?filter=${filter}`);
      return headings.split(';').includes(field.label.de) && holds(made, place);
    },
  },
  {
    name: 'what is asked for before a submission',
    resources: TICKETS,
    readers: EVERYBODY,
    meets: async ({ desk, field, world }, reader) => {
      const sketch = { type: 'INCIDENT', ...(reader === 'agent' && { customer: world.acme }) };
      const { body: preview } = await desk.as(reader).post('v1/tickets/preview').send(sketch).expect(200);
      return preview.mandatory.some(([name]: string[]) => name === `custom.${field.key}`);
    },
  },
  {
    name: 'what keeps a ticket from a state',
    resources: TICKETS,
    readers: DESK,
    meets: async (place, reader) => {
      const { desk, field } = place;
      const draft = await desk.as(reader).create('v1/tickets', body(place, reader));
      const moves = await desk.as(reader).read(`v1/tickets/${draft.id}/transitions`);
      return moves
        .flatMap(({ unmet }: Json) => unmet)
        .some((one: Json) => one.code === 'STATE_FIELDS' && one.field === `custom.${field.key}`);
    },
  },
  {
    name: 'a text block',
    resources: ALL,
    readers: DESK,
    meets: async (place, reader) => {
      const { desk, resource, field, ticket, word } = place;
      const content = `Hier: {{ ${placeholders[resource]}.custom.${field.key} }}.`;
      const block = await recordsOf(desk).create('text-blocks', { name: `${resource} ${field.key}`, content });
      const filled = await desk.as(reader).get(`v1/tickets/${ticket.id}/text-blocks/${block.id}`).expect(200);
      return filled.body.text === `Hier: ${word}.`;
    },
  },
  {
    name: 'a mail',
    resources: ALL,
    readers: EVERYBODY,
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
    resources: ALL,
    readers: EVERYBODY,
    meets: async (place, reader) => {
      const { desk, resource, record, field, word, other } = place;
      const stream = await readEvents(desk, reader);
      const change = async (key: string, value: string) =>
        recordsOf(desk)
          .patch(
            resource,
            (await desk.as('manager').get(`v1/${resource}/${record.id}`)).body,
            { custom: { [key]: value } },
            'manager',
          )
          .expect(200);
      stream.forget();
      const about = () => stream.told.filter((one) => one.resource === resource && one.id === record.id);
      await change(field.key, `${word}!`);
      // The field that all readers see changes last: without an event of the first field by then, none comes.
      const { version } = (await change(other.key, `${Math.random()}`)).body;
      await eventually(() => expect(about().map((one) => one.version)).toContain(version));
      stream.close();
      await change(field.key, word);
      return about().some((one) => one.version === version - 1);
    },
  },
];
