import { Moment, Shape } from '../../platform/resource/index.js';

/** The arrival of an executor at the site. */
@Shape()
export class CheckIn {
  /** The time of the device at the arrival, where it is sent later (domain "SLA clocks"); now if left out. */
  @Moment() deviceTime?: string | null;
}
