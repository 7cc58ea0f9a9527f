import { LongText, References, Shape } from '../platform/resource/index.js';
import { Attachment } from './attachments/attachment.entity.js';

/** Something said on a ticket. */
@Shape()
export class Utterance {
  @LongText({ required: true, max: 10_000 }) text!: string;
  /** Files that its author has uploaded to the ticket before and sends along. */
  @References(() => Attachment) attachments?: string[];
}
