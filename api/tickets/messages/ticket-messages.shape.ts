import { User } from '../../masterdata/user.entity.js';
import { LongText, Nested, References, Shape } from '../../platform/resource/index.js';
import { Attachment } from '../record/attachment.entity.js';
import { TicketTransition } from '../record/ticket-transitions.shape.js';

/** A message or work note, with a transition. */
@Shape()
export class Message {
  @LongText({ required: true, max: 10_000 }) text!: string;
  /** Files that the author has uploaded to the ticket. */
  @References(() => Attachment) attachments?: string[];
  /** Notified colleagues, whose names are in the text behind an @. */
  @References(() => User) mentions?: string[];
  /** A transition in the same transaction; the message is the text of its clarification as well. */
  @Nested(() => TicketTransition) move?: TicketTransition | null;
}
