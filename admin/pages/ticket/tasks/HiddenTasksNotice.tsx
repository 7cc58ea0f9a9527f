import LockOutlined from '@mui/icons-material/LockOutlined';
import { Alert } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useTicket } from '../data/use-ticket';
import { useTicketTransitions } from '../data/use-ticket-transitions';

/** A notice that private tasks of others block the ticket, if the transitions count more tasks than the reader sees. */
export default function HiddenTasksNotice({ records }: { records: readonly unknown[] }) {
  const translate = useTranslate();
  const { data: transitions = [] } = useTicketTransitions(useTicket());
  const counted = transitions.flatMap(({ unmet }) => unmet).find(({ code }) => code === 'STATE_TASKS')?.params?.n;
  if (typeof counted !== 'number' || counted <= records.length) return null;
  return (
    <Alert severity="info" icon={<LockOutlined fontSize="inherit" />}>
      {translate('tickets.task.hiddenOpen')}
    </Alert>
  );
}
