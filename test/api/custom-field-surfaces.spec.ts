import { JobWorker } from '../../api/platform/jobs/job-worker.js';
import { type Place, SURFACES } from '../support/custom-field-surfaces.js';
import { customFieldsOf } from '../support/custom-fields.js';
import { type Json, recordsOf } from '../support/records.js';
import { useDesk, useTicketWorld } from '../support/use-desk.js';

const RESOURCES = ['tickets', 'customers', 'locations'] as const;
type Resource = (typeof RESOURCES)[number];

const desk = useDesk();
const world = useTicketWorld(desk);
const fields = {} as Record<Resource, { open: Json; closed: Json; other: Json; record: Json }>;

beforeAll(async () => {
  await desk.app.get(JobWorker).start();
  const field = customFieldsOf(desk);
  const records = recordsOf(desk);
  for (const resource of RESOURCES) {
    const all = { resource, list: true, filterable: true, sortable: true, searchable: true };
    const rules = resource === 'tickets' ? { requiredOnStates: ['PENDING'] } : {};
    const open = await field('TEXT', { ...all, ...rules, visibleForCustomer: true });
    const closed = await field('TEXT', { ...all, ...rules, visibleFor: ['vsd-agent'] });
    const other = await field('TEXT', { resource, visibleForCustomer: true });
    const custom = { [open.key]: `offen ${resource}`, [closed.key]: `geheim ${resource}` };
    fields[resource] = { open, closed, other, record: custom };
  }
  const change = async (path: 'customers' | 'locations', id: string) => {
    const body = await desk.as('manager').read(`v1/${path}/${id}`);
    fields[path].record = (
      await records.patch(path, body, { custom: fields[path].record }, 'manager').expect(200)
    ).body;
  };
  await change('customers', world.acme);
  await change('locations', world.location);
  fields.tickets.record = await world.submit('agent', { location: world.location, custom: fields.tickets.record });
});

const placeOf = (resource: Resource, which: 'open' | 'closed'): Place => {
  const { record, other } = fields[resource];
  const field = fields[resource][which];
  const ticket = fields.tickets.record;
  return {
    desk,
    world,
    resource,
    field,
    record,
    ticket,
    other,
    word: `${which === 'open' ? 'offen' : 'geheim'} ${resource}`,
  };
};

describe.each(SURFACES)('$name', ({ resources, readers, meets }) => {
  it.each(resources)('has a new custom field of %s for those who see it', async (resource) => {
    for (const reader of readers) {
      expect([reader, await meets(placeOf(resource, 'open'), reader)]).toEqual([reader, true]);
    }
  });

  it.each(resources)('tells those nothing of a custom field of %s who do not see it', async (resource) => {
    for (const reader of readers) {
      const sees = reader !== 'customerAll';
      expect([reader, await meets(placeOf(resource, 'closed'), reader)]).toEqual([reader, sees]);
    }
  });
});
