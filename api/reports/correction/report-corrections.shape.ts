import { LongText, Shape } from '../../platform/resource/index.js';

/** Why a report is replaced by a new one. */
@Shape()
export class ReportCorrectionRequest {
  @LongText({ required: true, max: 2_000 }) reason!: string;
}
