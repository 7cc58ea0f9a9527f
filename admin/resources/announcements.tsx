import { lazy } from 'react';
import type { ResourceOverride } from '../generator';

const AnnouncementPreview = lazy(() => import('../pages/dashboard/announcements/AnnouncementPreview'));

/** Who writes an announcement sees it as its readers will. */
export const announcements: ResourceOverride = { notice: AnnouncementPreview };
