import { FieldValue } from '../../../generator/fields/FieldValue';
import { valueAt } from '../../../model/paths';
import type { FieldModel } from '../../../model/resource-model';
import { DeadlineChip, PriorityChip } from '../../../theme/chips';
import { useTicket } from '../data/use-ticket';
import { isSettled } from '../model/deadline';
import { PersonName } from '../PersonName';

const people = new Set(['responsible', 'executionResponsible', 'projectLead']);

/**
 * The value of a property: chips and other special values look as everywhere; references are links if the user may open
 * their screens.
 */
export function PropertyValue({ field }: { field: FieldModel }) {
  const ticket = useTicket();
  const value = valueAt(ticket, field.name);
  if (!value) return <FieldValue field={field} />;
  if (field.name === 'priority' || field.name === 'customerPriority') return <PriorityChip priority={String(value)} />;
  if (field.name === 'dueAt') return <DeadlineChip due={ticket.dueAt} settled={isSettled(ticket.state)} />;
  if (people.has(field.name)) return <PersonName ticket={ticket} field={field.name} />;
  return <FieldValue field={field} />;
}
