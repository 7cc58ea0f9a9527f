import { readFile } from 'node:fs/promises';
import { freePort } from '../../api/standalone/free-ports.js';
import { type ApiProcess, startApi } from '../support/api-process.js';
import { readEvents } from '../support/event-reader.js';
import { eventually } from '../support/eventually.js';
import { scrape } from '../support/scrape.js';
import { useDesk, useTicketWorld } from '../support/use-desk.js';
import { startWorker } from '../support/worker-process.js';

const desk = useDesk();
const world = useTicketWorld(desk);

async function measuredApi(): Promise<{ api: ApiProcess; port: number }> {
  const port = await freePort();
  const settings = { VSD_METRICS_PORT: String(port), DATABASE_REPLICA_URL: desk.databaseUrl };
  return { api: await startApi(desk, settings), port };
}

describe('the measurements of an API', () => {
  it('count requests by the operationId, connections, streams and the event loop', async () => {
    const { api, port } = await measuredApi();
    const stream = await readEvents(desk, 'agent', { port: api.port });
    const authorization = `Bearer ${await desk.token('agent')}`;
    const services = `http://127.0.0.1:${api.port}/volta-service-desk/services`;
    for (const path of ['v1/tickets', 'v1/tickets', 'v1/nowhere']) {
      await (await fetch(`${services}/${path}`, { headers: { authorization } })).text();
    }
    await eventually(async () => {
      const found = await scrape(port);
      const count = (operation: string, status: number) =>
        found.get(`vsd_http_request_duration_seconds_count{operation="${operation}",method="GET",status="${status}"}`);
      expect(count('listTicket', 200)).toBe(2);
      expect(count('none', 404)).toBe(1);
      expect(found.get('vsd_event_streams')).toBe(1);
      expect(found.get('vsd_http_requests_in_flight')).toBe(1);
      expect(found.get('vsd_database_up')).toBe(1);
      expect(found.get('vsd_database_connections{pool="reads",state="waiting"}')).toBe(0);
      expect(found.get('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
    });
    await stream.close();
    expect(await api.stop()).toBe('SIGTERM');
  });

  it('stand on a port that answers nothing else, and none is open without its setting', async () => {
    const { api, port } = await measuredApi();
    const status = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).status;
    expect(await status('/health/live')).toBe(200);
    expect(await status('/health/ready')).toBe(200);
    expect(await status('/volta-service-desk/services/v1/tickets')).toBe(404);
    const services = `http://127.0.0.1:${api.port}/volta-service-desk/services`;
    expect((await fetch(`${services}/metrics`)).status).toBe(404);
    await api.stop();
  });
});

describe('the page of the operator', () => {
  const PERSONAL = /agent@|Agent alpina|alpina-agent/;
  const read = async (port: number, language: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}/`, { headers: { 'accept-language': language } });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    return answer.text();
  };
  const figure = (page: string, name: string) => page.match(new RegExp(`<dt>${name}</dt><dd>([^<]*)`))?.[1];

  it('shows each tenant with its figures, waiting jobs, failures and commands, in four languages', async () => {
    await world.submit('agent');
    await desk.as('admin').create('v1/mailboxes', { name: 'Box', host: 'h.example', user: 'u', password: 'geheim' });
    await desk.query(`update mailbox set problem = 'UNREACHABLE'`);
    await desk.query(`update installation.tenant set state = 'SUSPENDED' where name = 'nordwind'`);
    await desk.query(`insert into installation.backup values ('2026-11-20T02:00:00Z')`);
    const [counts] = await desk.rows<{ users: number; tickets: number }>(
      `select (select count(*) from "user" where tenant = 'alpina' and active and kind = 'PERSON')::int as users,
              (select count(*) from ticket where tenant = 'alpina')::int as tickets`,
    );
    const { api, port } = await measuredApi();
    const page = await read(port, 'de');
    const [, alpina = '', nordwind = ''] = page.split('<section>');
    expect([figure(alpina, 'Aktive Personen'), figure(alpina, 'Tickets')]).toEqual([
      String(counts?.users),
      String(counts?.tickets),
    ]);
    expect(alpina).toContain('Postfächer mit einem Problem: 1');
    expect(alpina).toMatch(/E-Mails vorbereiten<\/td>\s*<td class="number">\d+</);
    expect(alpina).toContain('<code>vsd tenant suspend alpina</code>');
    expect(nordwind).toContain('Gesperrt');
    expect(nordwind).toContain('<code>vsd tenant resume nordwind</code>');
    expect(figure(page, 'Letzte Sicherung')).toBe('20.11.2026, 03:00');
    // The database forgets an ended process after a moment.
    await eventually(async () => expect(figure(await read(port, 'de'), 'Prozesse an der Datenbank')).toBe('2'));
    expect(page).not.toMatch(/<script|<form|\son[a-z]+="/);
    expect(page).not.toMatch(PERSONAL);
    const words = { 'fr-CH': 'Mandants', 'it-CH': 'Mandanti', 'en-CH': 'Tenants', 'de-CH': 'Mandanten' };
    for (const [language, word] of Object.entries(words))
      expect(await read(port, language)).toContain(`<h2>${word}</h2>`);
    expect((await fetch(`http://127.0.0.1:${api.port}/`, { redirect: 'manual' })).status).toBe(404);
    await api.stop();
  });

  it('shows what can be read in time beside a locked table', async () => {
    const { api, port } = await measuredApi();
    await desk.superuser.query('begin; lock table ticket in access exclusive mode');
    const page = await read(port, 'de').finally(() => desk.superuser.query('rollback'));
    expect(page).toContain('<dt>Zahlen</dt><dd>Nicht rechtzeitig gelesen');
    expect(page).toContain('<code>vsd tenant suspend alpina</code>');
    await api.stop();
  });
});

it('the alerts and the dashboard read measurements that there are', async () => {
  const { api, port } = await measuredApi();
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const published = new Set([...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name));
  const files = ['docker/prometheus/alerts.yml', 'docker/grafana/volta-service-desk.json', 'docs/operations.md'];
  for (const file of files) {
    const names = (await readFile(file, 'utf8')).match(/\b(?:vsd|nodejs|process)_\w+[a-z]\b/g) ?? [];
    expect(
      names.map((name) => name.replace(/_(?:bucket|count|sum)$/, '')).filter((name) => !published.has(name)),
    ).toEqual([]);
  }
  await api.stop();
});

describe('the measurements of a worker', () => {
  it('count jobs by queue and result, and say whether it is ready', async () => {
    const port = await freePort();
    const worker = await startWorker({
      DATABASE_URL: desk.databaseUrl,
      SMTP_URL: 'smtp://127.0.0.1:9',
      VSD_METRICS_PORT: String(port),
    });
    expect((await fetch(`http://127.0.0.1:${port}/health/ready`)).status).toBe(200);
    await world.submit('agent');
    await eventually(async () => {
      const found = await scrape(port);
      const jobs = [...found].filter(([name]) => name.startsWith('vsd_job_duration_seconds_count'));
      expect(jobs.some(([name, value]) => name.includes('result="completed"') && value > 0)).toBe(true);
      expect(jobs.some(([name]) => name.includes('result="failed"'))).toBe(true);
      expect(found.get('vsd_mails_total{result="failed"}')).toBeGreaterThan(0);
    });
    worker.process.kill('SIGTERM');
    await worker.ended;
  });
});
