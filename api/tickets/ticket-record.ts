import type { EntityManager } from '@mikro-orm/postgresql';
import type { FieldRecord } from '../platform/resource/field.js';
import { presentField } from '../platform/resource/presenter.js';
import { targetOf } from '../platform/resource/reference-kinds.js';
import { columnsOf, resourceOf } from '../platform/resource/resource.js';
import { currentTenant } from '../platform/tenancy/session.js';
import type { FieldChange } from './activity.entity.js';
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
  const changes: FieldChange[] = [];
  for (const field of kept()) {
    const [from, to] = [before[field.name] ?? null, after[field.name] ?? null];
    if (JSON.stringify(from) !== JSON.stringify(to)) changes.push(await changeOf(field, from, to, em));
  }
  return changes;
}

/** A change of one field; of a reference the titles for reading and the ids. */
export async function changeOf(
  field: FieldRecord,
  from: unknown,
  to: unknown,
  em: EntityManager,
): Promise<FieldChange> {
  const { name } = field;
  if (field.kind.widget !== 'reference') return { field: name, from, to };
  const [fromId, toId] = [from, to] as [string | null, string | null];
  const titles = [await titleOf(field, fromId, em), await titleOf(field, toId, em)];
  return { field: name, from: titles[0], to: titles[1], fromId, toId };
}

/** The title of a referenced record as it is now, in all languages where it has some; the id of one that is gone. */
async function titleOf(field: FieldRecord, id: string | null, em: EntityManager): Promise<unknown> {
  if (id === null) return null;
  const target = resourceOf(targetOf(field));
  const row = await em.findOne(target.type, { tenant: currentTenant(), id } as never);
  const title = target.fields.find(({ name }) => name === target.options.title);
  return row && title ? presentField(row, title) : id;
}
