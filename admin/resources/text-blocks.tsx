import { lazy } from 'react';
import type { ResourceOverride } from '../generator';

/** The text of a text block is written with placeholders from a list, with a preview below. */
export const textBlocks: ResourceOverride = {
  fields: { content: { input: lazy(() => import('../pages/text-blocks/TextBlockInput')) } },
};
