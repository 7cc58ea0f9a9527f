import { lazy, Suspense } from 'react';
import type { FieldSlotProps, ResourceOverride } from '../generator';
import { today } from '../model/local-time';
import { supportPart } from './intake-messages';

// Inputs belong to the pages of forms: the application begins without them.
const LazyStartDayInput = lazy(async () => ({
  default: (await import('../pages/support/StartDayInput')).StartDayInput,
}));

const StartDayInput = (props: FieldSlotProps) => (
  <Suspense fallback={null}>
    <LazyStartDayInput {...props} />
  </Suspense>
);

/** The form of a connection suggests today as the day from which both systems exchange records. */
export const erpConnections: ResourceOverride = {
  ...supportPart,
  defaults: () => ({ startDay: today() }),
  fields: { startDay: { input: StartDayInput } },
};
