import { Collection } from '@mikro-orm/core';
import { Category } from '../../api/masterdata/category.entity.js';
import { fieldsOf } from '../../api/platform/resource/field.js';
import { References, Resource, Text } from '../../api/platform/resource/index.js';
import { REFERENCES, targetOf } from '../../api/platform/resource/reference-kinds.js';
import { allTables, resourceOf } from '../../api/platform/resource/resource.js';
import { ResourceModule } from '../../api/platform/rest/resource.module.js';
import { TenantEntity } from '../../api/platform/tenancy/tenant-entity.js';
import { Role } from '../../api/vocabulary/role.js';
import { type Json, recordsOf } from '../support/records.js';
import { useDesk, useTicketWorld } from '../support/use-desk.js';

const ALLOW = { read: [Role.Agent], write: [Role.ManageMasterData] };

/** Protects its listed records from deletion, as every list does by default. */
@Resource({ path: 'bundles', icon: 'Key', allow: ALLOW })
class Bundle extends TenantEntity {
  @Text({ required: true, max: 40 }) name!: string;
  @References(() => Category) categories = new Collection<Category>(this);
}

/** Drops a deleted reference from its list, which counts as a change of the record. */
@Resource({ path: 'pinboards', icon: 'Key', allow: ALLOW })
class Pinboard extends TenantEntity {
  @Text({ required: true, max: 40 }) name!: string;
  @References(() => Category, { onDelete: 'clear' }) categories = new Collection<Category>(this);
}

/** Holds categories by a list that administrators alone see. */
@Resource({ path: 'vaults', icon: 'Key', allow: { read: [Role.Agent], write: [Role.Admin] } })
class Vault extends TenantEntity {
  @Text({ required: true, max: 40 }) name!: string;
  @References(() => Category, { visible: [Role.Admin] }) categories = new Collection<Category>(this);
}

const OWN = [Bundle, Pinboard, Vault];
const desk = useDesk(
  {},
  OWN.map((type) => ResourceModule.offer({ type })),
);
const world = useTicketWorld(desk);

const records = () => recordsOf(desk);

let count = 0;
const category = () => records().create('categories', { code: `L-${++count}`, name: { de: `Liste ${count}` } });
const remove = (path: string, id: string) => desk.as('manager').delete(`v1/${path}/${id}`);
const read = async (path: string, id: string): Promise<Json> => await desk.as('manager').read(`v1/${path}/${id}`);
const history = async (record: string): Promise<Json[]> =>
  await desk.as('admin').read('v1/config-changes', { filter: { record } });
const toldOf = (entries: Json[], field: string) =>
  entries.flatMap(({ changes }) =>
    changes.filter((one: Json) => one.field === field).map(({ from, to }: Json) => [from, to]),
  );

/** The lists of references of the product, and the outcome of a deletion: the holding record and the error code. */
const LISTS: Readonly<Record<string, { hold(): Promise<{ path: string; id: string }>; refusal: string | null }>> = {
  'assignment-groups.members': {
    refusal: 'USER_USED',
    hold: async () => {
      const { id } = await records().create('users', { username: `listed-${++count}`, roles: ['vsd-agent'] });
      await records().create('assignment-groups', { name: `Liste ${count}`, members: [id] });
      return { path: 'users', id };
    },
  },
  'activities.attachments': {
    refusal: null,
    hold: async () => {
      const ticket = await world.submit('agent');
      const post = desk.as('agent').post(`v1/tickets/${ticket.id}/attachments`);
      const { body } = await post.attach('file', Buffer.from('x'), 'Notiz.txt').expect(201);
      await desk
        .as('agent')
        .create(`v1/tickets/${ticket.id}/messages`, { text: 'Siehe Anhang', attachments: [body.id] });
      return { path: 'attachments', id: body.id };
    },
  },
};

const declared = () =>
  allTables()
    .filter((type) => !(OWN as unknown[]).includes(type))
    .flatMap((type) =>
      fieldsOf(type)
        .filter(({ kind }) => kind === REFERENCES)
        .map((field) => ({ list: `${resourceOf(type).options.path}.${field.name}`, target: targetOf(field) })),
    );

