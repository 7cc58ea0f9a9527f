import { Computed } from '../../platform/resource/computed-kind.js';
import { Shape, Text } from '../../platform/resource/index.js';

/** The content of a mail as it was sent. */
@Shape()
export class MailContent {
  @Text({ required: true }) subject!: string;
  /** Its length depends on the values of the placeholders. */
  @Computed({ type: 'string' }) html!: string;
  @Computed({ type: 'string' }) text!: string;
}
