import { Computed } from '../../platform/resource/computed-kind.js';
import { Shape } from '../../platform/resource/index.js';

/** The receipt for a stored mail, with its outcome if that is known already. */
@Shape()
export class IntakeReceipt {
  /** Id of the stored message. */
  @Computed({ type: 'string', format: 'uuid' }) id!: string;
  @Computed({ type: ['string', 'null'], enum: ['FILED', 'IGNORED', 'FAILED', null] }) outcome!: string | null;
}
