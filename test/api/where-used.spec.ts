import type { Ref } from '@mikro-orm/core';
import { Category } from '../../api/masterdata/category.entity.js';
import { Reference, Resource, Text } from '../../api/platform/resource/index.js';
import { ResourceModule } from '../../api/platform/rest/resource.module.js';
import { TenantEntity } from '../../api/platform/tenancy/tenant-entity.js';
import { Role } from '../../api/vocabulary/role.js';
import { codesOf, type Json, recordsOf } from '../support/records.js';
import { useDesk, useTicketWorld } from '../support/use-desk.js';

/** A resource that administrators alone read. */
@Resource({ path: 'ledgers', icon: 'Key', allow: { read: [Role.Admin], write: [Role.Admin] } })
class Ledger extends TenantEntity {
  @Text({ required: true, max: 40 }) name!: string;
  @Reference(() => Category) category: Ref<Category> | null = null;
}

@Resource({ path: 'plates', icon: 'Key', allow: { read: [Role.Agent], write: [Role.Admin] } })
class Plate extends TenantEntity {
  @Text({ required: true, max: 40 }) name!: string;
  @Reference(() => Category, { visible: [Role.Admin] }) category: Ref<Category> | null = null;
}

const desk = useDesk({}, [ResourceModule.offer({ type: Ledger }), ResourceModule.offer({ type: Plate })]);
const records = recordsOf(desk);
const world = useTicketWorld(desk);

const remove = (path: string, { id }: Json) => desk.as('manager').delete(`v1/${path}/${id}`);
const switchOff = (path: string, record: Json) => records.patch(path, record, { active: false });
const read = async (path: string, id: string) => await desk.as('manager').read(`v1/${path}/${id}`);

describe('a record that is in use', () => {
  it('is not deleted, and the refusal says by what, how many, and names the latest five', async () => {
    const category = await records.create('categories', { code: 'USED', name: { de: 'Verwendet' } });
    const tickets = [];
    for (let at = 0; at < 6; at += 1) tickets.push(await world.submit('agent', { category: category.id }));
    const block = await records.create('text-blocks', { name: 'Verweist', content: 'x', category: category.id });
    const { body } = await remove('categories', category).expect(409);
    expect(body).toMatchObject({ code: 'IN_USE', title: 'Wird noch verwendet und kann nicht gelöscht werden' });
    const latest = tickets.slice(1).reverse();
    expect(body.params).toEqual({
      elsewhere: false,
      places: expect.arrayContaining([
        {
          resource: 'tickets',
          field: 'category',
          count: 6,
          records: latest.map(({ id, identifier }) => ({ id, title: identifier })),
        },
        { resource: 'text-blocks', field: 'category', count: 1, records: [{ id: block.id, title: 'Verweist' }] },
      ]),
    });
    expect(body.params.places).toHaveLength(2);
  });

  it('keeps the code of its own', async () => {
    const sla = await records.create('slas', { name: 'Vergeben' });
    const customer = await records.create('customers', { code: 'USER', name: 'Nutzer', sla: sla.id });
    const { body } = await remove('slas', sla).expect(409);
    expect(body).toMatchObject({
      code: 'SLA_IN_USE',
      title: 'SLA wird von Kunden verwendet',
      params: { places: [{ resource: 'customers', count: 1, records: [{ id: customer.id, title: 'Nutzer' }] }] },
    });
  });

  it.each(['ledgers', 'plates'])(
    'says of %s, which the reader may not see, only that there is something',
    async (path) => {
      const category = await records.create('categories', { code: path, name: { de: path } });
      await records.create(path, { name: 'Verschlossen', category: category.id }, 'admin');
      const { body } = await remove('categories', category).expect(409);
      expect(body).toMatchObject({ code: 'IN_USE', params: { places: [], elsewhere: true } });
    },
  );
});

