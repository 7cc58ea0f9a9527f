import { LongText, Shape } from '../../platform/resource/index.js';

/** The reason of a correction. */
@Shape()
export class ReportCorrectionRequest {
  @LongText({ required: true, max: 2_000 }) reason!: string;
}
