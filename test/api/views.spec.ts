import { ConfigChange } from '../../api/platform/audit/config-change.entity.js';
import { clock } from '../../api/platform/clock.js';
import type { OpenApiDocument } from '../../api/platform/contract/document.js';
import { projectDocument } from '../../api/platform/contract/project.js';
import type { PanelOptions } from '../../api/platform/resource/field.js';
import { Machine, View } from '../../api/platform/resource/index.js';
import type { MachineDeclaration, TransitionDeclaration } from '../../api/platform/resource/machine.js';
import { resourceOf } from '../../api/platform/resource/resource.js';
import type { ResourceModel } from '../../api/platform/resource/resource-model.js';
import type { ViewDeclaration } from '../../api/platform/resource/view.js';
import { assertMachine } from '../../api/platform/rest/machines.js';
import { assertPanels } from '../../api/platform/rest/panels.js';
import { parseListQuery } from '../../api/platform/rest/query.js';
import { assertViews } from '../../api/platform/rest/views.js';
import { TenantEntity } from '../../api/platform/tenancy/tenant-entity.js';
import { Ticket } from '../../api/tickets/record/ticket.entity.js';
import { Task } from '../../api/tickets/tasks/task.entity.js';
import { Role } from '../../api/vocabulary/role.js';
import { TicketState } from '../../api/vocabulary/ticket.js';
import { document } from '../support/document.js';
import type { Person } from '../support/people.js';
import { type Json, recordsOf } from '../support/records.js';
import { statementsDuring } from '../support/statements.js';
import { useDesk, useTicketWorld } from '../support/use-desk.js';

const desk = useDesk();
const world = useTicketWorld(desk);
const records = recordsOf(desk);
const { now } = clock;
afterEach(() => {
  clock.now = now;
});

/** Judges tickets as if they had these views. */
function judging(...views: ViewDeclaration[]): () => void {
  class Viewed extends TenantEntity {}
  for (const view of views.toReversed()) View(view)(Viewed);
  return () => assertViews({ ...resourceOf(Ticket), type: Viewed });
}

const TAB = { name: 'pending', as: 'tab', filter: { state: 'PENDING' } } as const;

describe('a view is judged at boot', () => {
  it('and may ask whatever its list may be asked', () => {
    const filter = { state_eq_any: ['PENDING'], dueAt_gte: '@today-7', q: 'pumpe' };
    expect(judging({ ...TAB, filter, sort: '-createdAt', count: true }, { ...TAB, as: 'quick' })).not.toThrow();
  });

  it.each<[string, ViewDeclaration[], RegExp]>([
    ['a field is unknown', [{ ...TAB, filter: { colour: 'RED' } }], /view pending: UNKNOWN_FIELD .*colour/],
    [
      'a field is no filter',
      [{ ...TAB, filter: { customerDescription: 'x' } }],
      /UNKNOWN_OPERATOR .*customerDescription/,
    ],
    ['an operator is unknown', [{ ...TAB, filter: { state_gte: 'PENDING' } }], /UNKNOWN_OPERATOR .*state_gte/],
    ['a value is none', [{ ...TAB, filter: { state: 'FLYING' } }], /INVALID_VALUE .*state/],
    ['a day is nonsense', [{ ...TAB, filter: { dueAt_gte: '@someday' } }], /INVALID_VALUE .*dueAt/],
    [
      'its field is hidden from whom it is for',
      [{ ...TAB, filter: { executionCompany: 'x' }, roles: [Role.Customer] }],
      /UNKNOWN_FIELD .*executionCompany/,
    ],
    ['the order is no field', [{ ...TAB, sort: '-colour' }], /INVALID_SORT .*colour/],
    ['the order has none', [{ ...TAB, sort: 'title' }], /INVALID_SORT .*title/],
    ['what is empty is not in a list', [{ ...TAB, filter: { state: null } }], /state: what is empty/],
    ['its name is no key', [{ ...TAB, name: 'on the way' }], /its name is no key/],
    ['a tab has a line', [{ ...TAB, line: ['dueAt'] }], /line needs as: 'home'/],
    ['its columns are no columns', [{ ...TAB, columns: ['title', 'colour'] }], /columns: no column colour/],
    ['a line names no field', [{ ...TAB, as: 'home', line: ['colour'] }], /line: no field colour/],
    ['a panel has too many lines', [{ ...TAB, as: 'home', most: 101 }], /most: 101 is not between 1 and 100/],
    ['its role is unknown', [{ ...TAB, roles: ['boss' as Role] }], /roles: boss is no role/],
    ['it stands behind one for everybody', [TAB, { ...TAB, roles: [Role.Agent] }], /nobody gets it/],
  ])('where %s', (_what, views, message) => {
    expect(judging(...views)).toThrow(message);
    expect(judging(...views)).toThrow(/@Resource Ticket \(tickets\)/);
  });
});