describe('switching off', () => {
  it('keeps what is off where it stands, and refuses to choose it anew', async () => {
    const category = await records.create('categories', { code: 'OLD', name: { de: 'Alt' } });
    const ticket = await world.submit('agent', { category: category.id });
    await switchOff('categories', category).expect(200);
    expect(await read('tickets', ticket.id)).toMatchObject({ category: category.id });
    const draft = { type: 'INCIDENT', customer: world.acme, draft: true, category: category.id };
    const refusal = await desk.as('agent').post('v1/tickets', draft).expect(422);
    expect(codesOf(refusal.body)).toEqual([['/category', 'REFERENCE_INACTIVE']]);
    const kept = { category: category.id, internalNotes: 'Weiter' };
    await world.change('agent', await world.read('agent', ticket.id), kept).expect(200);
  });

  it('keeps the members of a group who have left, and takes none anew', async () => {
    const person = (username: string, active: boolean) =>
      records.create('users', { roles: ['vsd-agent'], username, name: username, active: true }).then(async (user) => {
        return active ? user : (await records.patch('users', user, { active: false }).expect(200)).body;
      });
    const [here, gone] = [await person('here', true), await person('gone', false)];
    const leaving = await person('leaving', true);
    const group = await records.create('assignment-groups', { name: 'Wechsel', members: [leaving.id] });
    await records.patch('users', leaving, { active: false }).expect(200);
    const next = await records.patch('assignment-groups', group, { members: [leaving.id, here.id] }).expect(200);
    const refusal = await records.patch('assignment-groups', next.body, { members: [gone.id] }).expect(422);
    expect(codesOf(refusal.body)).toEqual([['/members', 'REFERENCE_INACTIVE']]);
  });

  it('is refused for an SLA that customers have, and says which', async () => {
    const sla = await records.create('slas', { name: 'Gold' });
    const customer = await records.create('customers', { code: 'GOLD', name: 'Goldkunde', sla: sla.id });
    const { body } = await switchOff('slas', sla).expect(409);
    expect(body).toMatchObject({
      code: 'DEACTIVATION_IN_USE',
      params: {
        elsewhere: false,
        places: [{ resource: 'customers', field: 'sla', count: 1, records: [{ id: customer.id, title: 'Goldkunde' }] }],
      },
    });
    await records.patch('customers', customer, { sla: null }).expect(200);
    await switchOff('slas', sla).expect(200);
  });

  it('is refused for a group with open tickets, and done once they are closed', async () => {
    const group = await records.create('assignment-groups', { name: 'Auslaufend' });
    const ticket = await world.submit('agent', { assignmentGroup: group.id });
    const { body } = await switchOff('assignment-groups', group).expect(409);
    expect(body.params.places).toMatchObject([{ resource: 'tickets', field: 'assignmentGroup', count: 1 }]);
    const closing = { to: 'CLOSED', closingState: 'COMPLETED', confirm: ['CLOSE_WITHOUT_INVOICE'] };
    await world.move('agent', ticket.id, closing).expect(201);
    await switchOff('assignment-groups', group).expect(200);
  });

  it('is refused for a group that is the default of a ticket type', async () => {
    const group = await records.create('assignment-groups', { name: 'Standard', defaultForTypes: ['UNKNOWN'] });
    const { body } = await switchOff('assignment-groups', group).expect(422);
    expect(codesOf(body)).toEqual([['/defaultForTypes', 'GROUP_IS_DEFAULT']]);
  });

  it('and being chosen never pass by each other', async () => {
    for (let round = 0; round < 10; round += 1) {
      const sla = await records.create('slas', { name: `Wettlauf ${round}` });
      const customer = await records.create('customers', { code: `RACE-${round}`, name: 'Wettlauf' });
      const [chosen, off] = await Promise.all([
        records.patch('customers', customer, { sla: sla.id }),
        switchOff('slas', sla),
      ]);
      expect([chosen.status, off.status].sort()).not.toEqual([200, 200]);
      const [holder, held] = [await read('customers', customer.id), await read('slas', sla.id)];
      expect(holder.sla === null || held.active).toBe(true);
    }
  });
});
