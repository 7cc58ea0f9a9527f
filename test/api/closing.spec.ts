import type { TicketFacts, TransitionInput } from '../../api/tickets/record/ticket-facts.js';
import { availableTransitions, checkTransition } from '../../api/tickets/workflow/transition-check.js';
import { CLOSING_STATES, TICKET_TYPES, type TicketState, type TicketType } from '../../api/vocabulary/ticket.js';
import { AGENT, CUSTOMER, facts, INVOICE } from '../support/ticket-facts.js';

const yes = ['CLOSE_WITHOUT_INVOICE'];
const judge = (ticket: TicketFacts, input: TransitionInput, actor = AGENT) =>
  checkTransition(ticket, 'CLOSED', actor, { confirm: yes, ...input });

/** Letters of the closing states in their order: Completed, Incomplete, inTernally invoiced, Invoiced (V), Not, Rejected. */
const LETTERS = ['C', 'I', 'T', 'V', 'N', 'R'];

const allowed = (type: TicketType, state: TicketState, given: Partial<TicketFacts>) => {
  const ticket = facts({ type, state, reports: [], ...given });
  return CLOSING_STATES.map((closingState, i) =>
    judge(ticket, { closingState, closingNote: 'Notiz' }).allowed ? LETTERS[i] : '-',
  ).join('');
};

describe('closing states', () => {
  const table: [TicketState, 'open' | 'with invoice' | 'with report', Record<string, string>][] = [
    ['PENDING', 'open', { TICKET: 'CIT-NR', INCIDENT: 'CIT-NR', ORDER: '-IT-NR', CHANGE: 'CIT-NR', UNKNOWN: 'C----R' }],
    ['IN_WORK', 'open', { TICKET: 'CIT-NR', INCIDENT: 'CIT-NR', ORDER: '-IT-NR', CHANGE: 'CIT-NR' }],
    ['IN_CLARIFICATION', 'open', { TICKET: 'CIT-NR', ORDER: '-IT-NR', UNKNOWN: 'C----R' }],
    ['WORK_COMPLETED', 'open', { TICKET: 'CIT-N-', INCIDENT: 'CIT-N-', ORDER: '-IT-N-', CHANGE: 'CIT-N-' }],
    ['PENDING', 'with invoice', { TICKET: 'CITVN-', ORDER: '-IT-N-', UNKNOWN: 'C--V--' }],
    ['IN_WORK', 'with report', { TICKET: 'CIT-N-', ORDER: '-IT-N-' }],
    ['WORK_COMPLETED', 'with invoice', { TICKET: 'CITVN-', ORDER: '-IT-N-' }],
    ['ORDER_COMPLETED', 'open', { ORDER: 'CIT-N-' }],
    ['ORDER_COMPLETED', 'with invoice', { ORDER: 'CITVN-' }],
  ];
  for (const [state, what, expected] of table)
    it(`of a ticket ${state}, ${what}, follow the table of the domain`, () => {
      const given: Partial<TicketFacts> =
        what === 'open' ? {} : what === 'with invoice' ? { invoices: [INVOICE] } : { reports: [{ state: 'BILLABLE' }] };
      const actual = Object.fromEntries(
        Object.keys(expected).map((type) => [type, allowed(type as TicketType, state, given)]),
      );
      expect(actual).toEqual(expected);
    });

  it('are told beforehand exactly as they are judged, with the notes they need', () => {
    for (const type of TICKET_TYPES) {
      const ticket = facts({ type, reports: [], closingNote: null, customerCostCenter: null });
      const told = availableTransitions(ticket, AGENT).find(({ to }) => to === 'CLOSED')?.closingStates ?? [];
      for (const state of CLOSING_STATES) {
        const choice = told.find((one) => one.state === state);
        const codes = judge(ticket, { closingState: state }).unmet.map(({ code }) => code);
        expect(codes).toEqual(!choice ? ['CLOSING_STATE_NOT_ALLOWED'] : choice.noteRequired ? ['NOTE_REQUIRED'] : []);
      }
    }
  });

  it('need a note where the domain says so; a cost centre will do for internal invoicing', () => {
    const ticket = facts({ reports: [], closingNote: null });
    const noteless = (given: Partial<TicketFacts>) =>
      CLOSING_STATES.filter((closingState) => judge({ ...ticket, ...given }, { closingState }).allowed);
    expect(noteless({})).toEqual(['COMPLETED']);
    expect(noteless({ customerCostCenter: '4711' })).toEqual(['COMPLETED', 'INTERNALLY_INVOICED']);
    expect(noteless({ invoices: [INVOICE] })).toEqual(['COMPLETED', 'INVOICED']);
    expect(noteless({ closingNote: 'Gelöst' })).toHaveLength(5);
    expect(judge(ticket, { closingState: 'REJECTED', reason: 'Doppelt erfasst' })).toMatchObject({
      allowed: true,
      closing: { note: 'Doppelt erfasst' },
    });
  });

  it('are mandatory for agents', () => {
    expect(judge(facts(), {})).toMatchObject({
      unmet: [{ code: 'STATE_FIELDS', field: 'closingState' }],
      closing: null,
    });
  });

  it('leave customers the one that belongs to what they do', () => {
    const solved = facts({ state: 'WORK_COMPLETED' });
    expect(judge(solved, {}, CUSTOMER)).toMatchObject({ allowed: true, closing: { state: 'COMPLETED' } });
    expect(judge(solved, { closingState: 'NOT_INVOICED', closingNote: 'x' }, CUSTOMER).unmet).toEqual([
      { code: 'CLOSING_STATE_NOT_ALLOWED', field: 'closingState', params: { closingState: 'NOT_INVOICED' } },
    ]);
    const fresh = facts({
      responsible: null,
      executionCompany: null,
      executionResponsible: null,
      reports: [],
      closingNote: null,
    });
    expect(judge(fresh, {}, CUSTOMER).unmet).toEqual([{ code: 'NOTE_REQUIRED', field: 'closingNote' }]);
    expect(judge(fresh, { closingNote: 'Hat sich erledigt' }, CUSTOMER).closing?.state).toBe('REJECTED');
    expect(judge(fresh, { closingState: 'COMPLETED' }, CUSTOMER).allowed).toBe(true);
  });
});

describe('the closing date', () => {
  const close = (date: string | null) =>
    judge(facts(), { closingState: 'COMPLETED', closingDate: date === null ? null : new Date(date) });

  it('is now unless told otherwise', () => {
    expect(close(null).closing?.date).toEqual(facts().now);
    expect(close('2026-11-18T08:00:00Z').closing?.date).toEqual(new Date('2026-11-18T08:00:00Z'));
  });

  it('lies neither in the future nor before the day of creation in the zone of the tenant', () => {
    const refused = [{ code: 'CLOSING_DATE_INVALID', field: 'closingDate' }];
    expect(close('2026-11-20T09:00:00Z').unmet).toEqual([]);
    expect(close('2026-11-20T09:00:01Z').unmet).toEqual(refused);
    expect(close('2026-11-15T23:00:00Z').unmet).toEqual([]);
    expect(close('2026-11-15T22:59:59Z').unmet).toEqual(refused);
  });
});