describe('a panel is judged at boot', () => {
  /** Judges tickets as if the field of the location had this panel. */
  const judgingPanel = (panel: true | PanelOptions, name = 'location') => {
    const model = resourceOf(Ticket);
    const fields = model.fields.map((field) =>
      field.name === name ? { ...field, options: { ...field.options, panel } } : field,
    );
    return () => assertPanels({ ...model, fields });
  };

  it.each<[string, true | PanelOptions, string | undefined, RegExp]>([
    ['its resource is unknown', { on: 'planets' }, undefined, /field location: panel: there is no resource planets/],
    ['its field is no reference and names no resource', true, 'title', /field title: panel: there is no resource/],
    ['its key is no field', { key: 'colour' }, undefined, /panel: locations has no field colour/],
    ['lists are not filtered by it', { on: 'customers' }, 'customerDescription', /panel: lists are not filtered by it/],
    ['its filter is no filter', { filter: { colour: 'RED' } }, undefined, /panel: UNKNOWN_FIELD .*colour/],
    ['its sum is of no numbers', { as: 'inline', total: 'title' }, undefined, /panel: title is no column of numbers/],
    ['its sum has no rows', { total: 'title' }, undefined, /panel: total needs inline rows or lines/],
    ['its line has an unknown field', { as: 'lines', line: ['colour'] }, undefined, /Ticket has no field colour/],
    ['its lines need an unknown right', { as: 'lines', can: 'fly' }, undefined, /panel: Location has no right can.fly/],
    ['its input fills no text', { as: 'lines', quickAdd: 'state' }, undefined, /panel: state is no text that users/],
    ['its input leaves a gap', { as: 'lines', quickAdd: 'customerCostCenter' }, undefined, /a new Ticket needs \w+ as/],
    [
      'the filter of its folded lines is none',
      { as: 'lines', folded: { when: [{ colour: 'RED' }] } },
      undefined,
      /panel: folded: UNKNOWN_FIELD .*colour/,
    ],
    [
      'the order of its folded lines is of no field',
      { as: 'lines', folded: { when: [{ state: 'CLOSED' }], sort: '-colour' } },
      undefined,
      /panel: Ticket has no field colour/,
    ],
    ['its badge is no field', { as: 'lines', badge: 'colour' }, undefined, /panel: Ticket has no field colour/],
    ['its order is of no field', { as: 'lines', sort: '-colour' }, undefined, /panel: INVALID_SORT .*colour/],
    ['its files lack a name', { as: 'files' }, undefined, /field location: panel: Ticket has no name of a file/],
    ['its flag is none', { as: 'files', flag: { name: 'title', on: 'Lock' } }, undefined, /Ticket has no flag title/],
    ['its flag has no files', { as: 'lines', flag: { name: 'x', on: 'Lock' } }, undefined, /panel: flag needs files/],
    ['its files have a line', { as: 'files', line: ['title'] }, undefined, /panel: line needs lines/],
    ['a list of its own has a line', { line: ['title'] }, undefined, /panel: line needs lines/],
  ])('where %s', (_what, panel, field, message) => {
    expect(judgingPanel(panel, field)).toThrow(new RegExp(`@Resource Ticket \\(tickets\\)[^]*${message.source}`));
  });

  it('where its rows are inputs that no reader may write, or that lack a required field', () => {
    const changed = (model: ResourceModel, options: Record<string, object>) => {
      const fields = model.fields.map((field) => ({ ...field, options: { ...field.options, ...options[field.name] } }));
      return () => assertPanels({ ...model, fields });
    };
    const panel = { as: 'inline' as const };
    expect(changed(resourceOf(ConfigChange), { record: { panel: { ...panel, on: 'users' } } })).toThrow(
      /@Resource ConfigChange .*field record: panel: no reader of ConfigChange may write it inline/,
    );
    expect(changed(resourceOf(Ticket), { location: { panel }, internalNotes: { required: true } })).toThrow(
      /panel: internalNotes is required, and no column of inline rows/,
    );
  });

  it('and stands in the document with its resource, key and filter', () => {
    const panelOf = (schema: string, field: string) =>
      document.components.schemas[schema]?.properties[field]['x-field'].panel;
    expect(panelOf('User', 'customerCode')).toEqual({ resource: 'customers', key: 'code' });
    const open = { resource: 'locations', key: 'id', filter: { state_neq: 'CLOSED' } };
    expect(panelOf('Ticket', 'location')).toEqual(open);
    expect(panelOf('CustomerDomain', 'customer')).toEqual({ resource: 'customers', key: 'id', order: 1, as: 'inline' });
    expect(panelOf('Task', 'ticket')).toEqual({
      resource: 'tickets',
      key: 'id',
      as: 'lines',
      can: 'addTask',
      line: ['shortDescription', 'dueDate', 'state', 'priority', 'assignedTo'],
      quickAdd: 'subject',
      folded: { when: [{ state: 'COMPLETED' }], sort: ['completedAt', 'DESC'] },
    });
    const flag = { name: 'deskOnly', on: 'Lock' };
    expect(panelOf('ReportAttachment', 'report')).toEqual({ resource: 'reports', key: 'id', as: 'files', flag });
    expect(panelOf('Report', 'ticket')).toMatchObject({ badge: 'state', sort: ['createdAt', 'ASC'] });
    expect(judgingPanel(true)).not.toThrow();
    const lines = { as: 'lines', can: 'edit', line: ['state'], folded: { when: [{ state: 'CLOSED' }] } } as const;
    expect(judgingPanel({ ...lines, on: 'tickets' })).not.toThrow();
  });

  it('names in the part of a role the fields alone that it sees', () => {
    const fieldsOf = ({ components }: OpenApiDocument) => components.schemas.Task?.properties as Json;
    const hide = (own: OpenApiDocument, name: string) => {
      fieldsOf(own)[name]['x-field'].visibleTo = [Role.Executor];
    };
    const panel = (role: Role, hidden: readonly string[]) => {
      const own = structuredClone(document) as OpenApiDocument;
      for (const name of hidden) hide(own, name);
      return fieldsOf(projectDocument(own, [role])).ticket['x-field'].panel;
    };
    const whole = panel(Role.Agent, []);
    expect(panel(Role.Executor, ['dueDate', 'subject', 'state'])).toEqual(whole);
    const { folded: _folded, quickAdd: _quick, ...rest } = whole;
    const line = ['shortDescription', 'priority', 'assignedTo'];
    expect(panel(Role.Agent, ['dueDate', 'subject', 'state'])).toEqual({ ...rest, line });
    const form = (role: Role) => {
      const own = projectDocument(document as unknown as OpenApiDocument, [role]);
      return Object.keys(own.components.schemas.AddReportAttachmentBody?.properties as Json);
    };
    expect([form(Role.Agent), form(Role.Executor)]).toEqual([['file', 'deskOnly'], ['file']]);
  });
});

