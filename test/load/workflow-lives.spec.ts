import fc from 'fast-check';
import type { Person } from '../support/people.js';
import type { Json } from '../support/records.js';
import { useDesk, useTicketWorld } from '../support/use-desk.js';
import { availableOf, inWords, sorted, told } from '../support/workflow-model/available.js';
import { afterMove, type LivingTicket } from '../support/workflow-model/effects.js';
import {
  closingChoices,
  linesFrom,
  type ModelSettings,
  type Moment,
  verdict,
} from '../support/workflow-model/model.js';
import { FIELDS, type Input, steps } from '../support/workflow-model/sequences.js';
import type { Kind, Line, Who } from '../support/workflow-model/table.js';

/** Lives for each of the two settings. */
const LIVES = Number(process.env.VSD_LIVES ?? 200);
const PDF = Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
const TYPE = { T: 'TICKET', I: 'INCIDENT', O: 'ORDER', C: 'CHANGE', U: 'UNKNOWN' } as const;
const KINDS = Object.fromEntries(Object.entries(TYPE).map(([kind, type]) => [type, kind as Kind]));

/** Who acts as whom; the second customer sees all of the company, the third belongs to another one. */
const PEOPLE: readonly (readonly [Person, Who, boolean])[] = [
  ['agent', 'A', true],
  ['agent', 'A', true],
  ['admin', 'A', true],
  ['customer', 'C', true],
  ['customerAll', 'C', true],
  ['executor', 'E', true],
  ['bergbahn', 'C', false],
];

const desk = useDesk();
const world = useTicketWorld(desk);

const agent = () => desk.as('agent');
const date = (moment: string | null) => (moment === null ? null : Date.parse(moment));

/** The ticket with all that hangs on it, as the agent reads it, in the terms of the model. */
async function modelOf(id: string): Promise<LivingTicket> {
  const read = async (below = '') => (await agent().get(`v1/tickets/${id}${below}`).expect(200)).body;
  const ticket: Json = await read();
  const [tasks, invoices, reports]: Json[][] = [await read('/tasks'), await read('/invoices'), await read('/reports')];
  const filled = FIELDS.filter((field) => ticket[field] != null).map((field) => [field, String(ticket[field])]);
  return {
    kind: KINDS[ticket.type] as Kind,
    state: ticket.state,
    before: ticket.previousState,
    fields: Object.fromEntries(filled),
    openTasks: tasks?.filter(({ state }) => state !== 'COMPLETED').length ?? 0,
    invoices: invoices?.map(({ invoiceNumber, invoiceAmountExclVat }) => ({
      number: invoiceNumber,
      amount: invoiceAmountExclVat,
      pdf: true,
    })) as LivingTicket['invoices'],
    reports: reports?.map(({ state }) => state) as string[],
    approval: ticket.approval,
    unapprovedCosts: false,
    createdAt: Date.parse(ticket.createdAt),
    workCompletedAt: date(ticket.workCompletedAt),
    closedAt: date(ticket.closedAt),
    closingState: ticket.closingState,
    closingDate: ticket.closingDate,
  };
}

/** What a move leaves, moments as whether there are any. */
const pictured = (ticket: LivingTicket) => ({
  state: ticket.state,
  before: ticket.before,
  approval: ticket.approval,
  closingState: ticket.closingState,
  closingDate: ticket.closingDate,
  closingNote: ticket.fields.closingNote ?? null,
  workCompleted: ticket.workCompletedAt !== null,
  closed: ticket.closedAt !== null,
});

const made = new Map<string, number>();
const refused = new Map<string, number>();
const count = (counts: Map<string, number>, what: string) => counts.set(what, (counts.get(what) ?? 0) + 1);

async function born(kind: Kind, author: Person, draft: boolean): Promise<string> {
  const order = { location: world.location, executionCompany: 'Rohr & Draht', executionDescription: 'Pumpe ersetzen' };
  const byAgent = { responsible: world.ids.agent, customerContact: world.ids.customer, ...(kind === 'O' && order) };
  const given = author === 'agent' ? byAgent : { location: world.location };
  return (await world.submit(author, { type: TYPE[kind], ...(draft && { draft: true }), ...given })).id;
}

/** Changes what hangs on the ticket; where the ticket does not take it, all stays as it is. */
async function changeWorld(id: string, model: LivingTicket, change: Partial<LivingTicket>): Promise<void> {
  const below = `v1/tickets/${id}`;
  if (change.openTasks) await agent().post(`${below}/tasks`).send({ subject: 'Bestellen' });
  else if (change.openTasks === 0) await finishTasks(below);
  else if (change.invoices?.length) {
    const form = agent().post(`${below}/invoices`).field('invoiceNumber', `R-${model.invoices.length}`);
    await form.field('invoiceAmountExclVat', '100').attach('file', PDF, 'rechnung.pdf');
  } else if (change.reports?.length) {
    const { body } = await agent().post(`${below}/reports`).send({});
    await desk.superuser.query('update report set state = $1 where id::text = $2', [change.reports[0], body.id ?? '']);
  } else if (change.approval && model.before === null) {
    const { body } = await agent().get(below);
    await world.change('agent', body, { approval: change.approval });
  }
}

async function finishTasks(below: string): Promise<void> {
  const { body } = await agent().get(`${below}/tasks`).expect(200);
  for (const { id, version } of body)
    await agent().patch(`v1/tasks/${id}`).set('If-Match', `"${version}"`).send({ state: 'COMPLETED' });
}

