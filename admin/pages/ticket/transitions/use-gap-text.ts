import { useTranslate } from 'react-admin';
import { textOf } from '../../../providers/problem';
import { useTicketModel } from '../data/use-ticket-model';
import { TICKETS } from '../model/ticket';
import type { Unmet } from '../model/transition';

/** Returns a function that formats an unmet condition of a transition as one whole sentence. */
export function useGapText(): (gap: Unmet) => string {
  const translate = useTranslate();
  const model = useTicketModel();
  const labelOf = (name: string) => {
    const field = model.fields.find((candidate) => candidate.name === name);
    return translate(field?.label ?? `resources.tickets.fields.${name}`, { _: name });
  };
  return ({ code, field = '', params }) => {
    const fallback = () => textOf(code, params, translate, TICKETS.path);
    // Customers do not receive the number of tasks.
    if (code === 'STATE_TASKS' && params?.n === undefined) return translate('tickets.gap.tasks');
    if (code !== 'STATE_FIELDS')
      return translate(`tickets.gap.${code}`, { ...params, smart_count: params?.n, _: fallback() });
    if (field === 'reports') return translate('tickets.gap.reports');
    const [one, other] = Array.isArray(params?.anyOf) ? params.anyOf.map(labelOf) : [];
    if (one && other) return translate('tickets.gap.anyOf', { one, other });
    return translate('tickets.gap.field', { field: labelOf(field) });
  };
}
