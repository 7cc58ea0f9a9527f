import { lazy, Suspense } from 'react';
import type { FieldSlotProps, ResourceOverride } from '../generator';

const inputs = () => import('../pages/sla/SlaInputs');
const WorkPlanInput = lazy(async () => ({ default: (await inputs()).WorkPlanInput }));
const OnCallPlanInput = lazy(async () => ({ default: (await inputs()).OnCallPlanInput }));
const WeekPlan = lazy(async () => ({ default: (await import('../pages/sla/WeekPlanField')).WeekPlanField }));

const DeadlineChanges = lazy(() => import('../pages/deadlines/DeadlineChangesBanner'));

/** The effect of changed hours, days or pause reasons on the deadlines of open tickets. */
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

/** Weeks are drawn and edited day by day, and the form shows the total of the hours. */
export const slas: ResourceOverride = {
  banner: DeadlinesBanner,
  fields: {
    weekPlan: { input: WorkPlanInput, field: WeekPlanField },
    onCallPlan: { input: OnCallPlanInput, field: WeekPlanField },
  },
};
