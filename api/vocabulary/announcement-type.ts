/** How an announcement is shown (spec §3). */
export const ANNOUNCEMENT_TYPES = ['INFORMATION', 'URGENT', 'WARNING'] as const;
export type AnnouncementType = (typeof ANNOUNCEMENT_TYPES)[number];

/** Whether an announcement is still to come, is shown now, or is over. */
export const ANNOUNCEMENT_PHASES = ['PLANNED', 'RUNNING', 'ENDED'] as const;
export type AnnouncementPhase = (typeof ANNOUNCEMENT_PHASES)[number];
