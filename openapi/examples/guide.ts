//: start
// mkdir guide && cd guide && npm init -y && npm pkg set type=module
// npm install openapi-fetch && npx openapi-typescript {{api}}/openapi.json -o vsd.d.ts
// export VSD_API={{api}} VSD_TOKEN=…     then: node guide.ts
import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import createClient from 'openapi-fetch';
import type { paths } from './vsd.d.ts';

const { VSD_API = '{{api}}', VSD_TOKEN = '' } = process.env;
const api = createClient<paths, 'application/json' | 'application/problem+json'>({
  baseUrl: VSD_API,
  headers: { Authorization: `Bearer ${VSD_TOKEN}` },
});
//: signIn
const me = await api.GET('/v1/me');
if (me.error) throw new Error(me.error.title);
console.log(me.data.name);
//: ticket
const customers = await api.GET('/v1/customers', { params: { query: { range: '[0,0]' } } });
if (customers.error) throw new Error(customers.error.title);
const categories = await api.GET('/v1/categories', { params: { query: { range: '[0,0]' } } });
if (categories.error) throw new Error(categories.error.title);

const ticket = await api.POST('/v1/tickets', {
  params: { header: { 'Idempotency-Key': randomUUID() } },
  body: {
    type: 'INCIDENT',
    customer: customers.data[0]?.id,
    category: categories.data[0]?.id,
    contactName: 'Monika Frei',
    contactEmail: 'monika.frei@example.ch',
    customerDescription: 'Umwälzpumpe im Heizraum steht still',
  },
});
if (ticket.error) throw new Error(ticket.error.title);
const { id, identifier, state } = ticket.data;
console.log(identifier, state);
//: attachment
const file = new File(['Druck 0.4 bar, Temperatur 31 °C'], 'messwerte.txt', { type: 'text/plain' });

const attached = await api.POST('/v1/tickets/{id}/attachments', {
  params: { path: { id } },
  body: { file: '', visibleForCustomer: true },
  bodySerializer: ({ visibleForCustomer }) => {
    const form = new FormData();
    form.append('visibleForCustomer', String(visibleForCustomer));
    form.append('file', file);
    return form;
  },
});
if (attached.error) throw new Error(attached.error.title);
console.log(attached.data.name, attached.data.size);
//: conflict
const current = await api.GET('/v1/tickets/{id}', { params: { path: { id } } });
if (current.error) throw new Error(current.error.title);

const change = () =>
  api.PATCH('/v1/tickets/{id}', {
    params: { path: { id }, header: { 'If-Match': `"${current.data.version}"` } },
    body: { internalNotes: 'Ersatzpumpe liegt im Lager' },
  });
await change();
// The same version once more: 412, with who has changed the record and the record as it is.
const late = await change();
console.log(late.response.status, late.error?.code, late.error?.params);
//: follow
const now = await api.GET('/v1/changes', { params: { query: { after: 'now' } } });
if (now.error) throw new Error(now.error.title);
const say = (text: string) => api.POST('/v1/tickets/{id}/messages', { params: { path: { id } }, body: { text } });
const message = await say('<p>Wir sind unterwegs.</p>');

let after = now.data.next;
for (let attempt = 0; attempt < 30; attempt++) {
  const { data } = await api.GET('/v1/changes', { params: { query: { after } } });
  const mine = data?.changes.filter((one) => one.id === message.data?.id) ?? [];
  after = data?.next ?? after;
  if (mine.length > 0) {
    console.log(mine);
    break;
  }
  await new Promise((resolve) => setTimeout(resolve, 1000));
}
//: webhook
function isGenuine(headers: Record<string, unknown>, body: Buffer, secret: string): boolean {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const content = Buffer.concat([Buffer.from(`${headers['webhook-id']}.${headers['webhook-timestamp']}.`), body]);
  const expected = Buffer.from(`v1,${createHmac('sha256', key).update(content).digest('base64')}`);
  const given = Buffer.from(String(headers['webhook-signature']));
  // What is older than five minutes may be somebody's repetition.
  const isRecent = Math.abs(Date.now() / 1000 - Number(headers['webhook-timestamp'])) < 300;
  return isRecent && given.length === expected.length && timingSafeEqual(given, expected);
}

let secret = '';
const receiver = createServer(async (request, response) => {
  const body = Buffer.concat(await request.toArray());
  const genuine = isGenuine(request.headers, body, secret);
  response.writeHead(genuine ? 204 : 401).end();
  if (genuine) receiver.emit('told', JSON.parse(body.toString()));
}).listen(0);
await once(receiver, 'listening');
const { port } = receiver.address() as AddressInfo;

const hook = await api.POST('/v1/webhooks', {
  body: { url: `http://127.0.0.1:${port}/`, events: ['activities.created'] },
});
if (hook.error) throw new Error(hook.error.title);
secret = hook.data.signingSecret ?? '';

const told = once(receiver, 'told', { signal: AbortSignal.timeout(60_000) });
await say('<p>Die Pumpe läuft wieder.</p>');
const [event] = await told;
console.log(event.type, event.data.id);

await api.DELETE('/v1/webhooks/{id}', { params: { path: { id: hook.data.id } } });
receiver.close();