describe('a state machine is judged at boot', () => {
  /** Judges the resource of tickets with this state machine; a new ticket is a draft. */
  const judgingMachine = (machine: Partial<MachineDeclaration>) => {
    class Machined {}
    const step = { from: [TicketState.Draft], to: TicketState.Pending, icon: 'Bolt' } as const;
    Machine({ field: 'state', initial: TicketState.Draft, transitions: { submit: step }, ...machine })(Machined);
    return () => assertMachine({ ...resourceOf(Ticket), type: Machined as never });
  };
  const withStep = (step: Partial<TransitionDeclaration>): Partial<MachineDeclaration> => ({
    transitions: { submit: { from: [TicketState.Draft], to: TicketState.Pending, icon: 'Bolt', ...step } },
  });

  it.each<[string, Partial<MachineDeclaration>, RegExp]>([
    ['its field is no choice', { field: 'title' }, /machine: field title is no @Choice/],
    ['its field is writable', { field: 'priority' }, /field priority is writable without a transition/],
    ['its first state is unknown', { initial: 'NOWHERE' }, /there is no state NOWHERE to begin with/],
    ['a state is unknown', withStep({ to: 'LOST' }), /transition submit: there is no state LOST/],
    ['a transition starts nowhere', withStep({ from: [] }), /transition submit: it has no state from which it leads/],
    ['a transition stays where it is', withStep({ to: TicketState.Draft }), /it leads from DRAFT to DRAFT/],
    [
      'a transition changes nothing',
      { transitions: { submit: { from: [TicketState.Draft], icon: 'Bolt' } } },
      /submit: it changes nothing/,
    ],
    ['a field of a dialog is unknown', withStep({ body: ['colour'] }), /there is no field colour to fill in/],
    ['a needed field is unknown', withStep({ needs: ['colour'] }), /there is no field colour to fill in/],
    ['a dialog asks for the state', withStep({ body: ['state'] }), /there is no field state to fill in/],
    ['no way leads to a state', {}, /no transitions lead to CLOSED/],
  ])('where %s', (_what, machine, message) => {
    expect(judgingMachine(machine)).toThrow(message);
    expect(judgingMachine(machine)).toThrow(/@Resource Ticket \(tickets\)/);
  });
});

