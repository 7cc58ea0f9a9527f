/** Letters of the domain's tables: the actor, and the kind of ticket. */
export type Who = 'C' | 'A' | 'E' | 'S';
export type Kind = 'T' | 'I' | 'O' | 'C' | 'U';

/** Letters of kinds as types of the API. */
export const TYPE = { T: 'TICKET', I: 'INCIDENT', O: 'ORDER', C: 'CHANGE', U: 'UNKNOWN' } as const;

/** One line of the state machine for one actor. */
export interface Line {
  readonly number: number;
  readonly from: string | null;
  readonly to: string | null;
  readonly who: Who;
  readonly types: string;
  readonly guards: readonly string[];
  /** Leads back only to the state before. */
  readonly back: boolean;
  /** The demands on this actor alone: `reason`, `tenant`, `10wd`, `14d`, `90d`, `unassigned`, `settled`, `erp`. */
  readonly asks: readonly string[];
  /** The only closing states open to this actor; the first is a matter of course. */
  readonly closing: readonly string[] | null;
}

/*
 * The state machine as the domain's table has it: number, from, to, types, guards, then the actors. An actor stands
 * with their own types in brackets, with the demands on them alone behind +, and with the closing states open to them
 * behind !. Types: T(icket) I(ncident) O(rder) C(hange) U(nknown).
 */
const STATE_MACHINE = `
 1 | -                | DRAFT            | TIOCU | customer      | C A
 2 | DRAFT            | -                | TIOCU |               | C A
 3 | -                | PENDING          | TIOCU | G0            | C A S[U]
 3 | DRAFT            | PENDING          | TIOCU | G0            | C A
 4 | PENDING          | IN_WORK          | TIOC  | G0 G6         | A E[O]
 5 | PENDING          | IN_CLARIFICATION | TIOCU | G7            | A
 5 | IN_WORK          | IN_CLARIFICATION | TIOC  | G7            | A E[O]
 6 | IN_CLARIFICATION | PENDING          | TIOCU | G0 back       | A E[O]
 6 | IN_CLARIFICATION | PENDING          | TIOCU |               | S
 6 | IN_CLARIFICATION | IN_WORK          | TIOC  | G0 G6 back    | A E[O] S
 7 | IN_WORK          | PENDING          | TIOC  | G0            | A E[O]+reason
 8 | IN_WORK          | WORK_COMPLETED   | TIOC  | G0 G1         | A E[O]
 9 | WORK_COMPLETED   | IN_WORK          | TIOC  |               | A+reason C+reason+10wd
10 | WORK_COMPLETED   | ORDER_COMPLETED  | O     | G0 G1 G2 G3 G6 | A E+tenant
11 | ORDER_COMPLETED  | WORK_COMPLETED   | O     | correctable   | A+reason
12 | WORK_COMPLETED   | CLOSED           | TIOC  | G1 reported G4 G5 | A C[TI]!COMPLETED S[TI]+settled!COMPLETED
13 | ORDER_COMPLETED  | CLOSED           | O     | G1 reported G4    | A S+erp!INVOICED
14 | PENDING          | CLOSED           | TIOCU | G1 reported G4 G5 | A C+unassigned!REJECTED!COMPLETED
14 | IN_CLARIFICATION | CLOSED           | TIOCU | G1 reported G4 G5 | A
14 | IN_WORK          | CLOSED           | TIOCU | G1 reported G4 G5 | A
15 | CLOSED           | IN_WORK          | TIOC  | reopenable    | A+reason+90d C+reason+14d
15 | CLOSED           | PENDING          | U     | reopenable    | A+reason+90d C+reason+14d`;

const stateOf = (cell: string) => (cell === '-' ? null : cell);

function linesOf(row: string): Line[] {
  const [number, from, to, types, guards, actors] = row.split('|').map((cell) => cell.trim()) as string[];
  const words = (guards as string).split(' ').filter(Boolean);
  return (actors as string).split(' ').map((actor) => {
    const [before, ...closing] = actor.split('!') as [string, ...string[]];
    const [name, ...asks] = before.split('+') as [string, ...string[]];
    const [, who, own] = /^(\w)(?:\[(\w+)\])?$/.exec(name) as unknown as [string, Who, string | undefined];
    return {
      number: Number(number),
      from: stateOf(from as string),
      to: stateOf(to as string),
      who,
      types: own ?? (types as string),
      guards: words.filter((word) => word !== 'back'),
      back: words.includes('back'),
      asks,
      closing: closing.length > 0 ? closing : null,
    };
  });
}

/** #1 to #15, one line for each actor; a transition without a line is refused. */
export const LINES: readonly Line[] = STATE_MACHINE.trim().split('\n').flatMap(linesOf);

const FOR_PENDING =
  'customer customerDescription priority contactChannel contactName contactPhone|contactEmail category[TIOC] ' +
  'location[O] preferredDate?PREFERRED_DATE';
const FOR_WORK =
  `${FOR_PENDING} assignmentGroup responsible[TICU] executionCompany|executionResponsible[O] ` +
  'executionDescription[O]';

/** "To enter": mandatory fields of a state; one of those joined by | is enough, [types] that need it, ? priority. */
export const TO_ENTER: Readonly<Record<string, string>> = {
  DRAFT: 'customer',
  PENDING: FOR_PENDING,
  IN_WORK: FOR_WORK,
  WORK_COMPLETED: `${FOR_WORK} closingNote[IC]`,
  ORDER_COMPLETED: FOR_WORK,
};

/** "Mail intake: sender + text suffice." */
export const MAIL_INTAKE = 'customerDescription contactEmail';

/**
 * The table of closing states: types, conditions, mandatory texts. `done`: an order only from ORDER_COMPLETED; `open`:
 * from PENDING, IN_CLARIFICATION or IN_WORK; `bare`: without report and invoice.
 */
export const CLOSING: Readonly<Record<string, string>> = {
  COMPLETED: 'TIOCU | done | -',
  INCOMPLETE: 'TIOC | | note',
  INVOICED: 'TIOCU | done invoice | -',
  INTERNALLY_INVOICED: 'TIOC | | customerCostCenter or note',
  NOT_INVOICED: 'TIOC | | note',
  REJECTED: 'TIOCU | open bare | note',
};

/** "Type change": the roles, the types before and after, and the states. */
export const TYPE_CHANGE = {
  agent: 'DRAFT PENDING IN_CLARIFICATION IN_WORK',
  /** A draft is still its author's. */
  customer: 'DRAFT',
  to: 'TIOC',
  /** These only without report and invoice. */
  bound: 'O',
};

/** "Time limits" in the table's words. */
export const LIMITS = { reworkWorkingDays: 10, reopenDays: { '14d': 14, '90d': 90 } } as const;
