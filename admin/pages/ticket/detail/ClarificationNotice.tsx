import EventRepeatOutlined from '@mui/icons-material/EventRepeatOutlined';
import { Alert, AlertTitle, Stack, Typography, useTheme } from '@mui/material';
import { useTranslate } from 'react-admin';
import { today } from '../../../model/local-time';
import { useFormat } from '../../../providers/use-format';
import { Tag } from '../../../theme/chips/Tag';
import { useIsCustomer } from '../data/use-is-customer';
import { useTicket } from '../data/use-ticket';
import { ApprovalButtons } from './ApprovalButtons';

/**
 * The clarification of a ticket: its reason, its date, and the buttons of an approval; customers read plainer
 * sentences.
 */
export function ClarificationNotice() {
  const translate = useTranslate();
  const format = useFormat();
  const { palette } = useTheme();
  const isCustomer = useIsCustomer();
  const { state, dueAt, clarificationReason, clarificationText, resubmissionDate, costsToApprove, can } = useTicket();
  if (state !== 'IN_CLARIFICATION' || (isCustomer && !can.approve)) return null;
  const asksCosts = typeof costsToApprove === 'number';
  const costs = asksCosts ? format.money(costsToApprove) : '';
  const isDue = Boolean(resubmissionDate) && resubmissionDate <= today();
  return (
    <Alert severity={isDue || can.approve ? 'warning' : 'info'} sx={{ mb: 1.5, '& .MuiAlert-message': { flex: 1 } }}>
      <AlertTitle>
        {isCustomer
          ? translate(asksCosts ? 'customers.costs.customerTitle' : 'tickets.approval.question', { costs })
          : translate(`enums.clarificationReason.${clarificationReason}`)}
      </AlertTitle>
      <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
        {isCustomer && asksCosts && (
          <Typography variant="body2">{translate('customers.costs.customerText')}</Typography>
        )}
        {clarificationText && (
          <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {clarificationText}
          </Typography>
        )}
        {!isCustomer && dueAt === null && (
          <Typography variant="body2">{translate('tickets.clarification.stands')}</Typography>
        )}
        {resubmissionDate && (
          <Tag
            icon={EventRepeatOutlined}
            tone={palette.deadline[isDue ? 'overdue' : 'onTime']}
            label={translate(isDue ? 'tickets.clarification.isDue' : 'tickets.clarification.until', {
              day: format.day(resubmissionDate),
            })}
          />
        )}
        {can.approve && <ApprovalButtons />}
      </Stack>
    </Alert>
  );
}
