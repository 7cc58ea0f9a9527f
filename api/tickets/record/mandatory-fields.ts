import type { Blocker } from '../../platform/workflow/state-machine.js';
import { ContactChannel, TicketState, TicketType } from '../../vocabulary/ticket.js';
import type { CustomDemand, TicketFacts, TicketFields } from './ticket-facts.js';

type Field = keyof TicketFields;

/** A required field, or several of which one suffices. */
interface Mandatory {
  readonly fields: readonly Field[];
  readonly when?: (facts: TicketFacts) => boolean;
}

const each = (...fields: Field[]): Mandatory[] => fields.map((field) => ({ fields: [field] }));

const isOrder = ({ type }: TicketFacts) => type === TicketType.Order;
const isNoOrder = ({ type }: TicketFacts) => type !== TicketType.Order;
const isTyped = ({ type }: TicketFacts) => type !== TicketType.Unknown;

/** Incidents and changes need a solution, the later closing note (domain, "To enter WORK_COMPLETED"). */
export const needsSolution = ({ type }: TicketFacts) => type === TicketType.Incident || type === TicketType.Change;

/** A ticket from a mail without a type, which needs a sender and a text only. */
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
 * The required fields of each state (domain, "To enter"). A later state requires the fields of the earlier ones again,
 * since a change of type or an edit may have left gaps. G4 checks the closing details.
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

/** Whether a text is missing or only white space. */
export const isBlank = (value: string | null | undefined): boolean => value == null || value.trim() === '';

function ownFields(facts: TicketFacts, state: TicketState): (readonly Field[])[] {
  const list = isUntypedMail(facts, state) ? MAIL_INTAKE : MANDATORY[state];
  return list.filter(({ when }) => when === undefined || when(facts)).map(({ fields }) => fields);
}

const isUntypedMail = (facts: TicketFacts, state: TicketState) => state === TicketState.Pending && isMailIntake(facts);

/** States that a ticket enters one after the other. */
const STATE_SEQUENCE: readonly TicketState[] = [
  TicketState.Pending,
  TicketState.InWork,
  TicketState.WorkCompleted,
  TicketState.OrderCompleted,
];

/** The custom fields that a state requires. */
function demandsOf(facts: TicketFacts, state: TicketState): readonly CustomDemand[] {
  if (isUntypedMail(facts, state)) return [];
  const entered = STATE_SEQUENCE.slice(0, STATE_SEQUENCE.indexOf(state) + 1);
  return (facts.custom ?? []).filter(({ types, states }) => {
    const requiredIn = states.length > 0 ? states : [TicketState.Pending];
    const isConcerned = types.length === 0 || types.includes(facts.type);
    return isConcerned && requiredIn.some((required) => required === state || entered.includes(required));
  });
}

/** The required fields of a state, filled or not; of several in one entry one suffices. */
export const mandatoryFields = (facts: TicketFacts, state: TicketState): (readonly string[])[] => [
  ...ownFields(facts, state),
  ...demandsOf(facts, state).map(({ field }) => [field]),
];

/** The missing fields of a state as STATE_FIELDS; `params.anyOf` names the fields of which one suffices. */
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
