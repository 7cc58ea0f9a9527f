import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ApiProcess, startApi } from './api-process.js';
import { startApplication, type TestApplication } from './application.js';
import { type BrokenForm, brokenForm } from './broken-forms.js';
import { eventually } from './eventually.js';
import { LOOP_OPTIONS, loopOf } from './loop.js';
import type { LoopReport } from './loop-reporter.js';
import type { Person } from './people.js';
import { Random } from './random.js';
import { ticketWorld } from './ticket-world.js';

const PARALLEL = 8;
/** Senders who go away in the middle of it. */
const LEAVING = 0.05;

/** The target and sender of uploads; without a user the sender has no account. */
export interface UploadPlace {
  readonly path: string;
  readonly person: Person | null;
}

/** An API of its own with a target of uploads, and its stored files. */
export interface UploadWorld {
  readonly api: ApiProcess;
  /** One place for each operation that takes a form. */
  readonly places: Readonly<Record<string, UploadPlace>>;
  /** Sends one form; the status of the answer. */
  send(place: UploadPlace, form: BrokenForm): Promise<number>;
  /** Sends so many broken forms to all places in turn; how often which status came, and how the loop was held up. */
  flood(count: number, seed: number): Promise<{ statuses: Record<number, number>; loop: LoopReport }>;
  /** Files in the store, and records that have one. */
  kept(): Promise<{ files: number; records: number }>;
  close(): Promise<void>;
}

export async function uploadWorld(): Promise<UploadWorld> {
  const folder = await mkdtemp(join(tmpdir(), 'vsd-flood-'));
  const desk = await startApplication({ VSD_FILES_DIR: folder });
  const world = await ticketWorld(desk);
  const own = await world.submit('customer');
  const settings = await desk.as('manager').read('v1/tenant-settings');
  const report = await world.report('agent', (await world.order()).id);
  const photos = await photosOf(desk, world.location);
  const lift = { name: 'Lift', kind: 'HEATING', customer: world.acme, location: world.location };
  const { body: asset } = await desk.as('manager').post('v1/assets', lift).expect(201);
  const places = {
    '/v1/tickets/{id}/attachments': { path: `v1/tickets/${own.id}/attachments`, person: 'customer' },
    '/v1/tickets/{id}/invoices': { path: `v1/tickets/${own.id}/invoices`, person: 'agent' },
    '/v1/reports/{id}/attachments': { path: `v1/reports/${report.id}/attachments`, person: 'agent' },
    '/v1/customers/{id}/logo': { path: `v1/customers/${world.acme}/logo`, person: 'manager' },
    '/v1/tenant-settings/{id}/logo': { path: `v1/tenant-settings/${settings[0].id}/logo`, person: 'manager' },
    '/v1/assets/{id}/documents': { path: `v1/assets/${asset.id}/documents`, person: 'manager' },
    '/v1/catalog-items/import': { path: 'v1/catalog-items/import', person: 'manager' },
    '/v1/contacts/import': { path: 'v1/contacts/import', person: 'manager' },
    '/v1/customers/import': { path: 'v1/customers/import', person: 'manager' },
    '/v1/customers/{id}/assets/import': { path: `v1/customers/${world.acme}/assets/import`, person: 'manager' },
    '/v1/customers/{id}/locations/import': { path: `v1/customers/${world.acme}/locations/import`, person: 'manager' },
    '/v1/request-photos/{tenant}/{token}': { path: `v1/request-photos/alpina/${photos}`, person: null },
  } as const;
  const api = await startApi(desk, { VSD_FILES_DIR: folder }, ':', LOOP_OPTIONS);
  const agent = new Agent({ maxSockets: PARALLEL });
  const send = sender(desk, api.port, agent);
  return {
    api,
    places,
    send,
    flood: async (count, seed) => {
      const random = new Random(seed);
      const all = Object.values(places);
      const statuses: Record<number, number> = {};
      await loopOf(api.process);
      const forms = Array.from({ length: count }, (_, at) => ({
        place: all[at % all.length] as UploadPlace,
        form: brokenForm(random),
        leaves: random.chance(LEAVING),
      }));
      const worker = async () => {
        for (let next = forms.shift(); next; next = forms.shift()) {
          const status = await send(next.place, next.form, next.leaves);
          statuses[status] = (statuses[status] ?? 0) + 1;
        }
      };
      await Promise.all(Array.from({ length: PARALLEL }, worker));
      return { statuses, loop: await loopOf(api.process) };
    },
    kept: async () => {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      const rows =
        await desk.rows(`select (select count(*) from attachment) + (select count(*) from invoice) + (select count(*) from customer_logo)
              + (select count(*) from report_attachment) + (select count(*) from portal_photo)
              + (select count(*) from tenant_logo) + (select count(*) from asset_document) + (select count(*) from data_import) as count`);
      return { files: entries.filter((entry) => entry.isFile()).length, records: Number(rows[0].count) };
    },
    close: async () => {
      agent.destroy();
      await api.stop();
      await desk.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The token by which photos come to a request that was made at a location without an account. */
async function photosOf(desk: TestApplication, location: string): Promise<string> {
  const { body: link } = await desk.as('manager').post(`v1/locations/${location}/request-link`).expect(200);
  const asked = { description: 'Der Lift steht.', name: 'Anna', email: 'gast@hotel.example', locale: 'de-CH' };
  const forms = `v1/request-forms/alpina/${link.url.split('/').at(-1)}/requests`;
  const { body } = await desk.as(null).post(forms).send(asked);
  return body.photos;
}

const sender = (desk: TestApplication, port: number, agent: Agent) => {
  return async ({ path, person }: UploadPlace, { contentType, body }: BrokenForm, leaves = false): Promise<number> => {
    const post = request({
      port,
      agent,
      method: 'POST',
      path: `/volta-service-desk/services/${path}`,
      headers: {
        ...(person && { authorization: `Bearer ${await desk.token(person)}` }),
        'content-type': contentType,
        'content-length': body.length + (leaves ? 100 : 0),
      },
    });
    if (leaves) {
      post.on('error', () => undefined);
      post.write(body, () => post.destroy());
      await new Promise((resolve) => post.on('close', resolve));
      return 0;
    }
    post.end(body);
    const [response] = await once(post, 'response');
    for await (const _chunk of response);
    return response.statusCode;
  };
};

/** Waits until each kept file has its record and the other files are removed; the API still runs. */
export const nothingLeft = (world: UploadWorld) =>
  eventually(async () => {
    expect(world.api.process.exitCode).toBeNull();
    const { files, records } = await world.kept();
    if (files !== records) throw new Error(`There are ${files} files of ${records} records`);
  });