describe('the document tells views', () => {
  const viewsOf = (schema: string, ...roles: string[]) =>
    ((projectDocument(document as never, roles).components.schemas[schema]?.['x-resource'] as Json)?.views ??
      []) as Json[];

  it.each<[string, Role[], string[], string | undefined]>([
    ['agents', [Role.Agent], ['mine', 'groups', 'unassigned', 'untyped', 'drafts'], 'responsible'],
    ['executors', [Role.Executor], ['mine', 'drafts'], 'executionResponsible'],
    ['customers', [Role.Customer], ['reported', 'drafts'], 'author'],
    [
      'who is an agent and a customer',
      [Role.Customer, Role.Agent],
      ['mine', 'reported', 'groups', 'unassigned', 'untyped', 'drafts'],
      'responsible',
    ],
  ])('to %s theirs', (_who, roles, names, owner) => {
    const views = viewsOf('Ticket', ...roles);
    expect(views.filter(({ as }) => as === 'queue').map(({ name }) => name)).toEqual(names);
    expect(views.filter(({ as }) => as === 'tab')).toHaveLength(5);
    expect(views.filter(({ as }) => as === 'quick')).toHaveLength(
      roles.includes(Role.Agent) || roles.includes(Role.Executor) ? 5 : 4,
    );
    expect(Object.keys(views[0]?.filter)).toContain(owner);
    expect(JSON.stringify(views)).not.toContain('visibleTo');
  });

  it('and of nothing that its reader does not see', () => {
    const secret = structuredClone(document);
    secret.components.schemas.Ticket.properties.type['x-field'].visibleTo = [Role.Customer];
    const ticket = projectDocument(secret as never, [Role.Agent]).components.schemas.Ticket?.['x-resource'] as Json;
    const queues = ticket.views.filter(({ as }: Json) => as === 'queue');
    expect(queues.map(({ name }: Json) => name)).toEqual(['mine', 'groups', 'unassigned', 'drafts']);
  });
});

