import { Computed } from '../../platform/resource/computed-kind.js';
import { Choice, Shape, Text } from '../../platform/resource/index.js';
import { REMAINING_DECISIONS, type RemainingDecision } from '../../vocabulary/privacy.js';

/** The preparation of an erasure. */
@Shape()
export class ErasureOrder {
  /** The pseudonym of an earlier erasure that is repeated after a backup was restored. */
  @Text({ max: 40, pattern: /^Person [A-Z0-9]{4,8}$/ }) former?: string | null;
}

/** A prepared erasure. */
@Shape()
export class PreparedErasure {
  /** Id of the erasure. */
  @Computed({ type: 'string', format: 'uuid' }, { widget: 'rights' }) erasure!: string;
  @Text({ required: true }) pseudonym!: string;
}

/** The start of an erasure. */
@Shape()
export class ErasureStart {
  /** Decides about all texts that have no decision yet. */
  @Choice(REMAINING_DECISIONS, { name: 'remainingDecision' }) remaining?: RemainingDecision | null;
}
