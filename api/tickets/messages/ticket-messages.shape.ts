import { User } from '../../masterdata/user.entity.js';
import { LongText, Nested, References, Shape } from '../../platform/resource/index.js';
import { Attachment } from '../record/attachment.entity.js';
import { TicketTransition } from '../record/ticket-transitions.shape.js';

/** Something said on a ticket, and the transition that is made with it. */
@Shape()
export class Message {
  @LongText({ required: true, max: 10_000 }) text!: string;
  /** Files that its author has uploaded to the ticket before and sends along. */
  @References(() => Attachment) attachments?: string[];
  /** Colleagues who see the ticket and whose names stand in the text behind an @: they are told of it. */
  @References(() => User) mentions?: string[];
  /** Made in the same transaction: either both happen or neither. A message is the text of its clarification as well. */
  @Nested(() => TicketTransition) move?: TicketTransition | null;
}
