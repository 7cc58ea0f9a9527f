import { Moment, Shape, Text } from '../../platform/resource/index.js';
import { DrawnLines, type Strokes } from './strokes-kind.js';

/** The signature of a customer under a report. */
@Shape()
export class ReportSignatureRequest {
  @Text({ required: true, max: 120 }) name!: string;
  @Text({ max: 120 }) place?: string | null;
  /** By the clock of the device, for a signature without a network; by default now. */
  @Moment() signedAt?: string | null;
  /** Empty for a customer who cannot draw, and whose name is the signature. */
  @DrawnLines({ required: true }) strokes!: Strokes;
}

/** A stored signature. */
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
