/// <reference types="jest" />
import { refusalOf } from '../../admin/generator/form/refusal';
import type { FieldModel, ResourceModel } from '../../admin/model/resource-model';
import { formSections } from '../../admin/model/sections';
import { type Activity, byDay, shapeOf } from '../../admin/pages/ticket/model/activity';
import { nextStep } from '../../admin/pages/ticket/model/next-step';
import { formFields, propertySections } from '../../admin/pages/ticket/model/ticket-sections';
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
const field = (name: string, section?: string): FieldModel => ({
  name,
  section,
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
  const sectioned: Record<string, string[]> = {
    contact: ['location', 'customer'],
    dates: ['dueAt', 'priority', 'submittedAt'],
    internal: ['internalNotes'],
    custom: ['custom.floor'],
    own: ['custom.door'],
    request: ['type', 'category'],
  };
  const fields = Object.entries(sectioned).flatMap(([section, names]) => names.map((name) => field(name, section)));
  const sections = ['request', 'contact', 'dates', 'internal'].map((name) => ({ name }));
  const shown = (isCustomer: boolean) =>
    propertySections({ fields: [...fields, field('state')], sections } as unknown as ResourceModel, { isCustomer }).map(
      ({ name, fields: members }) => [name, members.map((one) => one.name)],
    );

  it('stand in the sections of their fields, those that the tenant added behind the others', () => {
    expect(shown(false)).toEqual([
      ['request', ['category']],
      ['contact', ['location', 'customer']],
      ['dates', ['dueAt', 'priority']],
      ['internal', ['internalNotes']],
      ['custom', ['custom.floor']],
      ['own', ['custom.door']],
    ]);
  });

  it('leave out for a customer what only organises the desk', () => {
    expect(shown(true).flat(2)).not.toContain('customer');
    expect(shown(true).flat(2)).not.toContain('priority');
  });
});

describe('the form of a ticket', () => {
  const fields = [
    ...['customerDescription', 'type', 'category'].map((name) => field(name, 'request')),
    ...['customer', 'location'].map((name) => field(name, 'contact')),
    ...['priority', 'customerPriority', 'preferredDate'].map((name) => field(name, 'dates')),
    field('executionCompany', 'execution'),
    field('customerCostCenter', 'customerData'),
    field('custom.floor', 'custom'),
    field('followUpOf', 'request'),
    field('draft'),
  ];
  const sectionsFor = (isCustomer: boolean) =>
    formSections(formFields(fields, { isCustomer }), [
      { name: 'request' },
      { name: 'contact', folded: isCustomer },
      { name: 'dates' },
      { name: 'execution' },
      { name: 'customerData', folded: true },
    ]);
  const namesIn = (isCustomer: boolean) =>
    Object.fromEntries(sectionsFor(isCustomer).map(({ name, fields: own }) => [name, own.map((one) => one.name)]));

  it('asks a customer for the place of the request, and for the preferred date beside its priority alone', () => {
    expect(namesIn(true).request).toEqual(['customerDescription', 'type', 'category', 'location']);
    expect(namesIn(false).request).toEqual(['customerDescription', 'type', 'category']);
    const [, { fields: dates } = { fields: [] }] = sectionsFor(true);
    expect(dates.map(({ name, when }) => [name, when])).toEqual([
      ['customerPriority', undefined],
      ['preferredDate', { customerPriority: 'PREFERRED_DATE' }],
    ]);
    expect(namesIn(false).dates).toEqual(['priority', 'customerPriority', 'preferredDate']);
  });

  it('begins with the request, ends with folded sections, and has the fields of the tenant', () => {
    expect(Object.keys(namesIn(false))).toEqual(['request', 'contact', 'dates', 'execution', 'custom', 'customerData']);
    expect(Object.keys(namesIn(true))).toEqual(['request', 'dates', 'execution', 'custom', 'customerData']);
  });

  it('marks the fields that a submission lacks', () => {
    const errors = [
      { pointer: '/category', code: 'STATE_FIELDS' },
      { pointer: '/contactPhone', code: 'PHONE_INVALID' },
    ];
    const error = new ApiError('no', 409, { code: 'STATE_FIELDS', errors }, { category: 'x', contactPhone: 'y' });
    expect(refusalOf(error, fields)).toEqual({ category: 'errors.REQUIRED', contactPhone: 'y' });
    expect(refusalOf(new Error('Kein Netz'), fields)).toEqual({ root: { server: 'Kein Netz' } });
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
