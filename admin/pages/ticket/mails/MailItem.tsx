import { Box, Button, ListItem, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormat } from '../../../providers/use-format';
import { OutcomeTag } from '../../support/OutcomeTag';
import type { useAct } from '../../support/use-act';
import type { MailRow } from '../../support/use-mails';
import { MailDialog } from './MailDialog';

interface MailItemProps {
  mail: MailRow;
  busy: string | undefined;
  act: ReturnType<typeof useAct>['act'];
}

/** One mail of the ticket: recipient, state and reason; the user can read it and send it again. */
export function MailItem({ mail, busy, act }: MailItemProps) {
  const translate = useTranslate();
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const isRefused = mail.reason === 'ADDRESS_REFUSED' || mail.reason === 'RETURNED';
  const waits = mail.state === 'QUEUED' || mail.state === 'PUT_ASIDE';
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
  const send = (text: string, method: 'POST' | 'DELETE', below: string, done: string) => {
    const path = `sent-mails/${mail.id}/${below}`;
    return (
      <Button size="small" loading={busy === path} onClick={() => void act(method, path, `tickets.mails.${done}`)}>
        {translate(`tickets.mails.${text}`)}
      </Button>
    );
  };
  return (
    <ListItem disableGutters divider sx={{ flexWrap: 'wrap', gap: 1, py: 1 }}>
      <Box sx={{ flex: '1 1 20rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="body2">{translate(`enums.mailEvent.${mail.event}`)}</Typography>
        <Typography variant="body2" color="text.secondary">
          {facts.join(' · ')}
        </Typography>
        {why.length > 0 && (
          <Typography variant="body2" color={mail.state === 'FAILED' ? 'error' : 'text.secondary'}>
            {why.join(' · ')}
          </Typography>
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: { md: 'flex-end' }, gap: 1 }}>
        <OutcomeTag outcome={mail.state} label={translate(`enums.mailState.${mail.state}`)} />
        {mail.subject && (
          <Button size="small" onClick={() => setOpen(true)}>
            {translate('tickets.mails.show')}
          </Button>
        )}
        {isRefused && send('release', 'DELETE', 'refusal', 'released')}
        {mail.subject && !waits && send('resend', 'POST', 'resends', 'resent')}
      </Box>
      {isOpen && <MailDialog mail={mail} onClose={() => setOpen(false)} />}
    </ListItem>
  );
}
