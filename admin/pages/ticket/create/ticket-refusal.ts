import { useTranslate } from 'react-admin';
import { refusalOf } from '../../../generator/form/refusal';
import { pathOfPointer } from '../../../model/paths';
import type { FieldModel } from '../../../model/resource-model';
import { ApiError } from '../../../providers/problem';

/** The text on a required field that is still empty. */
export function useRequiredText(): string {
  return useTranslate()('errors.REQUIRED');
}

/**
 * The errors of a refused ticket in the shape of the form. A field that a transition lacks (STATE_FIELDS) is shown as
 * mandatory, if the form has it.
 */
export function ticketRefusal(error: unknown, fields: FieldModel[], requiredText: string): Record<string, unknown> {
  const refused = refusalOf(error, fields);
  if (!(error instanceof ApiError)) return refused;
  const lacking = (error.problem.errors ?? []).filter(({ code }) => code === 'STATE_FIELDS');
  return { ...refused, ...Object.fromEntries(lacking.map(({ pointer }) => [pathOfPointer(pointer), requiredText])) };
}
