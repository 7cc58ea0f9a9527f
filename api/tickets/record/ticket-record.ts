import type { EntityManager } from '@mikro-orm/postgresql';
import { changesBetween, type FieldChange } from '../../platform/audit/field-change.js';
import { columnsOf, resourceOf } from '../../platform/resource/resource.js';
import { type RecordImage, recordImage } from '../../platform/rest/record-image.js';
import { Ticket } from './ticket.entity.js';

/** The image of a ticket before its creation. */
export const NO_FIELDS: RecordImage = Object.freeze({});

/** The stored fields but the state, which activities hold in properties of their own. */
const loggedFields = () =>
  resourceOf(Ticket).fields.filter((field) => columnsOf(field).length > 0 && field.name !== 'state');

/** The image of a ticket, for the comparison before and after a change. */
export const fieldsOf = (ticket: Ticket): RecordImage => recordImage(ticket, loggedFields());

/** The changed fields of a ticket with both values; references as titles for readers and ids for replays. */
export function changesSince(before: RecordImage, ticket: Ticket, em: EntityManager): Promise<FieldChange[]> {
  return changesBetween(resourceOf(Ticket), loggedFields(), before, fieldsOf(ticket), em);
}
