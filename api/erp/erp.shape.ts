import { Choice, Flag, Shape, Text } from '../platform/resource/index.js';
import { ERP_PROBLEMS, ERP_SIDES, type ErpProblem, type ErpSide } from '../vocabulary/erp.js';

/** Which side is to stand. */
@Shape()
export class ErpResolution {
  @Choice(ERP_SIDES, { name: 'erpSide', required: true }) side!: ErpSide;
}

/** What came of trying a connection: that the system answers and lets us in, or why it does not. */
@Shape()
export class ErpConnectionTest {
  @Flag({ required: true }) ok!: boolean;
  @Choice(ERP_PROBLEMS, { name: 'erpProblem' }) problem: ErpProblem | null = null;
  /** What is known of the problem besides. */
  @Text({ max: 300 }) reason: string | null = null;
  /** Projects whose hours the system would invoice a second time. */
  @Text({ max: 300 }) billedTwice: string | null = null;
}
