import fc from 'fast-check';
import {
  actorFor,
  can,
  covers,
  reachOf,
  type TicketOwnership,
  type TicketUser,
  visibilityOf,
} from '../../api/tickets/record/ticket-policy.js';
import { Role } from '../../api/vocabulary/role.js';
import { TICKET_STATES, TICKET_TYPES } from '../../api/vocabulary/ticket.js';

const user = (roles: Role[], given: Partial<TicketUser> = {}): TicketUser => ({
  id: 'me',
  roles,
  customerCode: null,
  seesAllIssues: false,
  executionCompany: null,
  ...given,
});
const ticket = (given: Partial<TicketOwnership> = {}) => ({
  type: 'TICKET' as const,
  state: 'PENDING' as const,
  customerCode: 'ACME',
  author: 'someone',
  contact: null,
  executionCompany: null,
  executionResponsible: null,
  reports: [],
  invoices: [],
  ...given,
});

const agent = user([Role.Agent]);
const customer = user([Role.Customer], { customerCode: 'ACME' });
const companyCustomer = user([Role.Customer], { customerCode: 'ACME', seesAllIssues: true });
const executor = user([Role.Executor], { executionCompany: 'Rohr & Draht' });
const freelancer = user([Role.Executor]);

const order = ticket({ type: 'ORDER', executionCompany: 'Rohr & Draht' });
const who: Record<string, TicketUser> = {
  agent,
  customer,
  companyCustomer,
  executor,
  freelancer,
  'customer without company': user([Role.Customer], { seesAllIssues: true }),
  admin: user([Role.Admin], { customerCode: 'ACME', seesAllIssues: true, executionCompany: 'Rohr & Draht' }),
  'bearer of capabilities': user([Role.ManageCustomer, Role.AccessReporting], { customerCode: 'ACME' }),
  outsider: user([]),
};

describe('a ticket', () => {
  const table: [string, ReturnType<typeof ticket>, string[]][] = [
    ['of someone at the company', ticket(), ['agent', 'companyCustomer']],
    ['of one’s own', ticket({ author: 'me' }), ['agent', 'customer', 'companyCustomer']],
    ['whose contact one is', ticket({ contact: 'me' }), ['agent', 'customer', 'companyCustomer']],
    ['of one’s own draft', ticket({ author: 'me', state: 'DRAFT' }), ['agent', 'customer', 'companyCustomer']],
    ['of another’s draft', ticket({ state: 'DRAFT', contact: 'me' }), ['agent']],
    ['of another company', ticket({ customerCode: 'BERGBAHN', author: 'me', contact: 'me' }), ['agent']],
    ['without a customer', ticket({ customerCode: null, author: 'me' }), ['agent']],
    ['that is an order of one’s company', order, ['agent', 'companyCustomer', 'executor']],
    [
      'that is an order of one’s own',
      { ...order, executionCompany: 'Kabel AG', executionResponsible: 'me' },
      ['agent', 'companyCustomer', 'executor', 'freelancer'],
    ],
    ['that is an order of another company', { ...order, executionCompany: 'Kabel AG' }, ['agent', 'companyCustomer']],
    ['that is an order in draft', { ...order, state: 'DRAFT', executionResponsible: 'me' }, ['agent']],
    [
      'that is no order but names an executor',
      ticket({ executionCompany: 'Rohr & Draht', executionResponsible: 'me' }),
      ['agent', 'companyCustomer'],
    ],
  ] as never;
  for (const [what, one, reached] of table)
    it(`${what} is reached by ${reached.join(', ')} and nobody else`, () => {
      const those = Object.keys(who).filter((name) => covers(visibilityOf(who[name]!), one));
      expect(those).toEqual(reached);
      expect(Object.keys(who).filter((name) => actorFor(one, who[name]!) !== null)).toEqual(reached);
    });
});

