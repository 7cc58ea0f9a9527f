import type { Blocker } from '../../platform/workflow/state-machine.js';
import { ContactChannel, TicketState, TicketType } from '../../vocabulary/ticket.js';
import type { CustomDemand, TicketFacts, TicketFields } from './ticket-facts.js';

type Field = keyof TicketFields;

/** Fields that a state asks for; several in one line: any of them will do. */
interface Mandatory {
  readonly fields: readonly Field[];
  readonly when?: (facts: TicketFacts) => boolean;
}

const each = (...fields: Field[]): Mandatory[] => fields.map((field) => ({ fields: [field] }));

const isOrder = ({ type }: TicketFacts) => type === TicketType.Order;
const isNoOrder = ({ type }: TicketFacts) => type !== TicketType.Order;
const isTyped = ({ type }: TicketFacts) => type !== TicketType.Unknown;

/** An incident or a change is solved with words that later close it (domain, "To enter WORK_COMPLETED"). */
export const needsSolution = ({ type }: TicketFacts) => type === TicketType.Incident || type === TicketType.Change;

/** A mail that nobody has typed yet: its sender and its text suffice. */
const isMailIntake = ({ type, contactChannel }: TicketFacts) =>
  type === TicketType.Unknown && contactChannel === ContactChannel.Email;

const MAIL_INTAKE: readonly Mandatory[] = each('customerDescription', 'contactEmail');

const TO_SUBMIT: readonly Mandatory[] = [
  ...each('customer', 'customerDescription', 'priority', 'contactChannel', 'contactName'),
  { fields: ['contactPhone', 'contactEmail'] },
  { fields: ['category'], when: isTyped },
  { fields: ['location'], when: isOrder },
  { fields: ['preferredDate'], when: ({ priority }) => priority === 'PREFERRED_DATE' },
];

const TO_WORK: readonly Mandatory[] = [
  ...TO_SUBMIT,
  ...each('assignmentGroup'),
  { fields: ['responsible'], when: isNoOrder },
  { fields: ['executionCompany', 'executionResponsible'], when: isOrder },
  { fields: ['executionDescription'], when: isOrder },
];

/**
 * What must be filled to enter a state (domain, "To enter"). A later state asks for the fields of the earlier ones as
 * well, because a change of type or an edit may have opened gaps since. Closing details are judged by G4.
 */
const MANDATORY: Readonly<Record<TicketState, readonly Mandatory[]>> = {
  [TicketState.Draft]: each('customer'),
  [TicketState.Pending]: TO_SUBMIT,
  [TicketState.InWork]: TO_WORK,
  [TicketState.InClarification]: [],
  [TicketState.WorkCompleted]: [...TO_WORK, { fields: ['closingNote'], when: needsSolution }],
  [TicketState.OrderCompleted]: TO_WORK,
  [TicketState.Closed]: [],
};

/** Nothing, or nothing but white space. */
export const isBlank = (value: string | null | undefined): boolean => value == null || value.trim() === '';

function ownFields(facts: TicketFacts, state: TicketState): (readonly Field[])[] {
  const list = isUntypedMail(facts, state) ? MAIL_INTAKE : MANDATORY[state];
  return list.filter(({ when }) => when === undefined || when(facts)).map(({ fields }) => fields);
}

const isUntypedMail = (facts: TicketFacts, state: TicketState) => state === TicketState.Pending && isMailIntake(facts);

/** States that a ticket enters one after the other; each asks for what the earlier ones have asked for. */
const WAY: readonly TicketState[] = [
  TicketState.Pending,
  TicketState.InWork,
  TicketState.WorkCompleted,
  TicketState.OrderCompleted,
];

/** The fields of the tenant's own that a state asks for. */
function demandsOf(facts: TicketFacts, state: TicketState): readonly CustomDemand[] {
  if (isUntypedMail(facts, state)) return [];
  const before = WAY.slice(0, WAY.indexOf(state) + 1);
  return (facts.custom ?? []).filter(({ types, states }) => {
    const asking = states.length > 0 ? states : [TicketState.Pending];
    const isConcerned = types.length === 0 || types.includes(facts.type);
    return isConcerned && asking.some((one) => one === state || before.includes(one));
  });
}

/** The fields that a state asks for, filled or not; of several in one line any will do. */
export const mandatoryFields = (facts: TicketFacts, state: TicketState): (readonly string[])[] => [
  ...ownFields(facts, state),
  ...demandsOf(facts, state).map(({ field }) => [field]),
];

/** Each gap that keeps the ticket from a state as STATE_FIELDS; where one of several fields will do, `params.anyOf` names them. */
export function missingFields(facts: TicketFacts, state: TicketState): Blocker[] {
  const gaps: Blocker[] = ownFields(facts, state)
    .filter((fields) => fields.every((field) => isBlank(facts[field])))
    .map((fields) => ({
      code: 'STATE_FIELDS',
      field: fields[0] as Field,
      ...(fields.length > 1 && { params: { anyOf: fields } }),
    }));
  for (const { field, filled } of demandsOf(facts, state)) if (!filled) gaps.push({ code: 'STATE_FIELDS', field });
  const lacksReport = isOrder(facts) && facts.settings.reportRequired && facts.reports.length === 0;
  if (state === TicketState.WorkCompleted && lacksReport) gaps.push({ code: 'STATE_FIELDS', field: 'reports' });
  return gaps;
}
