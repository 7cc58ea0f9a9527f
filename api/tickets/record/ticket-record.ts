import type { EntityManager } from '@mikro-orm/postgresql';
import { changesBetween, type FieldChange } from '../../platform/audit/field-change.js';
import { columnsOf, resourceOf } from '../../platform/resource/resource.js';
import { type RecordImage, recordImage } from '../../platform/rest/record-image.js';
import { Ticket } from './ticket.entity.js';

/** What a ticket holds before it exists. */
export const NO_FIELDS: RecordImage = Object.freeze({});

/** Told by the state of an entry itself. */
const TOLD_OTHERWISE = 'state';

const kept = () =>
  resourceOf(Ticket).fields.filter((field) => columnsOf(field).length > 0 && field.name !== TOLD_OTHERWISE);

/** Everything that a ticket keeps, for comparing what was with what is. */
export const fieldsOf = (ticket: Ticket): RecordImage => recordImage(ticket, kept());

/**
 * The fields in which the ticket differs from what it was, with both values; of references the titles for reading and
 * the ids for replaying.
 */
export function changesSince(before: RecordImage, ticket: Ticket, em: EntityManager): Promise<FieldChange[]> {
  return changesBetween(resourceOf(Ticket), kept(), before, fieldsOf(ticket), em);
}
