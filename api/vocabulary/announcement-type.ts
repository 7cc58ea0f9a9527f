/** How an announcement is shown (spec §3). */
export const ANNOUNCEMENT_TYPES = ['INFORMATION', 'URGENT', 'WARNING'] as const;
export type AnnouncementType = (typeof ANNOUNCEMENT_TYPES)[number];
