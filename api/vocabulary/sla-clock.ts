import { CLARIFICATION_REASONS } from './clarification-reason.js';

/** The clocks of a ticket (domain "SLA clocks"). */
export const SlaClock = Object.freeze({ Reaction: 'REACTION', OnSite: 'ON_SITE', Due: 'DUE' });
export type SlaClock = (typeof SlaClock)[keyof typeof SlaClock];
export const SLA_CLOCKS = Object.values(SlaClock);

/** How a clock stands: on its way, held, or stopped in time or not. */
export const CLOCK_STATES = ['RUNNING', 'PAUSED', 'MET', 'BREACHED'] as const;
export type ClockState = (typeof CLOCK_STATES)[number];

/** Why a clock stands still: what is waited for, or that the work was done and is done anew. */
export const PAUSE_REASONS = [...CLARIFICATION_REASONS, 'WORK_COMPLETED'] as const;
export type PauseReason = (typeof PAUSE_REASONS)[number];

/** Why a stretch of time counts or not: the window that it lies in, that it lies in none, or a pause. */
export const SEGMENT_REASONS = ['WORK', 'ON_CALL', 'EVERY_HOUR', 'OFF_HOURS', 'HOLIDAY', ...PAUSE_REASONS] as const;
export type SegmentReason = (typeof SEGMENT_REASONS)[number];
