import { Alert } from '@mui/material';
import { useTranslate } from 'react-admin';
import { RUNNING_STATES } from '../../../../openapi/vocabulary';
import { useTicket } from '../data/use-ticket';
import { executionOf } from '../model/link';

const running: readonly string[] = RUNNING_STATES;

/** Notifies the desk on a change that its orders have ended, and shows the next step. */
export function ExecutionNotice() {
  const translate = useTranslate();
  const { id, type, state, parts } = useTicket();
  if (type !== 'CHANGE' || !running.includes(state)) return null;
  const { orders, completed, unfinished } = executionOf(parts?.links ?? [], id);
  const nameOf = ({ identifier, title }: (typeof orders)[number]) => identifier ?? title;
  const sentences = unfinished.map((order) => {
    const how = translate(`enums.closingState.${order.closingState}`);
    return translate('tickets.links.order.unfinished', { name: nameOf(order), how });
  });
  const [first] = completed;
  if (first) {
    const isAll = completed.length === orders.length;
    const params = { smart_count: orders.length, done: completed.length, name: nameOf(first) };
    sentences.push(translate(`tickets.links.order.${isAll ? 'done' : 'part'}`, params));
    if (isAll) sentences.push(translate('tickets.links.order.next'));
  }
  if (unfinished.length > 0) sentences.push(translate('tickets.links.order.again'));
  if (sentences.length === 0) return null;
  const ended = completed.length === orders.length ? 'success' : 'info';
  return (
    <Alert severity={unfinished.length > 0 ? 'warning' : ended} sx={{ mb: 1.5 }}>
      {sentences.join(' ')}
    </Alert>
  );
}
