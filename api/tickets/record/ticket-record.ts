import type { EntityManager } from '@mikro-orm/postgresql';
import { changesOf, type FieldChange, knowTitles } from '../../platform/audit/field-change.js';
import { presentField } from '../../platform/resource/presenter.js';
import { columnsOf, resourceOf } from '../../platform/resource/resource.js';
import { Ticket } from './ticket.entity.js';

/** The fields of a ticket as they are sent: references as ids, moments and days as texts, what is empty as null. */
export type TicketFields = Readonly<Record<string, unknown>>;

/** What a ticket holds before it exists. */
export const NO_FIELDS: TicketFields = Object.freeze({});

/** Told by the state of an entry itself. */
const TOLD_OTHERWISE = 'state';

const kept = () =>
  resourceOf(Ticket).fields.filter((field) => columnsOf(field).length > 0 && field.name !== TOLD_OTHERWISE);

/** Everything that a ticket keeps, for comparing what was with what is. */
export function fieldsOf(ticket: Ticket): TicketFields {
  return Object.fromEntries(kept().map((field) => [field.name, presentField(ticket, field)]));
}

/**
 * The fields in which the ticket differs from what it was, with both values; of references the titles for reading and
 * the ids for replaying.
 */
export async function changesSince(before: TicketFields, ticket: Ticket, em: EntityManager): Promise<FieldChange[]> {
  const after = fieldsOf(ticket);
  const model = resourceOf(Ticket);
  const changed = kept()
    .map((field) => ({ field, from: before[field.name] ?? null, to: after[field.name] ?? null }))
    .filter(({ from, to }) => JSON.stringify(from) !== JSON.stringify(to));
  const references = changed.filter(({ field }) => field.kind.widget === 'reference');
  await knowTitles(
    em,
    references.map(({ field, from, to }) => ({ field, ids: [from, to].filter((id) => id !== null) as string[] })),
  );
  const changes: FieldChange[] = [];
  for (const { field, from, to } of changed) changes.push(...(await changesOf(model, field, from, to, em)));
  return changes;
}
