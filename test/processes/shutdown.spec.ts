import { type ApiProcess, startApi } from '../support/api-process.js';
import { readEvents } from '../support/event-reader.js';
import { eventually } from '../support/eventually.js';
import { beginUpload } from '../support/slow-upload.js';
import { useDesk, useTicketWorld } from '../support/use-desk.js';

const desk = useDesk();
const world = useTicketWorld(desk);

const services = (api: ApiProcess) => `http://127.0.0.1:${api.port}/volta-service-desk/services`;
const ready = (api: ApiProcess) => fetch(`${services(api)}/health/ready`);

/** A slow upload to a ticket of its own, with the ticket's stored attachments at the end. */
async function uploadTo(api: ApiProcess) {
  const { id } = await world.submit('agent');
  const upload = await beginUpload(services(api), await desk.token('agent'), id);
  const kept = async () => await desk.as('agent').read(`v1/tickets/${id}/attachments`);
  return { ...upload, kept };
}

const expectDraining = (api: ApiProcess) =>
  eventually(async () => {
    const answer = await ready(api);
    expect([answer.status, answer.headers.get('connection')]).toEqual([503, 'close']);
  });

describe('a process that serves', () => {
  it('keeps an idle connection longer than proxies do, which would write on one that it closes', async () => {
    const api = await startApi(desk);
    const { headers } = await ready(api);
    expect(headers.get('keep-alive')).toBe('timeout=75');
    expect(await api.stop()).toBe('SIGTERM');
  });
});

describe('a process that is told to end', () => {
  it('says that it is not ready, ends its streams, and lets an upload finish first', async () => {
    const api = await startApi(desk, { VSD_DRAIN_MS: '600000', VSD_FILES_DIR: process.env.TMPDIR ?? '/tmp' });
    const stream = await readEvents(desk, 'agent', { port: api.port });
    const upload = await uploadTo(api);
    const ended = api.stop();
    await expectDraining(api);
    await stream.ended;
    // A client that does not know of the shutdown yet is served all the same.
    const late = await fetch(`${services(api)}/v1/me`, {
      headers: { authorization: `Bearer ${await desk.token('agent')}` },
    });
    expect(late.status).toBe(200);
    upload.finish();
    expect(await upload.answer).toBe(201);
    expect(await ended).toBe('SIGTERM');
    expect(await upload.kept()).toHaveLength(1);
    await expect(ready(api)).rejects.toThrow();
  });

  it('waits for nobody beyond its limit', async () => {
    const api = await startApi(desk, { VSD_DRAIN_MS: '500', VSD_FILES_DIR: process.env.TMPDIR ?? '/tmp' });
    const upload = await uploadTo(api);
    expect(await api.stop()).toBe('SIGTERM');
    await expect(upload.answer).rejects.toThrow();
    expect(await upload.kept()).toEqual([]);
  });

  it('takes new connections while a load balancer notices that it is not ready', async () => {
    const api = await startApi(desk, { VSD_DRAIN_DELAY_MS: '600000' });
    void api.stop();
    for (const _check of [1, 2]) await expectDraining(api);
    const headers = { authorization: `Bearer ${await desk.token('agent')}` };
    expect((await fetch(`${services(api)}/v1/me`, { headers })).status).toBe(200);
    api.process.kill('SIGKILL');
    expect(await api.ended).toBe('SIGKILL');
  });

  it('ends at once when nothing is in flight', async () => {
    const api = await startApi(desk, { VSD_DRAIN_MS: '600000' });
    expect(await api.stop()).toBe('SIGTERM');
  });
});
