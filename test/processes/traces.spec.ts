import { beginApi, startApi } from '../support/api-process.js';
import { callerOf } from '../support/application.js';
import { eventually } from '../support/eventually.js';
import { type ReceivedSpan, startTraceReceiver } from '../support/trace-receiver.js';
import { useDesk, useTicketWorld } from '../support/use-desk.js';
import { webhookReceiver } from '../support/webhook-receiver.js';
import { startWorker } from '../support/worker-process.js';

const desk = useDesk();
const world = useTicketWorld(desk);

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const CALLER = '00f067aa0ba902b7';
const SECRET = 'Frau Huber im dritten Stock';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function tracedApi(options: { isFrozen?: boolean } = {}) {
  const receiver = await startTraceReceiver(options);
  closing.push(receiver.close);
  const settings = { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url };
  const api = await startApi(desk, settings);
  const agent = callerOf(`http://127.0.0.1:${api.port}`, await desk.token('agent'));
  return { receiver, settings, api, agent };
}

describe('a trace', () => {
  it('leads from the caller to the request, its SQL and its jobs, and has no personal data', async () => {
    const hook = await webhookReceiver();
    closing.push(hook.close);
    await desk.as('admin').create('v1/webhooks', { url: hook.url, events: ['tickets.created'] });
    const { receiver, settings, api, agent } = await tracedApi();
    const worker = await startWorker({ DATABASE_URL: desk.databaseUrl, SMTP_URL: 'smtp://127.0.0.1:9', ...settings });
    closing.push(() => worker.kill());
    const caller = { customer: world.acme, contactName: 'Anna Keller', contactPhone: '+41 44 123 45 67' };
    const ticket = { type: 'INCIDENT', customerDescription: SECRET, category: world.category, ...caller };
    const sent = await agent.post('v1/tickets', ticket).set('traceparent', `00-${TRACE}-${CALLER}-01`);
    expect(sent.status).toBe(201);

    const ofTrace = (service: string) =>
      receiver.spans.filter(({ traceId, ...span }) => traceId === TRACE && span.service === service);
    const isBelow = (span: ReceivedSpan, root: ReceivedSpan): boolean => {
      const parent = receiver.spans.find(({ spanId }) => spanId === span.parentSpanId);
      return span === root || (parent !== undefined && isBelow(parent, root));
    };
    await eventually(() => {
      const [request] = ofTrace('volta-api').filter(({ parentSpanId }) => parentSpanId === CALLER);
      if (!request) throw new Error('The request has no span yet');
      expect(request).toMatchObject({ name: 'createTicket', attributes: { 'vsd.tenant': 'alpina' } });
      expect(request.attributes['http.response.status_code']).toBe('201');
      const statements = ofTrace('volta-api').filter(({ attributes }) => attributes['db.query.text']);
      expect(statements.map(({ name }) => name)).toContain('insert ticket');
      for (const statement of statements) expect(isBelow(statement, request)).toBe(true);
      const [job] = ofTrace('volta-worker').filter(({ name }) => name === 'ticket-notices');
      if (!job) throw new Error('The job has no span yet');
      expect(isBelow(job, request)).toBe(true);
      expect(ofTrace('volta-worker').some((span) => span.attributes['db.query.text'] && isBelow(span, job))).toBe(true);
      const call = receiver.spans.find(({ name }) => name === `POST ${new URL(hook.url).host}`);
      expect(hook.calls[0]?.headers.traceparent).toBe(`00-${call?.traceId}-${call?.spanId}-01`);
    }, 20_000);
    const everything = JSON.stringify(receiver.spans);
    for (const personal of [SECRET, 'agent@alpina.example', 'Agent alpina', 'Anna Keller', await desk.token('agent')])
      expect(everything).not.toContain(personal);
    expect(await api.stop()).toBe('SIGTERM');
  });

  it.each(['frozen', 'dead'])(
    'costs neither requests nor the end of the process if its receiver is %s',
    async (state) => {
      const { receiver, api, agent } = await tracedApi({ isFrozen: true });
      if (state === 'dead') receiver.close();
      const began = performance.now();
      for (let request = 0; request < 20; request += 1) await agent.get('v1/tickets').expect(200);
      expect(await api.stop()).toBe('SIGTERM');
      expect(performance.now() - began).toBeLessThan(10_000);
    },
  );
});

it('loads neither SDK nor exporter without a receiver', async () => {
  const refuse = `if (/^@opentelemetry.(sdk|exporter|context)/.test(name)) throw new Error(name)`;
  const hooks = `import { registerHooks } from 'node:module';
    registerHooks({ resolve: (name, context, next) => { ${refuse}; return next(name, context); } });`;
  const options = [`--import=data:text/javascript,${encodeURIComponent(hooks)}`];
  const api = await startApi(desk, {}, ':', options);
  expect(await api.stop()).toBe('SIGTERM');
  const traced = await beginApi(desk, { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' }, ':', options);
  expect(await traced.ended).toBe(1);
});
