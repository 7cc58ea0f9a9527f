import { people } from '../support/people.js';
import { recordsOf } from '../support/records.js';
import { statementsDuring } from '../support/statements.js';
import { useDesk, useTicketWorld } from '../support/use-desk.js';

const desk = useDesk();
const world = useTicketWorld(desk);
const records = () => recordsOf(desk);

/** An agent with a recent request, their client and their user record. */
async function known(username: string) {
  const user = await records().create('users', { username, roles: ['vsd-agent'] });
  const token = await desk.issuer.sign({ ...people.agent, sub: `${username}-subject`, preferred_username: username });
  const ask = (method: 'get' | 'post' | 'patch', path: string) =>
    desk.as(null)[method](path).set('Authorization', `Bearer ${token}`);
  await ask('get', 'v1/categories').expect(200);
  const body = await desk.as('manager').read(`v1/users/${user.id}`);
  return { ask, change: (changes: object) => records().patch('users', body, changes).expect(200) };
}
const messagesOf = async (id: string) => await desk.as('agent').read(`v1/tickets/${id}/messages`);
const nowhere = '01a20475-7073-7395-9de2-36b6d64f2769';

describe('rights that a process has read a moment ago', () => {
  it('are confirmed before a write begins, whose handler runs once whether they have changed or not', async () => {
    const ticket = await world.submit('agent');
    const { ask, change } = await known('writing');
    const say = () => ask('post', `v1/tickets/${ticket.id}/messages`).send({ text: 'Wir kommen.' }).expect(201);
    for (const roles of [['vsd-agent'], ['vsd-agent', 'manage_master_data']]) {
      if (roles.length > 1) await change({ roles });
      const statements = await statementsDuring(say);
      const asking = statements.filter((text) => text.includes('vsd_user_state'));
      expect(asking).toEqual([statements[0]]);
      expect(statements.filter((text) => text.includes('for update of e'))).toHaveLength(1);
      expect(statements.filter((text) => text.startsWith('insert into "activity"'))).toHaveLength(1);
    }
    expect(await messagesOf(ticket.id)).toHaveLength(2);
  });

  it.each(['dashboard', 'me', 'tickets/of/activities', 'tickets/of/attachments', 'tickets/of/clocks', 'notifications'])(
    'are confirmed by the first packet of a request that reads %s',
    async (path) => {
      const { id } = await world.submit('agent');
      const read = () =>
        desk
          .as('agent')
          .get(`v1/${path.replace('of', id)}`)
          .expect(200);
      await read();
      const statements = await statementsDuring(read);
      const asking = statements.filter((text) => text.includes('vsd_user_state'));
      expect(asking).toHaveLength(1);
      if (path !== 'me') expect(asking[0]).toContain("set_config('app.tenant'");
    },
  );

  it('are gone at once: whoever is deactivated does nothing and hears nothing but that', async () => {
    const ticket = await world.submit('agent');
    const { ask, change } = await known('going');
    await change({ active: false });
    const answers = [
      await ask('post', `v1/tickets/${ticket.id}/messages`).send({ text: 'Noch da?' }),
      await ask('post', `v1/tickets/${nowhere}/messages`).send({ text: 'Noch da?' }),
      await ask('post', `v1/tickets/${ticket.id}/messages`).send({ text: 7 }),
      await ask('post', 'v1/tickets').send({ type: 'INCIDENT' }),
      await ask('patch', `v1/tickets/${ticket.id}`).set('If-Match', '"7"').send({ internalNotes: 'x' }),
      await ask('patch', `v1/tickets/${ticket.id}`).send({ internalNotes: 'x' }),
      await ask('get', `v1/tickets/${ticket.id}`),
      await ask('get', 'v1/tickets').query({ filter: '{"nothing":1}' }),
      await ask('get', 'v1/tickets').query({ nothing: '1' }),
      await ask('get', `v1/tickets/${ticket.id}/activities`),
      await ask('get', `v1/tickets/${nowhere}/attachments`),
      await ask('get', 'v1/dashboard'),
      await ask('get', 'v1/me'),
      await ask('get', 'openapi.json'),
      await ask('post', 'v1/slas').send({ name: 'Gold' }),
    ];
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(answers.map(() => [401, 'USER_INACTIVE']));
    expect(await messagesOf(ticket.id)).toEqual([]);
  });

  it('are others at once: what they no longer allow is refused, and what they allow now is done', async () => {
    const ticket = await world.submit('agent', { internalNotes: 'Schlüssel beim Hauswart' });
    const { ask, change } = await known('changing');
    await change({ roles: ['vsd-executor'], executionCompany: 'Rohr & Draht' });
    await ask('post', 'v1/tickets').send({ type: 'INCIDENT' }).expect(403);
    await ask('post', `v1/tickets/${ticket.id}/messages`).send({ text: 'Noch da?' }).expect(404);
    await ask('get', `v1/tickets/${ticket.id}`).expect(404);
    expect(await messagesOf(ticket.id)).toEqual([]);
  });

  it('are taken as they are by now in the very first request that meets the change', async () => {
    const ticket = await world.submit('agent');
    for (const [method, path, body] of [
      ['post', `v1/tickets/${ticket.id}/messages`, { text: 'Noch da?' }],
      ['get', `v1/tickets/${ticket.id}`, undefined],
    ] as const) {
      const { ask, change } = await known(`moving-${method}`);
      await change({ roles: ['vsd-executor'], executionCompany: 'Rohr & Draht' });
      await ask(method, path).send(body).expect(404);
    }
    const { ask, change } = await known('rising');
    await ask('post', 'v1/slas').send({ name: 'Gold' }).expect(403);
    await change({ roles: ['vsd-agent', 'manage_master_data'] });
    await ask('post', 'v1/slas')
      .send({ name: 'Gold' })
      .expect((answer) => expect(answer.status).not.toBe(403));
    expect(await messagesOf(ticket.id)).toEqual([]);
  });
});
