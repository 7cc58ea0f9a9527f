import { useTranslate } from 'react-admin';
import { type Problem, textOf } from '../../../../providers/problem';
import { TICKETS } from '../../model/ticket';
import { useUnmetText } from '../../moves/use-unmet-text';

/** Gives a function that says why a ticket was not changed, with every field that is missing. */
export function useProblemText(): (problem: Problem) => string {
  const translate = useTranslate();
  const unmet = useUnmetText();
  return ({ code, params, status, title, errors = [] }) => {
    const reason = textOf(code, params, translate, TICKETS.path, { status, detail: title });
    const details = errors.map(({ pointer, code: own, params: values }) =>
      unmet({ code: own, field: pointer.slice(1) || undefined, params: values }),
    );
    const told = [...new Set(details)].filter((detail) => detail !== reason);
    return told.length > 0 ? `${reason}: ${told.join(', ')}` : reason;
  };
}
