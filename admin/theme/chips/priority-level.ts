import type { PriorityLevel } from '../tokens';

const levels: Record<string, PriorityLevel> = {
  LOW: 'low',
  NORMAL: 'normal',
  PREFERRED_DATE: 'normal',
  WITHIN_3_WORKING_DAYS: 'normal',
  WITHIN_5_WORKING_DAYS: 'normal',
  WITHIN_10_WORKING_DAYS: 'low',
  WITHIN_20_WORKING_DAYS: 'low',
  HIGH: 'high',
  WITHIN_8_HOURS: 'high',
  WITHIN_10_HOURS: 'high',
  WITHIN_24_HOURS: 'high',
  WITHIN_SAME_DAY: 'high',
  WITHIN_1_WORKING_DAY: 'high',
  WITHIN_2_HOURS: 'immediate',
  WITHIN_4_HOURS: 'immediate',
  IMMEDIATELY: 'immediate',
};

/** The level of one of the domain's sixteen priorities; an unknown priority is normal. */
export const priorityLevel = (priority: string): PriorityLevel => levels[priority] ?? 'normal';
