import { lazy } from 'react';
import type { ResourceOverride } from '../generator';

/** The pages of a ticket are written by hand; other records list their tickets by deadline. */
export const tickets: ResourceOverride = { panel: lazy(() => import('../pages/customer/OpenTickets')) };