describe('a record in a list of references', () => {
  it('is known of every list that the document has', () => {
    const lists = declared().map(({ list }) => list);
    expect(lists.filter((list) => !list.startsWith('specimens.')).sort()).toEqual(Object.keys(LISTS).sort());
  });

  it.each(Object.keys(LISTS))('of %s is refused, or taken out of it, as the list says', async (list) => {
    const { hold, refusal } = LISTS[list] as (typeof LISTS)[string];
    const { path, id } = await hold();
    const [resource, field] = list.split('.');
    const answer = await desk.as(refusal ? 'manager' : 'agent').delete(`v1/${path}/${id}`);
    if (!refusal) return expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ code: refusal, params: { places: [{ resource, field, count: 1 }] } });
    await read(path, id);
  });

  it('is held by default: the refusal says where, and the record stays with its list', async () => {
    const { id } = await category();
    const bundle = await records().create('bundles', { name: 'Bund', categories: [id] });
    const { body } = await remove('categories', id).expect(409);
    expect(body).toMatchObject({
      code: 'IN_USE',
      params: {
        elsewhere: false,
        places: [{ resource: 'bundles', field: 'categories', count: 1, records: [{ id: bundle.id, title: 'Bund' }] }],
      },
    });
    expect(await read('bundles', bundle.id)).toMatchObject({ categories: [id], version: bundle.version });
  });

  it('is held by a list out of sight, of which nothing is named', async () => {
    const { id } = await category();
    await records().create('vaults', { name: 'Tresor', categories: [id] }, 'admin');
    const { body } = await remove('categories', id).expect(409);
    expect(body).toMatchObject({ code: 'IN_USE', params: { places: [], elsewhere: true } });
  });

  it('is deleted once it stands in no list any more, and the record with the list at any time', async () => {
    const { id } = await category();
    const bundle = await records().create('bundles', { name: 'Leer', categories: [id] });
    const second = await records().create('bundles', { name: 'Weg', categories: [id] });
    await remove('bundles', second.id).expect(200);
    await records().patch('bundles', bundle, { categories: [] }).expect(200);
    await remove('categories', id).expect(200);
  });

  it('makes a version and an entry of the history of each change of the list', async () => {
    const [one, other] = [await category(), await category()];
    const bundle = await records().create('bundles', { name: 'Versionen', categories: [one.id] });
    const { body } = await records()
      .patch('bundles', bundle, { categories: [one.id, other.id] })
      .expect(200);
    expect(body.version).toBeGreaterThan(bundle.version);
    const stale = await records().patch('bundles', bundle, { categories: [] }).expect(412);
    expect(stale.body.code).toBe('STALE');
    const { body: same } = await records()
      .patch('bundles', body, { categories: [one.id, other.id] })
      .expect(200);
    expect(same.version).toBe(body.version);
    const names = [one, other].map(({ name }) => ({ de: name.de }));
    const [[, last], [, first]] = toldOf(await history(bundle.id), 'categories') as [
      [unknown, Json[]],
      [unknown, Json[]],
    ];
    expect(first).toMatchObject(names.slice(0, 1));
    expect(last).toMatchObject(names);
  });

  it('leaves a list that says so, which is a version and an entry of the history as well', async () => {
    const [one, other] = [await category(), await category()];
    const board = await records().create('pinboards', { name: 'Brett', categories: [one.id, other.id] });
    await remove('categories', one.id).expect(200);
    const after = await read('pinboards', board.id);
    expect(after).toMatchObject({ categories: [other.id], updatedBy: 'Manager alpina' });
    expect(after.version).toBeGreaterThan(board.version);
    expect(toldOf(await history(board.id), 'categories')).toHaveLength(2);
  });

  it('and its deletion never pass by each other', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { id } = await category();
      const bundle = await records().create('bundles', { name: `Wettlauf ${round}` });
      const [listed, removed] = await Promise.all([
        records().patch('bundles', bundle, { categories: [id] }),
        remove('categories', id),
      ]);
      expect([listed.status, removed.status].sort()).not.toEqual([200, 200]);
      expect(listed.status === 200 || removed.status === 200).toBe(true);
      const { categories } = await read('bundles', bundle.id);
      expect(categories).toEqual(listed.status === 200 ? [id] : []);
    }
  });
});
