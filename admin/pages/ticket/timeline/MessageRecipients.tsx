import { Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import type { Schema } from '../../../providers/contract';
import { apiFetch } from '../../../providers/http';
import { useTicket } from '../data/use-ticket';
import { TICKETS, ticketPath } from '../model/ticket';

type MessageRecipient = Schema<'MessageRecipient'>;

/** The recipients of a message with their channels and languages, above the field of the message; for the desk. */
export function MessageRecipients() {
  const { id } = useTicket();
  const { data = [] } = useQuery({
    queryKey: [TICKETS.route, 'message-recipients', id],
    queryFn: ({ signal }) => apiFetch<MessageRecipient[]>(ticketPath(id, 'message-recipients'), { signal }),
  });
  return data.map((recipient) => <RecipientLine key={`${recipient.name} ${recipient.address}`} {...recipient} />);
}

function RecipientLine({ name, address, locale, byMail, byBell, reason, refusalKind }: MessageRecipient) {
  const translate = useTranslate();
  const words = (key: string, params?: object) => translate(`tickets.composer.recipients.${key}`, params);
  const why = reason && { reason: translate(`enums.mailReason.${reason}`) };
  const ways = [
    name && words('to', { name }),
    byMail && words('mail', { address, language: translate(`enums.locale.${locale}`) }),
    byBell && words('bell'),
    why && words(byBell ? 'noMail' : 'nobody', why),
    byMail && refusalKind && words('soft'),
  ];
  return (
    <Typography
      variant="caption"
      color={byMail && !refusalKind ? 'text.secondary' : 'warning.main'}
      sx={{ overflowWrap: 'anywhere' }}
    >
      {ways.filter(Boolean).join(' · ')}
    </Typography>
  );
}
