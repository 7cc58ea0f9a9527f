import { Box } from '@mui/material';
import { type RaRecord, useTranslate } from 'react-admin';
import type { RecordSlotProps } from '../../../generator';
import { useFormat } from '../../../providers/use-format';
import type { MailRow } from '../../support/support';

/** Recipient, language and time of a mail, then the reason why it waits or was not sent. */
export default function MailFacts({ record }: RecordSlotProps) {
  const translate = useTranslate();
  const format = useFormat();
  const mail = record as RaRecord & MailRow;
  const why = [
    mail.reason && translate(`enums.mailReason.${mail.reason}`),
    mail.state === 'PUT_ASIDE' && mail.dueAt && translate('tickets.mails.dueAt', { moment: format.moment(mail.dueAt) }),
    mail.attempts > 1 && translate('tickets.mails.attempts', { smart_count: mail.attempts }),
  ].filter(Boolean);
  const facts = [
    mail.recipient ?? mail.recipientName ?? translate('tickets.mails.nobody'),
    translate(`enums.locale.${mail.locale}`),
    format.moment(mail.sentAt ?? mail.createdAt),
    mail.original && translate('tickets.mails.repeats'),
  ].filter(Boolean);
  return (
    <>
      {facts.join(' · ')}
      {why.length > 0 && (
        <Box sx={{ color: mail.state === 'FAILED' ? 'error.main' : undefined }}>{why.join(' · ')}</Box>
      )}
    </>
  );
}
