import { lazy } from 'react';
import type { ResourceOverride } from '../generator';

/** The words of a text block are written with placeholders to choose from, and how they read below. */
export const textBlocks: ResourceOverride = {
  fields: { content: { input: lazy(() => import('../pages/text-blocks/TextBlockInput')) } },
};
