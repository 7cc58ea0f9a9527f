import { Moment, Shape } from '../../platform/resource/index.js';

/** That the executor stands at the site. */
@Shape()
export class CheckIn {
  /** What the device's clock said then, where it is sent later (domain "SLA clocks"); now if left out. */
  @Moment() deviceTime?: string | null;
}
