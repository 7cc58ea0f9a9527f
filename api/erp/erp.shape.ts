import { Choice, Flag, Shape, Text } from '../platform/resource/index.js';
import { ERP_PROBLEMS, ERP_SIDES, type ErpProblem, type ErpSide } from '../vocabulary/erp.js';

/** The side whose record replaces the other. */
@Shape()
export class ErpResolution {
  @Choice(ERP_SIDES, { name: 'erpSide', required: true }) side!: ErpSide;
}

/** The result of testing a connection: success, or the problem. */
@Shape()
export class ErpConnectionTest {
  @Flag({ required: true }) ok!: boolean;
  @Choice(ERP_PROBLEMS, { name: 'erpProblem' }) problem: ErpProblem | null = null;
  /** Details of the problem. */
  @Text({ max: 300 }) reason: string | null = null;
  /** Projects whose hours the system would invoice twice. */
  @Text({ max: 300 }) billedTwice: string | null = null;
}
