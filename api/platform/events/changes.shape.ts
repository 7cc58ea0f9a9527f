import { Computed } from '../resource/computed-kind.js';
import { EmbeddedList, Flag, Moment, Shape, Text } from '../resource/index.js';

/** A page of changes at most. */
export const MOST_CHANGES = 1_000;

const UUID = { type: 'string', format: 'uuid' };

/** A record within the caller's reach was created, changed or removed. */
@Shape()
export class Change {
  /** API path of the record's resource. */
  @Text({ required: true }) resource!: string;
  @Computed(UUID) id!: string;
  @Computed({ type: 'string', enum: ['created', 'changed', 'removed'] }) kind!: string;
  /** Version of the record right after the change; of a removal the version that was removed. */
  @Computed({ type: ['integer', 'null'] }) version!: number | null;
  @Moment({ required: true }) at!: string;
}

/** Changes in the order in which they were committed, and where to go on. */
@Shape()
export class Changes {
  @EmbeddedList(() => Change, { required: true, max: MOST_CHANGES }) changes!: Change[];
  /** For `after` of the next request, however many changes there were. */
  @Text({ required: true }) next!: string;
  /** There are more already. */
  @Flag({ required: true }) more!: boolean;
}