/** Tries a move as somebody and requires what the model says: status, codes, and the ticket afterwards. */
async function tryMove(
  id: string,
  moment: Moment & { ticket: LivingTicket },
  who: number,
  aim: number | string | null,
  given: Input,
) {
  const [person, actor, own] = PEOPLE[who % PEOPLE.length] as (typeof PEOPLE)[number];
  const { ticket } = moment;
  // Drafts are seen by their author and the desk, orders by their executors.
  const reached = await desk.as(person).get(`v1/tickets/${id}`);
  const lines = linesFrom(moment, actor, own);
  const line = typeof aim === 'number' ? (lines[aim % lines.length] as Line | undefined) : undefined;
  const to = typeof aim === 'number' ? (line?.to ?? 'CLOSED') : aim;
  if (to === null) return;
  const { closingNth = 0, closedBefore: _later, ...input } = given;
  const choices = line ? closingChoices(ticket, line) : [];
  const body = { ...input, ...(choices.length > 0 && { closingState: choices[closingNth % choices.length]?.state }) };
  const answer = await desk
    .as(person)
    .post(`v1/tickets/${id}/transitions`)
    .send({ to, ...body });
  // The form is looked at before the ticket is.
  if (body.clarificationReason === 'LATER') {
    expect([person, answer.status]).toEqual([person, 422]);
    return;
  }
  if (reached.status === 404) {
    expect([person, answer.status]).toEqual([person, 404]);
    count(refused, '404');
    return;
  }
  const available = availableOf(moment, actor, own);
  const should = verdict({ ...moment, now: Date.now() }, to, actor, own, body);
  const refusal = told(should);
  const context = `${person} ${ticket.kind} ${ticket.state} -> ${to} ${JSON.stringify(body)}`;
  if (refusal) {
    expect([context, answer.status, answer.body.code]).toEqual([context, ...refusal]);
    const codes = answer.body.errors?.map(({ code }: Json) => code);
    const obstacles = should.obstacles.length > 0 ? should.obstacles : ['CLOSE_WITHOUT_INVOICE'];
    expect([context, codes]).toEqual([context, obstacles.map((one) => one.split(' ')[0])]);
    const { body: moves } = await desk.as(person).get(`v1/tickets/${id}/transitions`).expect(200);
    const shown = moves.map(({ action: _action, unmet, closingStates, ...move }: Json) => ({
      ...move,
      unmet: inWords(unmet),
      closingStates: sorted(closingStates),
    }));
    expect([context, shown]).toEqual([context, available]);
    for (const code of codes) count(refused, code);
    return;
  }
  expect([context, answer.status, answer.body.code]).toEqual([context, 201, undefined]);
  const foretold = available.find((move) => move.to === to);
  expect([context, foretold?.allowed]).toEqual([context, true]);
  const after = afterMove({ ...moment, now: Date.now() }, should.line as Line, body);
  expect([context, pictured(await modelOf(id))]).toEqual([context, pictured(after)]);
  count(made, `#${should.line?.number} ${actor}`);
}

const SETTINGS: readonly ModelSettings[] = [
  {
    taskGuard: 'ALL',
    executorCompletesOrders: false,
    reportRequired: true,
    closesSolvedTickets: false,
    closesInvoicedOrders: false,
    closesWithoutInvoice: '',
  },
  {
    taskGuard: 'COMPLETING',
    executorCompletesOrders: true,
    reportRequired: false,
    closesSolvedTickets: false,
    closesInvoicedOrders: false,
    closesWithoutInvoice: '',
  },
];

async function setTenant(settings: ModelSettings): Promise<void> {
  const { taskGuard, executorCompletesOrders, reportRequired } = settings;
  const [{ id, version }] = (await desk.as('manager').get('v1/tenant-settings').expect(200)).body;
  const patch = desk.as('manager').patch(`v1/tenant-settings/${id}`).set('If-Match', `"${version}"`);
  await patch.send({ taskGuard, executorCompletesOrders, reportRequired }).expect(200);
}

/** Lives that meet enough kinds of moves and refusals by themselves, the same each time. */
const FAMILIAR = { seed: 1, numRuns: 20 };

describe('tickets that live through HTTP', () => {
  it.each(SETTINGS)('agree with the tables of the domain, tasks guarding $taskGuard', async (settings) => {
    await setTenant(settings);
    const birth = fc.record({
      kind: fc.constantFrom<Kind>('T', 'I', 'O', 'O', 'C', 'U'),
      author: fc.constantFrom<Person>('agent', 'agent', 'customer'),
      draft: fc.boolean(),
    });
    const actors = fc.array(fc.nat(PEOPLE.length - 1), { minLength: 12, maxLength: 12 });
    const life = fc.asyncProperty(birth, steps, actors, async ({ kind, author, draft }, path, who) => {
      const id = await born(kind, author, draft);
      for (const [at, step] of path.entries()) {
        const ticket = await modelOf(id);
        const moment = { ticket, settings, now: Date.now() };
        if (step.do === 'world') await changeWorld(id, ticket, step.change);
        else if (step.do === 'move') {
          const aim = 'nth' in step.aim ? step.aim.nth : step.aim.to;
          await tryMove(id, moment, who[at] as number, aim, step.input);
        }
      }
    });
    await fc.assert(life, { ...FAMILIAR, endOnFailure: true });
    await fc.assert(life, { numRuns: LIVES - FAMILIAR.numRuns, endOnFailure: true });
  });

  it('have been moved by everybody and refused in many ways', () => {
    expect([...new Set([...made.keys()].map((line) => line.at(-1)))].sort()).toEqual(['A', 'C', 'E']);
    expect(made.size).toBeGreaterThan(10);
    expect(refused.size).toBeGreaterThan(8);
  });
});
