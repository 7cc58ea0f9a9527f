import { JobWorker } from '../../api/platform/jobs/job-worker.js';
import { eventually } from '../support/eventually.js';
import { passTime } from '../support/pass-time.js';
import { codesOf, type Json, recordsOf } from '../support/records.js';
import { useMailedDesk } from '../support/use-desk.js';

const { desk, world } = useMailedDesk();
let second: string;
beforeAll(async () => {
  const { create, patch } = recordsOf(desk);
  const executor = await desk.as('manager').read(`v1/users/${world.ids.executor}`);
  await patch('users', executor, { email: 'executor@rohr.example' }).expect(200);
  const colleague = (username: string, more: Json) =>
    create('users', {
      username,
      name: username,
      email: `${username}@rohr.example`,
      executionCompany: 'Rohr & Draht',
      ...more,
    });
  ({ id: second } = await colleague('second', { roles: ['vsd-executor'] }));
  await colleague('gone', { roles: ['vsd-executor'], active: false });
  await create('assignment-groups', { name: 'Dach', executingCompany: 'Dach AG', email: 'dach@alpina.example' });
  await desk.app.get(JobWorker).start();
});

const COMPANY = ['executor@rohr.example', 'second@rohr.example'];
const order = (given: Json = {}) => ({
  type: 'ORDER',
  location: world.location,
  executionDescription: 'Pumpe ersetzen',
  contactEmail: 'anna@acme.example',
  ...given,
});

/** The recipients of the assignment mail, once the mails of the submission are entered. */
const assigned = async (ticket: string, expected: string[]) =>
  eventually(async () => {
    await passTime(desk.superuser);
    const rows = await desk.rows(
      'select event, recipient from ticket_mail where ticket_id = $1 order by recipient',
      ticket,
    );
    expect(rows.map(({ event }) => event)).toContain('ISSUE_CREATED');
    expect(rows.filter(({ event }) => event === 'ISSUE_ASSIGNED').map(({ recipient }) => recipient)).toEqual(expected);
  });

describe('ISSUE_ASSIGNED', () => {
  it('goes to the active executors of the company when an order is created for it and for no person', async () => {
    const { id } = await world.submit('agent', order({ executionCompany: 'Rohr & Draht' }));
    await assigned(id, COMPANY);
  });

  it('goes to the company when the draft of an order is submitted, and not before', async () => {
    const group = { assignmentGroup: world.group };
    const draft = await world.submit('agent', order({ ...group, executionCompany: 'Rohr & Draht', draft: true }));
    await eventually(async () => {
      const rows = await desk.rows('select event from ticket_mail where ticket_id = $1', draft.id);
      expect(rows.map(({ event }) => event)).toEqual(['ISSUE_OR_DRAFT_ADDED']);
    });
    await world.move('agent', draft.id, { to: 'PENDING' }).expect(201);
    await assigned(draft.id, COMPANY);
    const rows = await desk.rows(
      `select recipient from ticket_mail where ticket_id = $1 and event = 'ISSUE_OR_DRAFT_ADDED'`,
      draft.id,
    );
    // The group gets a mail for the draft and a mail for the ticket.
    expect(rows.map(({ recipient }) => recipient)).toEqual(['technik@alpina.example', 'technik@alpina.example']);
  });

  it('goes to the company when orders are given to it together', async () => {
    const tickets = [await world.submit('agent', order()), await world.submit('agent', order())];
    const { body } = await world.bulk('agent', 'update', tickets, { executionCompany: 'Rohr & Draht' }).expect(201);
    expect(body.records.map(({ outcome }: Json) => outcome)).toEqual(['DONE', 'DONE']);
    for (const { id } of tickets) await assigned(id, COMPANY);
  });

  it('goes to the person alone when there is one', async () => {
    const given = { executionCompany: 'Rohr & Draht', executionResponsible: world.ids.executor };
    const { id } = await world.submit('agent', order(given));
    await assigned(id, ['executor@rohr.example']);
  });

  it('goes to the group of a company of which nobody works here', async () => {
    const { id } = await world.submit('agent', order({ executionCompany: 'Dach AG' }));
    await assigned(id, ['dach@alpina.example']);
  });
});

describe('ISSUE_ASSIGNED_NOTICE', () => {
  /** The mail to the executor once the order is given to another person, as text and as HTML. */
  const toldOf = async (change: Json) => {
    const given = { executionCompany: 'Rohr & Draht', executionResponsible: world.ids.executor };
    const ticket = await world.submit('agent', order(given));
    await world.change('agent', ticket, change).expect(200);
    return eventually(async () => {
      await passTime(desk.superuser);
      const rows = await desk.rows(
        `select text, html from ticket_mail where ticket_id = $1 and recipient = 'executor@rohr.example'
          and event = 'ISSUE_ASSIGNED_NOTICE'`,
        ticket.id,
      );
      expect(rows).toHaveLength(1);
      expect(rows[0].text).toContain('Zuweisung dieses Tickets geändert');
      return [`${rows[0].text}${rows[0].html}`, `/issue/${ticket.id}`] as const;
    });
  };

  it('leads nowhere for an executor who cannot open the order any more', async () => {
    const [told] = await toldOf({ executionCompany: 'Dach AG', executionResponsible: null });
    expect(told).not.toContain('/issue/');
    expect(told).not.toContain('Ticket öffnen');
    expect(told).not.toMatch(/<p[^>]*>\s*<\/p>/);
  });

  it('leads to the order where a colleague took it over', async () => {
    const [told, address] = await toldOf({ executionResponsible: second });
    expect(told).toContain(address);
    expect(told).toContain('Ticket öffnen');
  });
});

describe('the executing company of a ticket', () => {
  const refused = [['/executionCompany', 'COMPANY_UNKNOWN']];

  it('is one that people or groups of the tenant name', async () => {
    const known = await desk.as('agent').read('v1/execution-companies');
    expect(known).toEqual([{ name: 'Dach AG' }, { name: 'Rohr & Draht' }]);
    const ticket = await world.submit('agent', order());
    for (const executionCompany of ['Rohr & Drath', 'rohr & draht', 'Rohr'])
      expect(codesOf((await world.change('agent', ticket, { executionCompany }).expect(422)).body)).toEqual(refused);
    const body = order({ executionCompany: 'Unbekannt AG', customer: world.acme, category: world.category });
    const whole = { ...body, customerDescription: 'Pumpe', contactName: 'Anna Keller' };
    for (const draft of [true, false])
      expect(
        codesOf(
          (
            await desk
              .as('agent')
              .post('v1/tickets')
              .send({ ...whole, draft })
              .expect(422)
          ).body,
        ),
      ).toEqual(refused);
    await world.change('agent', ticket, { executionCompany: 'Rohr & Draht' }).expect(200);
  });

  it('may be left as it is when the company is no longer known', async () => {
    const { create, patch } = recordsOf(desk);
    const group = await create('assignment-groups', { name: 'Kurz', executingCompany: 'Kurz AG' });
    const ticket = await world.submit('agent', order({ executionCompany: 'Kurz AG' }));
    await patch('assignment-groups', group, { active: false }).expect(200);
    await world.change('agent', ticket, { executionDescription: 'Pumpe reinigen' }).expect(200);
  });
});
