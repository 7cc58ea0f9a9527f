import { Computed } from '../../platform/resource/computed-kind.js';
import { Shape } from '../../platform/resource/index.js';

/** That a mail is kept, and what has become of it where that is known already. */
@Shape()
export class IntakeReceipt {
  /** Id of the kept message. */
  @Computed({ type: 'string', format: 'uuid' }) id!: string;
  @Computed({ type: ['string', 'null'], enum: ['FILED', 'IGNORED', 'FAILED', null] }) outcome!: string | null;
}
