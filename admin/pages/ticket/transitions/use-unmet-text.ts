import { useTranslate } from 'react-admin';
import { textOf } from '../../../providers/problem';
import { useTicketModel } from '../data/use-ticket-model';
import { TICKETS } from '../model/ticket';
import type { Unmet } from '../model/transition';

/** Returns a function that formats an unmet condition of a transition: the name of a missing field, or the reason. */
export function useUnmetText(): (unmet: Unmet) => string {
  const translate = useTranslate();
  const model = useTicketModel();
  const labelOf = (name: string) => {
    const field = model.fields.find((candidate) => candidate.name === name);
    return translate(field?.label ?? `tickets.part.${name}`, { _: name });
  };
  return ({ code, field, params }) => {
    if (code !== 'STATE_FIELDS' || !field) {
      const text = textOf(code, params, translate, TICKETS.path);
      if (params?.n === undefined) return text;
      return translate(`tickets.unmet.${code}`, { ...params, smart_count: params.n, _: text });
    }
    const anyOf = params?.anyOf;
    if (!Array.isArray(anyOf)) return labelOf(field);
    const [first = '', ...others] = anyOf.map((name: string) => labelOf(name));
    return others.reduce((before, other) => translate('tickets.move.anyOf', { one: before, other }), first);
  };
}
