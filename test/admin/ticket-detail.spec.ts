/// <reference types="jest" />
import type { FieldModel } from '../../admin/model/resource-model';
import { ticketRefusal } from '../../admin/pages/ticket/create/ticket-refusal';
import { type Activity, byDay, shapeOf } from '../../admin/pages/ticket/model/activity';
import { nextStep } from '../../admin/pages/ticket/model/next-step';
import { propertyGroups } from '../../admin/pages/ticket/model/property-groups';
import { agentGroups, customerGroups, formFields, ownFields } from '../../admin/pages/ticket/model/ticket-form';
import { asksFirst, confirmedCodes, rankTransitions, type Transition } from '../../admin/pages/ticket/model/transition';
import { ApiError } from '../../admin/providers/problem';

const transition = (action: string, more: Partial<Transition> = {}): Transition => ({
  to: 'IN_WORK',
  action,
  number: 0,
  allowed: true,
  unmet: [],
  needs: [],
  confirm: [],
  questions: [],
  closingStates: [],
  instead: null,
  ...more,
});
const field = (name: string): FieldModel => ({
  name,
  label: name,
  widget: 'text',
  required: false,
  creatable: true,
  editable: true,
  list: false,
  sort: false,
  search: false,
  filter: [],
  constraints: {},
});

describe('the moves of a ticket', () => {
  it('offer the likely one first and the others by likelihood', () => {
    const { next, others } = rankTransitions([transition('ASK'), transition('CLOSE'), transition('START')]);
    expect(next?.action).toBe('START');
    expect(others.map(({ action }) => action)).toEqual(['CLOSE', 'ASK']);
  });

  it.each(['WITHDRAW', 'REOPEN', 'HAND_BACK', 'REWORK', 'CORRECT'])('never push somebody to %s', (action) => {
    expect(rankTransitions([transition(action)])).toEqual({ next: undefined, others: [transition(action)] });
  });

  it('ask first only where something must be said or confirmed', () => {
    expect(asksFirst(transition('START'))).toBe(false);
    expect(asksFirst(transition('ASK', { needs: ['clarification'] }))).toBe(true);
    expect(asksFirst(transition('CLOSE', { confirm: ['CLOSE_WITHOUT_INVOICE'] }))).toBe(true);
  });

  it('confirm a code without a question by themselves, and a question only with its answer', () => {
    const confirm = ['CLOSE_WITHOUT_INVOICE'];
    expect(confirmedCodes({ confirm, questions: [] })).toEqual(confirm);
    expect(confirmedCodes({ confirm, questions: confirm })).toEqual([]);
    expect(confirmedCodes({ confirm, questions: confirm }, { CLOSE_WITHOUT_INVOICE: true })).toEqual(confirm);
  });
});

describe('the timeline', () => {
  const at = (createdAt: string) => ({ id: createdAt, createdAt }) as Activity;

  it('stands in days of the reader, the newest at the end', () => {
    const days = byDay([at('2026-11-19T12:00:00Z'), at('2026-11-20T09:00:00Z'), at('2026-11-20T12:00:00Z')]);
    expect(days.map(({ day, activities }) => [day, activities.length])).toEqual([
      ['2026-11-19', 1],
      ['2026-11-20', 2],
    ]);
    expect(days[1]?.activities[1]?.id).toBe('2026-11-20T12:00:00Z');
  });

  it.each([
    ['MESSAGE_FROM_CUSTOMER', 'message'],
    ['MESSAGE_FROM_AGENT', 'message'],
    ['WORK_NOTE', 'note'],
    ['ATTACHMENT_ADDED', 'file'],
    ['STATE_CHANGED', 'line'],
    ['SOMETHING_NEW', 'line'],
  ])('shows %s as a %s', (kind, shape) => {
    expect(shapeOf({ kind })).toBe(shape);
  });
});

describe('the properties of a ticket', () => {
  const fields = ['location', 'customer', 'dueAt', 'state', 'internalNotes', 'custom.floor', 'priority'].map(field);
  const shown = (isCustomer: boolean) =>
    propertyGroups(fields, { isCustomer }).map(({ name, fields: members }) => [name, members.map((one) => one.name)]);

  it('stand in groups, those that the tenant added in their own', () => {
    expect(shown(false)).toEqual([
      ['people', ['customer']],
      ['place', ['location']],
      ['deadlines', ['priority', 'dueAt']],
      ['internal', ['internalNotes']],
      ['own', ['custom.floor']],
    ]);
  });

  it('put a built-in field into the group of its section, and none among the fields of the tenant', () => {
    const measured = { ...field('resolutionMinutes'), section: 'dates' };
    const rated = { ...field('satisfaction'), section: 'closing' };
    const added = { ...field('addedLater'), section: 'nowhere' };
    const groups = propertyGroups([measured, rated, added, field('custom.floor')], { isCustomer: false });
    expect(groups.map(({ name, fields: members }) => [name, members.map((one) => one.name)])).toEqual([
      ['deadlines', ['resolutionMinutes']],
      ['order', ['addedLater']],
      ['closing', ['satisfaction']],
      ['own', ['custom.floor']],
    ]);
    expect(propertyGroups([field('reopenings')], { isCustomer: true })).toEqual([]);
  });

  it('leave out for a customer what only organises the desk', () => {
    expect(shown(true).flat(2)).not.toContain('customer');
    expect(shown(true).flat(2)).not.toContain('priority');
  });
});

