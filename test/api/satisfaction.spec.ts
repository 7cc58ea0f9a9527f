import { jest } from '@jest/globals';
import { clock } from '../../api/platform/clock.js';
import { JobWorker } from '../../api/platform/jobs/job-worker.js';
import { runAsTenant } from '../../api/platform/tenancy/session.js';
import { RatingNoticesHandler } from '../../api/portal/ratings/rating-notices.handler.js';
import { readEvents } from '../support/event-reader.js';
import { eventually } from '../support/eventually.js';
import { ordersOf } from '../support/orders.js';
import type { Person } from '../support/people.js';
import { type Json, recordsOf } from '../support/records.js';
import { useMailedDesk } from '../support/use-desk.js';

let serial = 0;
const { desk, world, smtp } = useMailedDesk();
beforeAll(() => desk.app.get(JobWorker).start());

const CLOSE = { to: 'CLOSED', closingState: 'COMPLETED', confirm: ['CLOSE_WITHOUT_INVOICE'] };
const EXECUTOR = 'alpina-executor@volta.example';
const PLACE = '0'.repeat(44);
const LINK = /\/portal\/rating\/(alpina)\/([0-9a-z]{44})\/([1-5])/g;

/** The text of the closing mail to the contact, with its broken lines joined. */
async function closingMail(recipient: string, count = 1): Promise<string> {
  return eventually(() => {
    const own = smtp.to(recipient).filter(({ raw }) => raw.includes('/portal/rating/'));
    expect(own).toHaveLength(count);
    return own.at(-1)!.raw.replaceAll('=\r\n', '').replaceAll('=3D', '=');
  });
}

const close = (id: string) => world.move('agent', id, CLOSE).expect(201);

/** A closed ticket with the token that its contact was mailed. */
async function asked(): Promise<{ id: string; recipient: string; token: string }> {
  serial += 1;
  const recipient = `gast${serial}@acme.example`;
  const { id } = await world.submit('agent', { contactName: 'Anna Keller', contactEmail: recipient });
  await close(id);
  const [, , token = ''] = [...(await closingMail(recipient)).matchAll(LINK)][0] ?? [];
  return { id, recipient, token };
}

const read = (token: string, tenant = 'alpina') => desk.as(null).get(`v1/ratings/${tenant}/${token}`);
const rate = (token: string, body: object, tenant = 'alpina') =>
  desk.as(null).put(`v1/ratings/${tenant}/${token}`, body);
const kept = async (id: string) => {
  const { satisfaction, satisfactionComment, state } = await world.read('agent', id);
  return { satisfaction, satisfactionComment, state };
};

describe('the closing mail', () => {
  it('asks the customer for one of five steps, each a link of its own', async () => {
    const { recipient, token } = await asked();
    const links = [...(await closingMail(recipient)).matchAll(LINK)];
    expect(new Set(links.map(([, , signed]) => signed))).toEqual(new Set([token]));
    // Each link stands in the HTML and in the text.
    expect(links.map(([, , , step]) => step).sort()).toEqual([...'1122334455']);
    expect(token).not.toBe(PLACE);
  });

  it('tells the desk no link that counts, neither in the ledger nor in a preview', async () => {
    const { id, token } = await asked();
    const filter = JSON.stringify({ ticket: id, event: 'ISSUE_STATE_CLOSED' });
    const sent = await desk.as('agent').read('v1/sent-mails', { filter });
    const content = await desk.as('agent').read(`v1/sent-mails/${sent[0].id}/content`);
    expect(JSON.stringify(content)).toContain(PLACE);
    expect(JSON.stringify(content)).not.toContain(token);
    await rate(PLACE, { rating: 5 }).expect(404);
  });

  it('asks nobody but the customer', async () => {
    const contactEmail = 'auftrag@acme.example';
    const executor = await desk.as('manager').read(`v1/users/${world.ids.executor}`);
    await recordsOf(desk).patch('users', executor, { email: EXECUTOR }).expect(200);
    const { id } = await ordersOf(desk, world).order({ contactEmail });
    await world.move('agent', id, { ...CLOSE, closingState: 'REJECTED', closingNote: 'Doppelt erfasst' }).expect(201);
    await closingMail(contactEmail);
    const filter = JSON.stringify({ ticket: id, event: 'ISSUE_STATE_CLOSED' });
    const sent = await desk.as('agent').read('v1/sent-mails', { filter });
    const contents = await Promise.all(
      sent.map(async (mail: Json) => {
        const body = await desk.as('agent').read(`v1/sent-mails/${mail.id}/content`);
        return [mail.recipient, JSON.stringify(body).includes('/portal/rating/')];
      }),
    );
    expect(Object.fromEntries(contents)).toEqual({ [contactEmail]: true, [EXECUTOR]: false });
  });
});

