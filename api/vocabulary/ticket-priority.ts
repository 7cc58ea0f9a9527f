/** The sixteen priorities of a ticket (domain, constants of the priorities). */
export const TICKET_PRIORITIES = [
  'LOW',
  'NORMAL',
  'HIGH',
  'IMMEDIATELY',
  'PREFERRED_DATE',
  'WITHIN_2_HOURS',
  'WITHIN_4_HOURS',
  'WITHIN_8_HOURS',
  'WITHIN_10_HOURS',
  'WITHIN_24_HOURS',
  'WITHIN_SAME_DAY',
  'WITHIN_1_WORKING_DAY',
  'WITHIN_3_WORKING_DAYS',
  'WITHIN_5_WORKING_DAYS',
  'WITHIN_10_WORKING_DAYS',
  'WITHIN_20_WORKING_DAYS',
] as const;
export type TicketPriority = (typeof TICKET_PRIORITIES)[number];
