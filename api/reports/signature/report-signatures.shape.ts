import { Moment, Shape, Text } from '../../platform/resource/index.js';
import { DrawnLines, type Strokes } from './strokes-kind.js';

/** The signature of a customer under a report. */
@Shape()
export class ReportSignatureRequest {
  @Text({ required: true, max: 120 }) name!: string;
  @Text({ max: 120 }) place?: string | null;
  /** By the clock of the device, for what was signed without a network; now if left out. */
  @Moment() signedAt?: string | null;
  /** None where the name stands for a drawing, for those who cannot draw. */
  @DrawnLines({ required: true }) strokes!: Strokes;
}

/** A signature as it is kept. */
@Shape()
export class DrawnSignature {
  @Text({ required: true, max: 120 }) name!: string;
  @Text({ max: 120 }) place!: string | null;
  /** By the clock of the device. */
  @Moment({ required: true }) signedAt!: Date;
  /** By the clock of the server. */
  @Moment({ required: true }) receivedAt!: Date;
  /** Lines of points [x, y] in a box of 1000 by 400, y down. */
  @DrawnLines({ required: true }) strokes!: Strokes;
}