describe('the link', () => {
  it('says nothing by being opened, as programs do that look for harm', async () => {
    const { id, token } = await asked();
    const { body } = await read(token).expect(200);
    expect(body).toMatchObject({ rating: null, comment: null, identifier: (await world.read('agent', id)).identifier });
    expect(Object.keys(body).sort()).toEqual(['comment', 'desk', 'identifier', 'rating', 'until']);
    expect(await kept(id)).toMatchObject({ satisfaction: null });
  });

  it('keeps what is said with the ticket and in its timeline, and takes another word', async () => {
    const { id, token } = await asked();
    await rate(token, { rating: 2, comment: '  Kam zu spät.  ' }).expect(200);
    expect(await kept(id)).toEqual({ satisfaction: 2, satisfactionComment: 'Kam zu spät.', state: 'CLOSED' });
    const { body } = await rate(token, { rating: 4 }).expect(200);
    expect(body).toMatchObject({ rating: 4, comment: null });
    const timeline = await desk.as('agent').read(`v1/tickets/${id}/activities`);
    const told = timeline.filter(({ changes }: Json) =>
      (changes as Json[]).some(({ field }) => field === 'satisfaction'),
    );
    expect(told.map(({ createdBy, actor }: Json) => [createdBy, actor])).toEqual(Array(2).fill(['Anna Keller', null]));
    // The same rating again is no new event.
    await rate(token, { rating: 4 }).expect(200);
    expect((await desk.as('agent').get(`v1/tickets/${id}/activities`)).body).toHaveLength(timeline.length);
  });

  it('is good for its own ticket, tenant and purpose alone', async () => {
    const [own, other] = [await asked(), await asked()];
    const changed = own.token.replace(/.$/, (sign) => (sign === 'a' ? 'b' : 'a'));
    // A token with the mail of one ticket and the signature of the other.
    const mixed = other.token.slice(0, 24) + own.token.slice(24);
    for (const token of [changed, mixed, PLACE, 'z'.repeat(44), 'x', `${own.token}0`])
      await rate(token, { rating: 1 }).expect(404);
    await rate(own.token, { rating: 1 }, 'nordwind').expect(404);
    await rate(own.token, { rating: 1 }, 'nobody').expect(404);
    expect(await kept(own.id)).toMatchObject({ satisfaction: null });
    expect(await kept(other.id)).toMatchObject({ satisfaction: null });
  });

  it('refuses what is no answer and changes nothing', async () => {
    const { id, token } = await asked();
    for (const body of [{}, { rating: 0 }, { rating: 6 }, { rating: 2.5 }, { rating: '5' }, { rating: null }])
      await rate(token, body).expect(422);
    await rate(token, { rating: 3, comment: 'x'.repeat(2_001) }).expect(422);
    await rate(token, { rating: 3, state: 'PENDING' }).expect(422);
    expect(await kept(id)).toMatchObject({ satisfaction: null, state: 'CLOSED' });
  });

  it('ends when the ticket is opened again, and with the next closing another mail asks', async () => {
    const { id, token, recipient } = await asked();
    await rate(token, { rating: 5 }).expect(200);
    await world.move('agent', id, { to: 'IN_WORK', reason: 'Tropft wieder' }).expect(201);
    await read(token).expect(404);
    await rate(token, { rating: 1 }).expect(404);
    await close(id);
    const links = [...(await closingMail(recipient, 2)).matchAll(LINK)];
    await rate(token, { rating: 1 }).expect(404);
    await rate(links[0]?.[2] ?? '', { rating: 2 }).expect(200);
    expect(await kept(id)).toMatchObject({ satisfaction: 2 });
  });

  it('is good in a mail that was sent again as well', async () => {
    const { id, recipient } = await asked();
    const filter = JSON.stringify({ ticket: id, event: 'ISSUE_STATE_CLOSED' });
    const sent = await desk.as('agent').read('v1/sent-mails', { filter });
    await desk.as('agent').create(`v1/sent-mails/${sent[0].id}/resends`, {});
    const links = [...(await closingMail(recipient, 2)).matchAll(LINK)];
    await rate(links[0]?.[2] ?? '', { rating: 3 }).expect(200);
    expect(await kept(id)).toMatchObject({ satisfaction: 3 });
  });

  it('is over two weeks after the closing', async () => {
    const { id, token } = await asked();
    jest.spyOn(clock, 'now').mockReturnValue(new Date(Date.now() + 15 * 86_400_000));
    expect((await read(token).expect(409)).body.code).toBe('RATING_OVER');
    expect((await rate(token, { rating: 5 }).expect(409)).body.code).toBe('RATING_OVER');
    jest.restoreAllMocks();
    expect(await kept(id)).toMatchObject({ satisfaction: null });
  });
});

