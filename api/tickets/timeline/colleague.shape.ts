import { User } from '../../masterdata/user.entity.js';
import { Reference, Shape, Text } from '../../platform/resource/index.js';

/** A user who may be mentioned on a ticket. */
@Shape()
export class Colleague {
  @Reference(() => User, { required: true }) id!: string;
  @Text({ required: true }) name!: string;
}
