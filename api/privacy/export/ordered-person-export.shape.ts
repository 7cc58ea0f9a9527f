import { Computed } from '../../platform/resource/computed-kind.js';
import { Shape, Text } from '../../platform/resource/index.js';

/** An ordered archive. */
@Shape()
export class OrderedPersonExport {
  /** Id of the export. */
  @Computed({ type: 'string', format: 'uuid' }, { widget: 'rights' }) export!: string;
  @Text({ required: true }) fileName!: string;
}
