import { lazy, Suspense } from 'react';
import type { FieldSlotProps, ResourceOverride } from '../generator';

const inputs = () => import('../pages/sla/SlaInputs');
const WorkPlanInput = lazy(async () => ({ default: (await inputs()).WorkPlanInput }));
const OnCallPlanInput = lazy(async () => ({ default: (await inputs()).OnCallPlanInput }));
const WeekPlan = lazy(async () => ({ default: (await import('../pages/sla/WeekPlanField')).WeekPlanField }));

const DeadlineChanges = lazy(() => import('../pages/deadlines/DeadlineChangesBanner'));

/** What changed hours, days or reasons to wait make of the deadlines of open tickets. */
export const DeadlinesBanner = () => (
  <Suspense fallback={null}>
    <DeadlineChanges />
  </Suspense>
);

const WeekPlanField = (props: FieldSlotProps) => (
  <Suspense fallback={null}>
    <WeekPlan {...props} />
  </Suspense>
);

/** Weeks are drawn and edited day by day, and the form says what the hours come to. */
export const slas: ResourceOverride = {
  banner: DeadlinesBanner,
  fields: {
    weekPlan: { input: WorkPlanInput, field: WeekPlanField },
    onCallPlan: { input: OnCallPlanInput, field: WeekPlanField },
  },
};
