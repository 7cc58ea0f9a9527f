import { Computed } from '../platform/resource/computed-kind.js';
import { Choice, LongText, Shape } from '../platform/resource/index.js';
import { UNMET } from '../tickets/record/ticket-transitions.shape.js';
import { REPORT_ACTIONS, REPORT_STATES, type ReportAction, type ReportState } from '../vocabulary/work.js';

/** A change of a report's state. */
@Shape()
export class ReportTransitionRequest {
  @Choice(REPORT_STATES, { name: 'reportState', required: true }) to!: ReportState;
  /** Needed to open a report again. */
  @LongText({ max: 2_000 }) reason?: string | null;
}

/** A transition of the reader, with its unmet conditions. */
@Shape()
export class PossibleReportTransition {
  @Choice(REPORT_STATES, { name: 'reportState', required: true }) to!: ReportState;
  @Choice(REPORT_ACTIONS, { name: 'reportAction', required: true }) action!: ReportAction;
  @Computed({ type: 'boolean' }) allowed!: boolean;
  @Computed(UNMET) unmet!: object[];
  /** Fields that the transition needs: reason. */
  @Computed({ type: 'array', items: { type: 'string' } }) needs!: string[];
}
