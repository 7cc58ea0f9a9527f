import { Alert } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFormat } from '../../../providers/use-format';
import { useTicket } from '../data/use-ticket';

/** Warns before an order costs more than the customer allows, and says what is missing above that (domain "Cost limit"). */
export function CostNotice() {
  const translate = useTranslate();
  const format = useFormat();
  const { costs, approval, state } = useTicket();
  if (!costs || costs.level === 'WITHIN' || state === 'CLOSED') return null;
  const isApproved = costs.level === 'ABOVE' && approval === 'APPROVED';
  return (
    <Alert severity={isApproved ? 'info' : 'warning'} sx={{ mb: 1.5 }}>
      {translate(`customers.costs.${isApproved ? 'APPROVED' : costs.level}`, {
        costs: format.money(costs.costs),
        limit: format.money(costs.limit, { cents: false }),
      })}
    </Alert>
  );
}