describe('days that are relative to the present one', () => {
  /** The bound of a moment, as the database receives it. */
  const bound = (key: string, value: string) => {
    const { where } = parseListQuery(
      resourceOf(Task),
      { filter: JSON.stringify({ [key]: value }) },
      [Role.Agent],
      [],
      () => null,
    );
    return JSON.stringify(where[0]);
  };

  // The desk's zone is Europe/Zurich: its days begin at 23:00 UTC in winter and at 22:00 in summer.
  it.each<[string, string, string, string]>([
    ['2026-01-15T22:59:59Z', 'createdAt_gte', '@today', '2026-01-14T23:00:00.000Z'],
    ['2026-01-15T23:00:00Z', 'createdAt_gte', '@today', '2026-01-15T23:00:00.000Z'],
    ['2026-01-15T23:00:00Z', 'createdAt_lt', '@today+1', '2026-01-16T23:00:00.000Z'],
    ['2026-07-15T21:59:59Z', 'createdAt_gte', '@today', '2026-07-14T22:00:00.000Z'],
    ['2026-07-15T22:00:00Z', 'createdAt_gte', '@today', '2026-07-15T22:00:00.000Z'],
    // The day of 23 hours.
    ['2026-03-28T22:59:59Z', 'createdAt_gte', '@today', '2026-03-27T23:00:00.000Z'],
    ['2026-03-28T23:00:00Z', 'createdAt_gte', '@today', '2026-03-28T23:00:00.000Z'],
    ['2026-03-28T23:00:00Z', 'createdAt_lte', '@today', '2026-03-29T21:59:59.999Z'],
    ['2026-03-29T12:00:00Z', 'createdAt_gt', '@today-1', '2026-03-28T22:59:59.999Z'],
    ['2026-03-29T21:59:59Z', 'createdAt_gte', '@today+1', '2026-03-29T22:00:00.000Z'],
    // The day of 25 hours.
    ['2026-10-24T21:59:59Z', 'createdAt_gte', '@today', '2026-10-23T22:00:00.000Z'],
    ['2026-10-24T22:00:00Z', 'createdAt_gte', '@today', '2026-10-24T22:00:00.000Z'],
    ['2026-10-24T22:00:00Z', 'createdAt_lte', '@today', '2026-10-25T22:59:59.999Z'],
    ['2026-10-25T22:59:59Z', 'createdAt_gte', '@today+1', '2026-10-25T23:00:00.000Z'],
    ['2026-10-25T23:00:00Z', 'createdAt_lt', '@today+7', '2026-11-01T23:00:00.000Z'],
    // The present moment, on every day.
    ['2026-03-29T00:59:59.999Z', 'createdAt_gte', '@now', '2026-03-29T00:59:59.999Z'],
    ['2026-07-15T22:00:00Z', 'createdAt_lt', '@now', '2026-07-15T22:00:00.000Z'],
    // Days themselves, over the ends of months and years.
    ['2026-12-31T22:59:59Z', 'dueDate_lte', '@today', '2026-12-31'],
    ['2026-12-31T23:00:00Z', 'dueDate_lte', '@today', '2027-01-01'],
    ['2026-12-30T12:00:00Z', 'dueDate_lte', '@today+3', '2027-01-02'],
    ['2028-03-01T12:00:00Z', 'dueDate', '@today-1', '2028-02-29'],
    ['2026-06-01T12:00:00Z', 'dueDate', '@today+9999', '2053-10-16'],
  ])('at %s: %s %s is %s', (at, key, value, expected) => {
    clock.now = () => new Date(at);
    expect(bound(key, value)).toContain(`"${expected}"`);
  });
});