describe('the form of a ticket', () => {
  const names = ['customer', 'type', 'category', 'location', 'priority', 'preferredDate', 'customerPriority'];
  const fields = [...names, 'executionCompany', 'custom.floor'].map(field);
  type State = Partial<Parameters<typeof formFields>[2]>;
  const inGroup = (name: string, state: State, groups = customerGroups) =>
    formFields(groups.find((group) => group.name === name)!, fields, {
      mandatory: [['priority']],
      isOrder: false,
      isCustomer: groups === customerGroups,
      ...state,
    }).map((one) => [one.name, one.required]);

  it('asks a customer for the preferred date only where the server does', () => {
    expect(inGroup('when', {})).toEqual([['customerPriority', true]]);
    expect(inGroup('when', { mandatory: [['preferredDate']] })).toEqual([
      ['customerPriority', false],
      ['preferredDate', true],
    ]);
    expect(inGroup('when', {}, agentGroups)).toEqual([
      ['priority', true],
      ['customerPriority', false],
      ['preferredDate', false],
    ]);
  });

  it('marks what the server asks for, but not one of several that would do', () => {
    const mandatory = [['location'], ['category', 'type']];
    expect(inGroup('what', { mandatory })).toEqual([
      ['type', false],
      ['category', false],
      ['location', true],
    ]);
  });

  it('asks who carries it out for orders only', () => {
    expect(inGroup('execution', {}, agentGroups)).toEqual([]);
    expect(inGroup('execution', { isOrder: true }, agentGroups)).toEqual([['executionCompany', false]]);
  });

  it('begins with what it is about', () => {
    for (const groups of [agentGroups, customerGroups]) expect(groups[0]?.fields[0]).toBe('customerDescription');
  });

  it('shows the fields that the tenant added', () => {
    expect(ownFields(fields, []).map(({ name }) => name)).toEqual(['custom.floor']);
  });

  it('puts what a submission lacks on its fields', () => {
    const errors = [
      { pointer: '/category', code: 'STATE_FIELDS' },
      { pointer: '/contactPhone', code: 'PHONE_INVALID' },
    ];
    const error = new ApiError('no', 409, { code: 'STATE_FIELDS', errors }, { category: 'x', contactPhone: 'y' });
    expect(ticketRefusal(error, fields, 'Pflichtfeld')).toEqual({ category: 'Pflichtfeld', contactPhone: 'y' });
  });

  it('tells what concerns no field for the form as a whole', () => {
    expect(ticketRefusal(new Error('Kein Netz'), fields, '')).toEqual({ root: { server: 'Kein Netz' } });
  });
});

describe('what comes next on a ticket', () => {
  const can = { message: true, workNote: true, approve: false, changeType: true } as never;
  const gap = { code: 'STATE_FIELDS', field: 'responsible' };
  const barred = (action: string, unmet = [gap]) => transition(action, { allowed: false, unmet });
  const next = (more: Partial<Parameters<typeof nextStep>[0]>) =>
    nextStep({
      ticket: { type: 'TICKET', can },
      transitions: [],
      isWriting: false,
      canFill: () => true,
      mayFollow: true,
      ...more,
    });

  it('is the likely move that can be made', () => {
    expect(next({ transitions: [transition('ASK'), transition('START')] })).toMatchObject({
      kind: 'transition',
      transition: { action: 'START' },
    });
  });

  it('is never a move that something stands in the way of, but what mends it', () => {
    expect(next({ transitions: [barred('START'), transition('CLOSE')] })).toEqual({ kind: 'fill', gap });
  });

  it('is to ask where nobody here can mend it, and to write where that is not to be had', () => {
    const canFill = () => false;
    expect(next({ transitions: [barred('START'), transition('ASK')], canFill })).toMatchObject({
      transition: { action: 'ASK' },
    });
    expect(next({ transitions: [barred('START'), transition('CLOSE')], canFill })).toEqual({ kind: 'write' });
  });

  it('is to send what is being written, to decide what waits for a decision, to say what a ticket is', () => {
    const transitions = [transition('START')];
    const ticket = { type: 'TICKET', can: { ...(can as object), approve: true } as never } as const;
    expect(next({ transitions, isWriting: true })).toEqual({ kind: 'send' });
    expect(next({ transitions, ticket })).toEqual({ kind: 'approve' });
    expect(next({ transitions: [transition('CLOSE')], ticket: { type: 'UNKNOWN', can } })).toEqual({ kind: 'retype' });
  });

  it('goes on elsewhere when the ticket is closed for good', () => {
    const transitions = [transition('REOPEN', { allowed: false, instead: 'FOLLOW_UP' })];
    expect(next({ transitions })).toEqual({ kind: 'followUp' });
    expect(next({ transitions, mayFollow: false })).toEqual({ kind: 'write' });
    expect(next({ ticket: { type: 'TICKET', can: {} as never } })).toEqual({ kind: 'none' });
  });
});
