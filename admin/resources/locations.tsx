import type { ResourceOverride } from '../generator';
import { ImportButton } from '../pages/import/ImportButton';

/** Locations of a customer are imported beside their list. */
export const locations: ResourceOverride = { panelActions: ImportButton };
