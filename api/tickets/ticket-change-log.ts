import type { EntityManager } from '@mikro-orm/postgresql';
import { currentLanguage } from '../platform/http/language.js';
import { inLanguage, Translated } from '../platform/resource/index.js';
import { presentField } from '../platform/resource/presenter.js';
import { targetOf } from '../platform/resource/reference-kinds.js';
import { resourceOf } from '../platform/resource/resource.js';
import type { Changes } from '../platform/resource/rules.js';
import { currentTenant } from '../platform/tenancy/session.js';
import { ActivityKind } from '../vocabulary/activity-kind.js';
import type { FieldChange } from './activity.entity.js';
import type { ActivityEntry } from './activity-log.js';
import type { NamedRecipients } from './notifications/ticket-notice.js';
import { Ticket } from './ticket.entity.js';
import { idOf } from './ticket-ownership.js';

const ASSIGNMENT = ['assignmentGroup', 'responsible', 'projectLead', 'executionCompany', 'executionResponsible'];

/** The entries that tell a change: one for the type, one for who takes care, one for everything else. */
export async function entriesOf(
  ticket: Ticket,
  { names, before }: Changes,
  reason: string | null,
  em: EntityManager,
): Promise<ActivityEntry[]> {
  const groups = new Map<ActivityKind, FieldChange[]>();
  for (const name of names) {
    const kind = kindOf(name);
    groups.set(kind, [...(groups.get(kind) ?? []), await changeOf(ticket, name, before[name], em)]);
  }
  return [...groups].map(([kind, changes]) => ({
    kind,
    changes,
    ...(changes.some(({ field }) => field === 'priority') && { reason }),
  }));
}

function kindOf(name: string): ActivityKind {
  if (name === 'type') return ActivityKind.TypeChanged;
  return ASSIGNMENT.includes(name) ? ActivityKind.Assigned : ActivityKind.FieldChanged;
}

async function changeOf(ticket: Ticket, name: string, before: unknown, em: EntityManager): Promise<FieldChange> {
  const field = resourceOf(Ticket).fields.find((one) => one.name === name)!;
  const after = presentField(ticket, field);
  if (field.kind.widget !== 'reference') return { field: name, from: before, to: after };
  const { options } = resourceOf(targetOf(field));
  const title = async (id: unknown) => {
    const row = id === null ? null : await em.findOne(targetOf(field), { tenant: currentTenant(), id: id as string });
    const value = (row as Record<string, unknown> | null)?.[options.title];
    return value instanceof Translated ? inLanguage(value, currentLanguage()) : (value ?? null);
  };
  return { field: name, from: await title(before), to: await title(after) };
}

/** Who is newly assigned by a change and who is relieved, for the mails; `null` when nobody is. */
export function recipientsOf(ticket: Ticket, { names, before }: Changes): NamedRecipients | null {
  const persons = ['responsible', 'executionResponsible'] as const;
  const changed = persons.filter((name) => names.has(name));
  const assigned = changed.flatMap((name) => idOf(ticket[name]) ?? []);
  const previous = changed.flatMap((name) => (before[name] as string | null) ?? []);
  const company = names.has('executionCompany') ? ticket.executionCompany : null;
  if (assigned.length === 0 && previous.length === 0 && !company) return null;
  return { assigned, previous, ...(company && { company }) };
}
