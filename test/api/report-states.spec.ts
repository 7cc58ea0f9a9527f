import fc from 'fast-check';
import { type PositionFacts, positionErrors } from '../../api/reports/positions/position-requirements.js';
import { hoursByEmployee } from '../../api/reports/positions/working-hours.js';
import {
  assertReportTransition,
  isLocked,
  REPORT_TRANSITIONS,
  type ReportActor,
  type ReportFacts,
  reportTransitionsFrom,
  systemPath,
} from '../../api/reports/workflow/report-workflow.js';
import { HOURS_OF_UNIT, UNITS } from '../../api/vocabulary/standard-codes.js';
import { REPORT_STATES, type ReportState } from '../../api/vocabulary/work.js';

const facts = (given: Partial<ReportFacts> = {}): ReportFacts => ({
  state: 'OPEN_IN_WORK',
  positions: 1,
  executionDate: '2026-11-20',
  serviceTechnician: 'urs',
  ticketTakesReports: true,
  ...given,
});
const AGENT: ReportActor = { kind: 'agent', own: true };
const EXECUTOR: ReportActor = { kind: 'executor', own: true };
const SYSTEM: ReportActor = { kind: 'system', own: true };
const COLLEAGUE: ReportActor = { kind: 'executor', own: false };

/** The state before, the state after, and the roles that the move exists for. */
const TABLE: [ReportState, ReportState, boolean, boolean][] = [
  ['OPEN_IN_WORK', 'BILLABLE', true, true],
  ['BILLABLE', 'OPEN_IN_WORK', true, false],
  ['BILLABLE', 'INVOICED', true, false],
  ['BILLABLE', 'NOT_INVOICED', true, false],
];

