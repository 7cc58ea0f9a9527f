import { lazy } from 'react';
import { useTranslate } from 'react-admin';
import type { LineSlotProps, ResourceOverride } from '../../generator';
import { useFormat } from '../../providers/use-format';

const inputs = () => import('./AbsenceInputs');
const FellowInput = lazy(async () => ({ default: (await inputs()).FellowInput }));
const DeputyInput = lazy(async () => ({ default: (await inputs()).DeputyInput }));

/** The period of an absence. */
function Period({ record: { activeFrom, activeTo } }: LineSlotProps) {
  const translate = useTranslate();
  const format = useFormat();
  return translate('absences.period', { from: format.day(activeFrom), to: format.day(activeTo) });
}

/** The deputy, and the note. */
function Facts({ record: { _embedded, note } }: LineSlotProps) {
  const translate = useTranslate();
  const deputy = _embedded?.deputy && translate('absences.deputy', { name: String(_embedded.deputy.title) });
  return [deputy, note].filter(Boolean).join(' · ');
}

/** Offers only people whose absences the user may enter, and only possible deputies. */
export const absences: ResourceOverride = {
  fields: { user: { input: FellowInput }, deputy: { input: DeputyInput } },
  line: { title: Period, facts: Facts },
};