describe('through HTTP', () => {
  const ask = (path: string, filter: unknown, as: Person = 'agent') =>
    desk.as(as).get(`v1/${path}`, { filter, fields: '["id"]' });
  const idsOf = async (path: string, filter: unknown, as?: Person): Promise<string[]> =>
    (await ask(path, filter, as).expect(200)).body.map(({ id }: Json) => id);

  it('@me is whoever asks, in lists and counts', async () => {
    const mine = await world.submit('agent', { responsible: world.ids.agent });
    const nobodys = await world.submit('customer');
    expect(await idsOf('tickets', { responsible: '@me' })).toEqual([mine.id]);
    expect(await idsOf('tickets', { responsible_eq_any: ['@me', null] })).toEqual(
      expect.arrayContaining([mine.id, nobodys.id]),
    );
    expect(await idsOf('tickets', { responsible: '@me' }, 'manager')).toEqual([]);
    expect(await idsOf('tickets', { author: '@me' }, 'customer')).toEqual([nobodys.id]);
    expect(await idsOf('tickets', { responsible: '@me' }, 'otherAgent')).toEqual([]);
    const lists = { mine: { resource: 'tickets', filter: { responsible: '@me' } } };
    expect(await desk.as('agent').read('v1/counts', { lists })).toEqual({ mine: { count: 1, exact: true } });
  });

  it('@mygroups is each group that the user is a member of, found by the statement of the list itself', async () => {
    const { ids } = world;
    const group = (name: string, members: string[]) =>
      records.create('assignment-groups', { name, members: members.map((one) => ids[one as keyof typeof ids]) });
    const [one, both, other] = [
      await group('Mit Agent', ['agent']),
      await group('Mit beiden', ['agent', 'manager']),
      await group('Ohne Agent', ['manager']),
    ];
    const within = async ({ id }: Json) => (await world.submit('agent', { assignmentGroup: id })).id;
    const [ofOne, ofBoth, ofOther] = [await within(one), await within(both), await within(other)];
    const among = (found: string[]) => [ofOne, ofBoth, ofOther].filter((id) => found.includes(id));
    expect(among(await idsOf('tickets', { assignmentGroup: '@mygroups' }))).toEqual([ofOne, ofBoth]);
    expect(among(await idsOf('tickets', { assignmentGroup_eq_any: ['@mygroups'] }, 'manager'))).toEqual([
      ofBoth,
      ofOther,
    ]);
    expect(among(await idsOf('tickets', { assignmentGroup: ['@mygroups', other.id] }))).toEqual([
      ofOne,
      ofBoth,
      ofOther,
    ]);
    const orNone = await idsOf('tickets', { assignmentGroup_eq_any: ['@mygroups', null] }, 'manager');
    expect(among(orNone)).toEqual([ofBoth, ofOther]);
    // A group of another tenant has no members here, and a group without members has no tickets.
    expect(await idsOf('tickets', { assignmentGroup: '@mygroups' }, 'admin')).toEqual([]);
    expect(await idsOf('tickets', { assignmentGroup: '@mygroups' }, 'otherAgent')).toEqual([]);
    const sent = async (filter: object) => statementsDuring(() => ask('tickets', filter).expect(200));
    const named = await sent({ assignmentGroup_eq_any: [one.id, both.id] });
    expect(await sent({ assignmentGroup_eq_any: ['@mygroups'] })).toHaveLength(named.length);
    const counts = desk.as('agent').get('v1/counts', {
      lists: { groups: { resource: 'tickets', filter: { assignmentGroup_eq_any: ['@mygroups'] } } },
    });
    expect((await counts.expect(200)).body).toEqual({ groups: { count: 2, exact: true } });
  });

  it('@me among the members of groups tells one’s own groups', async () => {
    const { ids } = world;
    const group = async (name: string, members: string[], more: object = {}) =>
      (await records.create('assignment-groups', { name, members, ...more })).id as string;
    const own = await group('Eigene', [ids.agent, ids.manager]);
    const left = await group('Eigene, ausser Betrieb', [ids.agent], { active: false });
    const foreign = await group('Fremde', [ids.manager]);
    const among = (found: string[]) => [own, left, foreign].filter((id) => found.includes(id));
    expect(among(await idsOf('assignment-groups', { members: '@me' }))).toEqual([own, left]);
    expect(among(await idsOf('assignment-groups', { members: '@me', active: true }))).toEqual([own]);
    expect(among(await idsOf('assignment-groups', { members_eq_any: ['@me', ids.manager] }))).toHaveLength(3);
    expect(await idsOf('assignment-groups', { members: '@me' }, 'otherAgent')).toEqual([]);
  });

  it('@today is the day in the zone of the desk', async () => {
    const { id } = await world.submit('agent');
    const add = (subject: string, dueDate: string) =>
      desk.as('agent').post(`v1/tickets/${id}/tasks`, { subject, dueDate }).expect(201);
    const { body: today } = await add('Heute', '2026-03-29');
    const { body: later } = await add('Später', '2026-04-01');
    // An hour before midnight in London it is already the next day here.
    clock.now = () => new Date('2026-03-28T23:30:00Z');
    expect(await idsOf('tasks', { dueDate: '@today' })).toEqual([today.id]);
    expect(await idsOf('tasks', { dueDate_gt: '@today', dueDate_lte: '@today+3' })).toEqual([later.id]);
    expect(await idsOf('tasks', { dueDate_eq_any: ['@today', '@today+3'] })).toEqual([today.id, later.id]);
    clock.now = () => new Date('2026-03-28T22:30:00Z');
    expect(await idsOf('tasks', { dueDate: '@today' })).toEqual([]);
  });

  it.each<[string, object, string]>([
    ['no such word', { responsible: '@nonsense' }, 'responsible'],
    ['a word in another case', { responsible: '@Me' }, 'responsible'],
    ['oneself where customers stand', { customer: '@me' }, 'customer'],
    ['oneself where a day stands', { dueAt_gte: '@me' }, 'dueAt'],
    ['a day where people stand', { responsible: '@today' }, 'responsible'],
    ['a day that is none', { dueAt_gte: '@today+' }, 'dueAt'],
    ['a day too far', { dueAt_gte: '@today+10000' }, 'dueAt'],
    ['half a day', { dueAt_gte: '@today+1.5' }, 'dueAt'],
    ['more than a day', { dueAt_gte: '@today+1 or 1=1' }, 'dueAt'],
    ['a state', { state: '@me' }, 'state'],
    ['one among several', { responsible_eq_any: ['@me', '@you'] }, 'responsible'],
    ['groups where people stand', { responsible: '@mygroups' }, 'responsible'],
    ['groups where a day stands', { dueAt_gte: '@mygroups' }, 'dueAt'],
    ['groups where a state stands', { state_eq_any: ['@mygroups'] }, 'state'],
    ['groups in another case', { assignmentGroup: '@myGroups' }, 'assignmentGroup'],
    ['other groups than one’s own', { assignmentGroup_neq: '@mygroups' }, 'assignmentGroup'],
    ['oneself where groups stand', { assignmentGroup: '@me' }, 'assignmentGroup'],
  ])('%s is refused by name', async (_what, filter, name) => {
    const { body } = await ask('tickets', filter).expect(400);
    expect(body).toMatchObject({ code: 'INVALID_VALUE', params: { name } });
  });

  it('a text that begins so is a text', async () => {
    expect(await idsOf('users', { username: '@me' })).toEqual([]);
    expect(await idsOf('tickets', { q: '@me' })).toEqual([]);
  });

  it.each<Person>(['agent', 'executor', 'customer', 'admin', 'otherAgent'])(
    'every view of %s is a list that is answered',
    async (person) => {
      const body = await desk.as(person).read('openapi.json');
      const resources = Object.values<Json>(body.components.schemas).flatMap((schema) => schema['x-resource'] ?? []);
      const asked = resources.flatMap(({ path, views = [] }: Json) => views.map((view: Json) => ({ path, view })));
      expect(asked.length).toBeGreaterThan(1);
      for (const { path, view } of asked)
        await desk
          .as(person)
          .get(`v1/${path}`, { filter: view.filter, ...(view.sort && { sort: JSON.stringify(view.sort) }) })
          .expect(200);
    },
  );
});