describe('the states of a report', () => {
  it.each(REPORT_STATES.flatMap((from) => REPORT_STATES.map((to) => [from, to] as const)))(
    'lead from %s to %s as the table says',
    (from, to) => {
      const [, , agent = false, executor = false] = TABLE.find(([one, other]) => one === from && other === to) ?? [];
      const exists = (actor: ReportActor) =>
        reportTransitionsFrom(facts({ state: from }), actor).some((move) => move.to === to);
      expect([exists(AGENT), exists(EXECUTOR), exists(COLLEAGUE)]).toEqual([agent, executor, false]);
    },
  );

  it.each<[Partial<ReportFacts>, ReportState, ReportState[] | null]>([
    [{}, 'BILLABLE', ['BILLABLE']],
    [{}, 'INVOICED', ['BILLABLE', 'INVOICED']],
    [{}, 'NOT_INVOICED', ['NOT_INVOICED']],
    [{ positions: 0 }, 'BILLABLE', null],
    [{ positions: 0 }, 'NOT_INVOICED', ['NOT_INVOICED']],
    [{ state: 'BILLABLE' }, 'OPEN_IN_WORK', ['OPEN_IN_WORK']],
    [{ state: 'BILLABLE', ticketTakesReports: false }, 'OPEN_IN_WORK', null],
    [{ state: 'INVOICED' }, 'NOT_INVOICED', null],
    [{ state: 'NOT_INVOICED' }, 'OPEN_IN_WORK', null],
  ])('follow a system elsewhere by the moves that there are: %j to %s', (given, to, way) => {
    expect(systemPath(facts(given), to)).toEqual(way);
  });

  it('are invoiced by the system elsewhere alone, where there is one', () => {
    const elsewhere = facts({ state: 'BILLABLE', invoicedElsewhere: true });
    expect(() => assertReportTransition(elsewhere, 'INVOICED', AGENT, null)).toThrow('INVOICED_ELSEWHERE');
    expect(() => assertReportTransition(elsewhere, 'NOT_INVOICED', AGENT, null)).not.toThrow();
    expect(reportTransitionsFrom(facts(), SYSTEM).map(({ to }) => to)).toEqual(['BILLABLE', 'NOT_INVOICED']);
  });

  it.each([
    [{ positions: 0 }, ['positions']],
    [{ executionDate: null }, ['executionDate']],
    [{ serviceTechnician: null }, ['serviceTechnician']],
    [
      { positions: 0, executionDate: null, serviceTechnician: null },
      ['positions', 'executionDate', 'serviceTechnician'],
    ],
  ])('ask for positions, date and technician before it is billable: %j', (lacking, fields) => {
    const [move] = reportTransitionsFrom(facts(lacking), EXECUTOR);
    expect(move).toMatchObject({ allowed: false, unmet: fields.map((field) => ({ code: 'STATE_FIELDS', field })) });
    expect(() => assertReportTransition(facts(lacking), 'BILLABLE', EXECUTOR, null)).toThrow('STATE_FIELDS');
  });

  it('ask for a reason to open it again, and not once the ticket is settled', () => {
    const billable = facts({ state: 'BILLABLE' });
    expect(() => assertReportTransition(billable, 'OPEN_IN_WORK', AGENT, ' ')).toThrow('REASON_REQUIRED');
    expect(() => assertReportTransition(billable, 'OPEN_IN_WORK', AGENT, 'Position fehlt')).not.toThrow();
    const settled = { ...billable, ticketTakesReports: false };
    expect(() => assertReportTransition(settled, 'OPEN_IN_WORK', AGENT, 'Position fehlt')).toThrow('TICKET_STATE');
    expect(() => assertReportTransition(settled, 'INVOICED', AGENT, null)).not.toThrow();
  });

  it('lock the report in all but the first, and end when it is invoiced or not', () => {
    expect(REPORT_STATES.filter((state) => !isLocked({ state }))).toEqual(['OPEN_IN_WORK']);
    const ends = REPORT_STATES.filter((state) => REPORT_TRANSITIONS.every(({ from }) => !from.includes(state)));
    expect(ends).toEqual(['INVOICED', 'NOT_INVOICED']);
  });

  it('never come to pass but by a move that was told', () => {
    const anyFacts = fc.record({
      state: fc.constantFrom(...REPORT_STATES),
      positions: fc.nat({ max: 2 }),
      executionDate: fc.option(fc.constant('2026-11-20')),
      serviceTechnician: fc.option(fc.constant('urs')),
      ticketTakesReports: fc.boolean(),
    });
    const anyActor = fc.record({ kind: fc.constantFrom('agent' as const, 'executor' as const), own: fc.boolean() });
    fc.assert(
      fc.property(anyFacts, fc.constantFrom(...REPORT_STATES), anyActor, (some, to, actor) => {
        const told = reportTransitionsFrom(some, actor).some((move) => move.to === to && move.allowed);
        let made = true;
        try {
          assertReportTransition(some, to, actor, 'Grund');
        } catch {
          made = false;
        }
        expect(made).toBe(told);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('a position', () => {
  const work: PositionFacts = {
    kind: 'WORK',
    unit: 'HUR',
    employee: 'urs',
    timeBookingDate: '2026-11-20',
    timesheetRelevant: true,
  };
  it.each<[Partial<PositionFacts>, [string, string][]]>([
    [{}, []],
    [{ employee: null }, [['/employee', 'REQUIRED']]],
    [{ timeBookingDate: null }, [['/timeBookingDate', 'REQUIRED']]],
    [{ unit: 'MIN' }, []],
    [{ unit: 'MTR' }, [['/unit', 'TIMESHEET_UNIT']]],
    [{ unit: 'MTR', timesheetRelevant: false }, []],
    [
      { kind: 'MATERIAL', unit: 'EA', employee: null, timeBookingDate: null },
      [['/timesheetRelevant', 'TIMESHEET_WORK_ONLY']],
    ],
    [{ kind: 'MATERIAL', unit: 'EA', employee: null, timeBookingDate: null, timesheetRelevant: false }, []],
  ])('needs what its kind asks for: %j', (given, expected) => {
    expect(positionErrors({ ...work, ...given }).map(({ pointer, code }) => [pointer, code])).toEqual(expected);
  });

  it('counts hours and minutes for its employee and nothing else', () => {
    const hours = hoursByEmployee([
      { employee: 'urs', quantity: 1_500, unit: 'HUR' },
      { employee: 'urs', quantity: 45_000, unit: 'MIN' },
      { employee: 'eva', quantity: 20_000, unit: 'MIN' },
      { employee: 'eva', quantity: 3_000, unit: 'MTR' },
      { employee: null, quantity: 3_000, unit: 'HUR' },
    ]);
    expect([...hours]).toEqual([
      ['urs', 2.25],
      ['eva', 0.33],
    ]);
    const time = UNITS.filter((unit) => HOURS_OF_UNIT[unit]);
    expect(time).toEqual(['HUR', 'MIN']);
  });

  it('adds up to the same hours in whatever order positions are entered', () => {
    const position = fc.record({
      employee: fc.constantFrom('urs', 'eva', null),
      quantity: fc.integer({ min: 1, max: 1_000_000 }),
      unit: fc.constantFrom(...UNITS),
    });
    fc.assert(
      fc.property(fc.array(position, { maxLength: 20 }), (positions) => {
        const one = hoursByEmployee(positions);
        const other = hoursByEmployee([...positions].reverse());
        for (const employee of ['urs', 'eva']) expect(one.get(employee)).toEqual(other.get(employee));
      }),
    );
  });
});
