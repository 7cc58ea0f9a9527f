import { breakingChanges } from '../support/breaking-changes.js';
import { document } from '../support/document.js';
import type { Json } from '../support/records.js';

/** The document with a change of one part. */
function changed(change: (document: Json) => unknown): Json {
  const copy = structuredClone(document);
  change(copy);
  return copy;
}
const schemas = (all: Json): Json => all.components.schemas;
const tickets = (all: Json): Json => all.paths['/v1/tickets'];
const creation = (all: Json): Json => schemas(all).TicketCreate;

const BREAKS: [string, (all: Json) => unknown, string][] = [
  ['a removed operation', (all) => delete tickets(all).post, 'post /v1/tickets: removed'],
  [
    'a renamed operation',
    (all) => (tickets(all).post.operationId = 'addTicket'),
    'post /v1/tickets: operationId addTicket',
  ],
  ['a removed parameter', (all) => (tickets(all).get.parameters = []), 'get /v1/tickets, filter: removed'],
  [
    'another status of success',
    ({ paths }) => delete paths['/v1/tickets'].post.responses[201],
    'post /v1/tickets, 201: removed',
  ],
  [
    'a removed field of an answer',
    (all) => delete schemas(all).Ticket.properties.identifier,
    'post /v1/tickets, answer.identifier: removed',
  ],
  [
    'a field of an answer that may be missing',
    (all) => schemas(all).Ticket.required.shift(),
    'get /v1/tickets, answer[].id: may be missing',
  ],
  [
    'a field of an answer that may be null',
    (all) => (schemas(all).Ticket.properties.version.type = ['integer', 'null']),
    'get /v1/tickets, answer[].version: type integer|null',
  ],
  [
    'another type of an answer',
    (all) => (schemas(all).Ticket.properties.version.type = 'string'),
    'get /v1/tickets, answer[].version: type string',
  ],
  [
    'a new value of an answer',
    (all) => schemas(all).TicketState.enum.push('LOST'),
    'get /v1/tickets, answer[].state: new LOST',
  ],
  [
    'a new required field of a body',
    (all) => creation(all).required.push('customer'),
    'post /v1/tickets, body.customer: required',
  ],
  [
    'a removed field of a body',
    (all) => delete creation(all).properties.customer,
    'post /v1/tickets, body.customer: removed',
  ],
  [
    'a removed value of a body',
    (all) => schemas(all).TicketType.enum.shift(),
    'post /v1/tickets, body.type: no TICKET',
  ],
  [
    'a shorter text of a body',
    (all) => (creation(all).properties.contactName.maxLength = 5),
    'post /v1/tickets, body.contactName: maxLength 5',
  ],
  [
    'a new lower limit of a body',
    (all) => (creation(all).properties.contactName.minLength = 5),
    'post /v1/tickets, body.contactName: minLength 5',
  ],
  [
    'a new pattern of a body',
    (all) => (creation(all).properties.contactName.pattern = '^A'),
    'post /v1/tickets, body.contactName: pattern ^A',
  ],
  [
    'another type of a body',
    (all) => (creation(all).properties.contactName.type = 'integer'),
    'post /v1/tickets, body.contactName: type integer',
  ],
  [
    'a removed field of a delivery',
    (all) => delete schemas(all).TicketDelivery.properties.timestamp,
    'tickets.created.timestamp: removed',
  ],
  ['a removed webhook', ({ webhooks }) => delete webhooks['tickets.created'], 'tickets.created: removed'],
];

it.each(BREAKS)('finds %s', (_name, change, message) => {
  expect(breakingChanges(document, changed(change))).toContain(message);
});

const ADDITIONS: [string, (all: Json) => unknown][] = [
  ['nothing', () => undefined],
  ['an operation', ({ paths }) => (paths['/v1/new'] = tickets(document))],
  [
    'an optional parameter',
    (all) => tickets(all).get.parameters.push({ name: 'more', in: 'query', required: false, schema: {} }),
  ],
  ['an optional field of a body', (all) => (creation(all).properties.more = { type: 'string' })],
  ['a field of an answer', (all) => (schemas(all).Ticket.properties.more = { type: 'string' })],
  ['a new field of records, which a PUT sends back', (all) => schemas(all).Ticket.required.push('title', 'more')],
  ['a longer text of a body', (all) => (creation(all).properties.contactName.maxLength = 9_999)],
  ['a code of an error', (all) => schemas(all).ProblemCode.enum.push('NEW_CODE')],
  [
    'another name of a schema',
    (all) =>
      Object.assign(
        all,
        JSON.parse(
          JSON.stringify(all).replaceAll('/TicketCreate"', '/NewTicket"').replace('"TicketCreate":', '"NewTicket":'),
        ),
      ),
  ],
  ['other words', (all) => (schemas(all).Ticket.properties.title.description = 'Neu')],
];

it.each(ADDITIONS)('permits %s', (_name, change) => {
  expect(breakingChanges(document, changed(change))).toEqual([]);
});