describe('the scope of a user', () => {
  it('is a plain condition', () => {
    expect(visibilityOf(agent)).toEqual({ all: true });
    expect(visibilityOf(user([Role.Agent, Role.Admin]))).toEqual({ all: true });
    expect(visibilityOf(user([Role.Admin]))).toEqual({ all: false, anyOf: [] });
    expect(visibilityOf(customer)).toEqual({
      all: false,
      anyOf: [
        { customerCode: 'ACME', author: 'me' },
        { customerCode: 'ACME', contact: 'me', state: { not: 'DRAFT' } },
      ],
    });
    expect(visibilityOf(freelancer)).toEqual({
      all: false,
      anyOf: [{ type: 'ORDER', executionResponsible: 'me', state: { not: 'DRAFT' } }],
    });
  });

  it('adds up over several roles', () => {
    const both = user([Role.Customer, Role.Executor], { customerCode: 'ACME', executionCompany: 'Rohr & Draht' });
    expect(covers(visibilityOf(both), ticket({ author: 'me' }))).toBe(true);
    expect(covers(visibilityOf(both), order)).toBe(true);
    expect(actorFor(order, both)?.kind).toBe('executor');
    expect(actorFor(ticket({ author: 'me' }), both)?.kind).toBe('customer');
    expect(actorFor(ticket(), user([Role.Agent, Role.Customer], { customerCode: 'ACME' }))?.kind).toBe('agent');
  });

  it('never grants a right on a ticket outside of it', () => {
    const ids = fc.constantFrom(null, 'me', 'someone');
    fc.assert(
      fc.property(
        fc.record({
          type: fc.constantFrom(...TICKET_TYPES),
          state: fc.constantFrom(...TICKET_STATES),
          customerCode: fc.constantFrom(null, 'ACME', 'BERGBAHN'),
          author: ids,
          contact: ids,
          executionCompany: fc.constantFrom(null, 'Rohr & Draht', 'Kabel AG'),
          executionResponsible: ids,
        }),
        fc.subarray(Object.values(Role)),
        fc.boolean(),
        fc.constantFrom(null, 'ACME'),
        fc.constantFrom(null, 'Rohr & Draht'),
        (one, roles, seesAllIssues, customerCode, executionCompany) => {
          const someone = user(roles, { seesAllIssues, customerCode, executionCompany });
          const rights = Object.values(can({ ...one, reports: [], invoices: [] }, someone));
          if (!covers(visibilityOf(someone), one)) expect(rights).not.toContain(true);
          else expect(rights).toContain(true);
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe('the rights on a ticket', () => {
  const rights = (one: ReturnType<typeof ticket>, someone: TicketUser) =>
    Object.entries(can(one, someone))
      .filter(([, granted]) => granted)
      .map(([name]) => name)
      .join(' ');
  const mine = { author: 'me' };
  const table: [string, ReturnType<typeof ticket>, TicketUser, string][] = [
    [
      'an agent',
      ticket(),
      agent,
      'edit internalNotes message workNote upload changeType addTask addAppointment link invoice seesInternal',
    ],
    [
      'an agent on an order',
      order,
      agent,
      'edit internalNotes message workNote upload changeType addTask addAppointment link invoice report seesInternal',
    ],
    [
      'an agent on a change',
      ticket({ type: 'CHANGE' }),
      agent,
      'edit internalNotes message workNote upload changeType addTask addAppointment link createOrder invoice seesInternal',
    ],
    [
      'an agent on a closed change',
      ticket({ type: 'CHANGE', state: 'CLOSED' }),
      agent,
      'internalNotes message workNote upload link seesInternal',
    ],
    [
      'an agent on a completed order',
      { ...order, state: 'ORDER_COMPLETED' },
      agent,
      'edit internalNotes message workNote upload addTask addAppointment link invoice seesInternal',
    ],
    [
      'an agent on a draft',
      ticket({ state: 'DRAFT' }),
      agent,
      'edit internalNotes workNote upload deleteDraft changeType seesInternal',
    ],
    [
      'an agent on a closed ticket',
      ticket({ state: 'CLOSED' }),
      agent,
      'internalNotes message workNote upload link seesInternal',
    ],
    ['a customer', ticket(mine), customer, 'message upload'],
    ['a customer on their change', ticket({ ...mine, type: 'CHANGE' }), customer, 'message upload'],
    ['a customer on their draft', ticket({ ...mine, state: 'DRAFT' }), customer, 'edit upload deleteDraft changeType'],
    ['a customer on another’s draft', ticket({ state: 'DRAFT' }), companyCustomer, ''],
    ['an executor', order, executor, 'message workNote upload addTask addAppointment invoice report seesInternal'],
    ['an administrator', order, user([Role.Admin]), ''],
  ] as never;
  for (const [what, one, someone, expected] of table)
    it(`of ${what} are: ${expected || 'none'}`, () => expect(rights(one, someone)).toBe(expected));

  it('take no task before the ticket has a state', () =>
    expect(can({ ...ticket(), state: null }, agent).addTask).toBe(false));
});

describe('what somebody reaches as what', () => {
  const reach = (one: TicketUser) => reachOf(one).map(({ kind, scope }) => `${kind} ${scope.all ? 'all' : 'some'}`);

  it('is told for each of their roles, and an agent’s is all there is', () => {
    const both = user([Role.Customer, Role.Executor], { customerCode: 'ACME', executionCompany: 'Rohr & Draht' });
    expect(reach(both)).toEqual(['executor some', 'customer some']);
    expect(reach(user([Role.Agent, Role.Customer], { customerCode: 'ACME' }))).toEqual(['agent all']);
    expect(reach(freelancer)).toEqual(['executor some']);
    for (const nobody of ['customer without company', 'admin', 'bearer of capabilities', 'outsider'])
      expect([nobody, reach(who[nobody]!)]).toEqual([nobody, []]);
  });

  it('is together what they see', () => {
    const both = user([Role.Customer, Role.Executor], { customerCode: 'ACME', executionCompany: 'Rohr & Draht' });
    for (const one of [...Object.values(who), both])
      for (const each of [ticket(), ticket({ author: 'me' }), order, { ...order, state: 'DRAFT' as const }])
        expect(reachOf(one).some(({ scope }) => covers(scope, each))).toBe(covers(visibilityOf(one), each));
  });
});
