import type { FieldChange } from '../../platform/audit/field-change.js';
import type { Changes } from '../../platform/rest/rules.js';
import { TicketState } from '../../vocabulary/ticket.js';
import { ActivityKind } from '../../vocabulary/work.js';
import type { Ticket } from '../record/ticket.entity.js';
import { idOf } from '../record/ticket-ownership.js';
import type { ActivityEntry } from './activity-log.js';
import type { NamedRecipients } from './ticket-notice.js';

const ASSIGNMENT = ['assignmentGroup', 'responsible', 'projectLead', 'executionCompany', 'executionResponsible'];

/** The activities of a change: one for the type, one for assignments, one for all other fields. */
export function entriesOf(state: TicketState, changes: readonly FieldChange[], reason: string | null): ActivityEntry[] {
  const groups = Map.groupBy(changes, ({ field }) => kindOf(state, field));
  return [...groups].map(([kind, grouped]) => ({
    kind,
    changes: grouped,
    ...(grouped.some(({ field }) => field === 'priority') && { reason }),
  }));
}

/** Changes of a draft are FIELD_CHANGED, since they concern its author alone. */
function kindOf(state: TicketState, field: string): ActivityKind {
  if (state === TicketState.Draft) return ActivityKind.FieldChanged;
  if (field === 'type') return ActivityKind.TypeChanged;
  return ASSIGNMENT.includes(field) ? ActivityKind.Assigned : ActivityKind.FieldChanged;
}

/** The newly assigned and the former people of a change, for its mails; null without any. */
export function recipientsOf(ticket: Ticket, { names, before }: Changes): NamedRecipients | null {
  const persons = ['responsible', 'executionResponsible'] as const;
  const changed = persons.filter((name) => names.has(name));
  const assigned = changed.flatMap((name) => idOf(ticket[name]) ?? []);
  const previous = changed.flatMap((name) => (before[name] as string | null) ?? []);
  const company = names.has('executionCompany') ? ticket.executionCompany : null;
  if (assigned.length === 0 && previous.length === 0 && !company) return null;
  return { assigned, previous, ...(company && { company }) };
}
