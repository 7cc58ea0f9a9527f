import { lazy } from 'react';
import type { ResourceOverride } from '../generator';

const AnnouncementPreview = lazy(() => import('../pages/dashboard/announcements/AnnouncementPreview'));

/** The form of an announcement with a preview for its author. */
export const announcements: ResourceOverride = { notice: AnnouncementPreview };
