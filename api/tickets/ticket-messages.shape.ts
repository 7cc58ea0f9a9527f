import { LongText, Shape } from '../platform/resource/index.js';

/** Something said on a ticket. */
@Shape()
export class Utterance {
  @LongText({ required: true, max: 10_000 }) text!: string;
}
