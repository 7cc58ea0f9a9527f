import { Computed } from '../../platform/resource/computed-kind.js';
import { Shape, Text } from '../../platform/resource/index.js';

/** What a mail says, as it was sent. */
@Shape()
export class MailContent {
  @Text({ required: true }) subject!: string;
  /** As long as what stands for its placeholders. */
  @Computed({ type: 'string' }) html!: string;
  @Computed({ type: 'string' }) text!: string;
}