describe('a poor rating', () => {
  const bellOf = async (person: Person): Promise<Json[]> =>
    (await desk.as(person).read('v1/notifications', { filter: { ticket: present } })).filter(
      ({ kind }: Json) => kind === 'POOR_RATING',
    );
  let present = '';
  /** A closed ticket that is assigned to a person, or to a group alone. */
  const closed = async (hands: object) => {
    const { id, token } = await asked();
    await desk.superuser.query('update ticket set responsible_id = $2, assignment_group_id = $3 where id = $1', [
      id,
      ...['responsible', 'assignmentGroup'].map((name) => (hands as Json)[name] ?? null),
    ]);
    present = id;
    return { id, token };
  };
  /** Waits until no notice of a rating is left that could run. */
  const worked = () =>
    eventually(async () => {
      const rows = await desk.rows(
        `select name from pgboss.job where name = 'rating-notices' and state in ('created', 'retry', 'active')`,
      );
      expect(rows).toEqual([]);
    });

  it('rings for who answers for the ticket, and leads to what was said', async () => {
    const { token } = await closed({ responsible: world.ids.manager });
    const stream = await readEvents(desk, 'manager');
    await rate(token, { rating: 2, comment: 'Kam zu spät.' }).expect(200);
    await worked();
    const [told, ...more] = await bellOf('manager');
    expect(more).toEqual([]);
    expect(told).toMatchObject({ ticket: present, unread: true });
    const timeline = await desk.as('agent').read(`v1/tickets/${present}/activities`);
    expect(timeline.find(({ id }: Json) => id === told?.activity)).toMatchObject({ createdBy: 'Anna Keller' });
    await eventually(() =>
      expect(stream.told).toContainEqual(expect.objectContaining({ resource: 'notifications', id: told?.id })),
    );
    stream.close();
    for (const other of ['agent', 'admin', 'executor', 'otherAgent'] as const) expect(await bellOf(other)).toEqual([]);
  });

  it('is told once a closing, however often it is said and the work is done', async () => {
    const { id, token } = await closed({ responsible: world.ids.manager });
    for (const rating of [1, 4, 2, 5, 1]) {
      await rate(token, { rating }).expect(200);
      await worked();
    }
    expect(await bellOf('manager')).toHaveLength(1);
    const rows = await desk.rows(`select data->'data' as data from pgboss.job where name = 'rating-notices'`);
    const job = rows.map(({ data }) => data).find(({ ticket }) => ticket === id);
    await runAsTenant('alpina', () => desk.app.get(RatingNoticesHandler).handle(job));
    expect(await bellOf('manager')).toHaveLength(1);
    await world.move('agent', id, { to: 'IN_WORK', reason: 'Tropft wieder' }).expect(201);
    await close(id);
    const links = [...(await closingMail(`gast${serial}@acme.example`, 2)).matchAll(LINK)];
    await rate(links[0]?.[2] ?? '', { rating: 2 }).expect(200);
    await worked();
    expect(await bellOf('manager')).toHaveLength(2);
  });

  it('is not told of who is content, nor of a word that was taken back at once, nor to who does not want it', async () => {
    const { id, token } = await closed({ responsible: world.ids.manager });
    await rate(token, { rating: 3 }).expect(200);
    await worked();
    expect(await bellOf('manager')).toEqual([]);
    const timeline = await desk.as('agent').read(`v1/tickets/${id}/activities`);
    await runAsTenant('alpina', () =>
      desk.app.get(RatingNoticesHandler).handle({ ticket: id, activity: timeline[0].id }),
    );
    expect(await bellOf('manager')).toEqual([]);
    const wish = (channel: string) =>
      desk
        .as('manager')
        .put('v1/me/notification-settings', { channels: [{ kind: 'POOR_RATING', channel }] })
        .expect(200);
    await wish('NEITHER');
    await rate(token, { rating: 1 }).expect(200);
    await worked();
    expect(await bellOf('manager')).toEqual([]);
    await wish('BELL');
  });

  it('rings for the deputy of who is away', async () => {
    const { token } = await closed({ responsible: world.ids.manager });
    const away = { activeFrom: '2020-01-01', activeTo: '2040-01-01', deputy: world.ids.admin };
    const absence = await desk.as('manager').create('v1/absences', away);
    await rate(token, { rating: 1 }).expect(200);
    await worked();
    expect([await bellOf('admin'), await bellOf('manager')]).toMatchObject([[{ ticket: present }], []]);
    await desk.as('manager').delete(`v1/absences/${absence.id}`).expect(200);
  });

  it('rings for the agents of the group where nobody answers for the ticket', async () => {
    const { agent, admin, executor } = world.ids;
    const group = await recordsOf(desk).create('assignment-groups', {
      name: 'Nachtdienst',
      members: [agent, admin, executor],
    });
    const { token } = await closed({ assignmentGroup: group.id });
    await rate(token, { rating: 1 }).expect(200);
    await worked();
    expect(await bellOf('agent')).toHaveLength(1);
    expect(await bellOf('admin')).toHaveLength(1);
    const rows = await desk.rows(
      'select count(*)::int as count from notification where ticket_id = $1 and kind = $2',
      present,
      'POOR_RATING',
    );
    expect(rows).toEqual([{ count: 2 }]);
  });
});

describe('satisfaction', () => {
  it('is between desk and customer: nobody writes it otherwise, and executors are not told', async () => {
    const { id, token } = await asked();
    await rate(token, { rating: 1, comment: 'Rohr & Draht kam nie' }).expect(200);
    const ticket = await world.read('agent', id);
    await world.change('agent', ticket, { satisfaction: 5 }).expect(422);
    const body = await desk.as('executor').read('openapi.json');
    expect(Object.keys(body.components.schemas.Ticket.properties)).not.toContain('satisfaction');
    await desk
      .as('executor')
      .get('v1/tickets', { filter: { satisfaction: 1 } })
      .expect(400);
  });
});
