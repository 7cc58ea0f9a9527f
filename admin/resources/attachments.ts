import { lazy } from 'react';
import type { ResourceOverride } from '../generator';

/** A file of a ticket has a mark where the search does not read its text. */
export const attachments: ResourceOverride = {
  fields: { text: { field: lazy(() => import('../pages/ticket/detail/TextState')) } },
};
