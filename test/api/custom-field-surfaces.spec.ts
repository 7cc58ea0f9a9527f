import { CUSTOM_PLACEHOLDER_THINGS } from '../../api/masterdata/custom-fields/custom-placeholders.js';
import { JobWorker } from '../../api/platform/jobs/job-worker.js';
import { type AccessWorld, accessWorld } from '../support/access-world.js';
import { CUSTOM_RESOURCES, create, type Place, SURFACES } from '../support/custom-field-surfaces.js';
import { customFieldsOf } from '../support/custom-fields.js';
import type { Person } from '../support/people.js';
import { codesOf, type Json, recordsOf } from '../support/records.js';
import { useDesk } from '../support/use-desk.js';

const RESOURCES = [...CUSTOM_RESOURCES.keys()];

const desk = useDesk();
let access: AccessWorld;
const fields: Record<string, { open: Json; closed: Json; other: Json; record: Json; readers: Person[] }> = {};

beforeAll(async () => {
  access = await accessWorld(desk);
  await desk.app.get(JobWorker).start();
  const field = customFieldsOf(desk);
  for (const resource of RESOURCES) {
    // Tickets and reports that pass a state require a value.
    const rules = resource === 'tickets' ? { requiredOnStates: ['PENDING'] } : { required: resource === 'reports' };
    const all = { resource, list: true, filterable: true, sortable: true, searchable: true, ...rules };
    const open = await field('TEXT', { ...all, visibleForCustomer: true });
    const closed = await field('TEXT', { ...all, visibleFor: ['vsd-agent'] });
    const other = await field('TEXT', { resource, visibleForCustomer: true });
    const custom = { [open.key]: `offen ${resource}`, [closed.key]: `geheim ${resource}` };
    const address = `v1/${resource}/${access.idOf(resource, 'acme')}`;
    const record =
      resource === 'tickets'
        ? (await create({ desk, access }, resource, custom, { asset: access.idOf('assets', 'acme') })).body
        : (await recordsOf(desk).patch(resource, await desk.as('manager').read(address), { custom })).body;
    const readers: Person[] = ['agent'];
    for (const reader of ['customer', 'executor'] as const) {
      const { status } = await desk.as(reader).get(`v1/${resource}/${record.id}`);
      if (status === 200) readers.push(reader);
    }
    fields[resource] = { open, closed, other, record, readers };
  }
});

describe('the condition of a required custom field', () => {
  it.each(RESOURCES)('decides on each write of %s', async (resource) => {
    const { other } = fields[resource] as (typeof fields)[string];
    const when = { [`custom.${other.key}`]: 'ja' };
    const own = { resource, key: 'rare', required: true, when: JSON.stringify(when) };
    const rare = await customFieldsOf(desk)('TEXT', own);
    const isByState = ['tickets', 'reports'].includes(resource);
    const { patch } = recordsOf(desk);
    const make = (custom: Json) =>
      create({ desk, access }, resource, custom, resource === 'tickets' ? { draft: true } : {});
    const { components } = await desk.as('manager').read('openapi.json');
    const hint =
      components.schemas[CUSTOM_RESOURCES.get(resource) as string].properties.custom.properties.rare['x-field'];
    expect([hint.when, hint.requiredWhen]).toEqual([when, isByState ? undefined : when]);

    const { body: free } = await make({ [other.key]: 'nein' }).expect(201);
    const missing = async (record: Json) =>
      (await desk.as('manager').read(`v1/${resource}/${record.id}/transitions`))
        .flatMap(({ unmet }: Json) => unmet)
        .some(({ field }: Json) => field === 'custom.rare');
    if (isByState)
      expect([await missing(free), await missing((await make({ [other.key]: 'ja' })).body)]).toEqual([false, true]);
    else
      for (const { status, body } of [
        await make({ [other.key]: 'ja' }),
        await patch(resource, free, { custom: { [other.key]: 'ja' } }),
      ])
        expect([status, codesOf(body)]).toEqual([422, [['/custom/rare', 'REQUIRED']]]);
    const filled = await patch(resource, free, { custom: { [other.key]: 'ja', rare: 'x' } }).expect(200);
    const kept = await patch(resource, filled.body, { custom: { [other.key]: 'nein' } }).expect(200);
    expect(kept.body.custom.rare).toBe('x');
    await patch('custom-fields', other, { active: false }).expect(409);
    await patch('custom-fields', rare, { active: false }).expect(200);
  });
});

const placeOf = (resource: string, seen: 'open' | 'closed'): Place => {
  const { record, readers, open, closed, other } = fields[resource] as (typeof fields)[string];
  // Records below a ticket are those of the first one.
  const isNamed = resource in CUSTOM_PLACEHOLDER_THINGS;
  const ticket = isNamed ? (fields.tickets?.record as Json) : { id: access.idOf('tickets', 'acme') };
  const word = `${seen === 'open' ? 'offen' : 'geheim'} ${resource}`;
  const field = seen === 'open' ? open : closed;
  return { desk, access, resource, field, record, ticket, word, readers, fields: [open, closed, other] };
};

describe.each(SURFACES)('$name', ({ has = () => true, readers, meets }) => {
  it.each(RESOURCES.filter(has))('has a custom field of %s for those readers alone who see it', async (resource) => {
    const people = readers?.(resource) ?? fields[resource]?.readers ?? [];
    for (const reader of people) {
      for (const seen of ['open', 'closed'] as const) {
        const isVisible = seen === 'open' || !['customer', 'executor'].includes(reader);
        expect([reader, seen, await meets(placeOf(resource, seen), reader)]).toEqual([reader, seen, isVisible]);
      }
    }
  });
});
