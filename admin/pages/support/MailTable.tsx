import { Button, Link, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import type { SxProps, Theme } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useFormat } from '../../providers/use-format';
import { stackedRows } from '../../theme/stacked-rows';
import { OutcomeTag } from './OutcomeTag';
import type { useAct } from './use-act';
import type { MailRow } from './use-mails';

const columns = ['createdAt', 'state', 'event', 'ticket', 'recipient', 'locale', 'attempts', 'error'] as const;

/** An address is broken where there is no room for it alone. */
const recipient: SxProps<Theme> = (theme) => ({
  overflowWrap: 'anywhere',
  [theme.breakpoints.up('md')]: { minWidth: theme.spacing(29) },
});

interface MailTableProps {
  mails: readonly MailRow[];
  busy: string | undefined;
  act: ReturnType<typeof useAct>['act'];
  /** Narrows the list to the mails of one ticket. */
  onTicket: (id: string) => void;
}

/** Mails with what became of them; those that did not go out can be sent once more. */
export function MailTable({ mails, busy, act, onTicket }: MailTableProps) {
  const translate = useTranslate();
  const format = useFormat();
  const title = (name: (typeof columns)[number]) =>
    translate(
      name === 'createdAt'
        ? 'support.mails.written'
        : `resources.sent-mails.fields.${name === 'error' ? 'reason' : name}`,
    );
  return (
    <Table size="small" sx={stackedRows} aria-label={translate('support.parts.mails')}>
      <TableHead>
        <TableRow>
          {columns.map((name) => (
            <TableCell key={name}>{title(name)}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {mails.map((mail) => {
          const retry = `sent-mails/${mail.id}/retries`;
          const failed = (mail.state === 'FAILED' && !mail.sentAt) || (mail.state === 'QUEUED' && mail.attempts > 0);
          return (
            <TableRow key={mail.id}>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>{format.moment(mail.createdAt)}</TableCell>
              <TableCell>
                <OutcomeTag outcome={mail.state} label={translate(`enums.mailState.${mail.state}`)} />
              </TableCell>
              <TableCell>{translate(`enums.mailEvent.${mail.event}`)}</TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>
                <Link component="button" type="button" variant="body2" onClick={() => onTicket(mail.ticket)}>
                  {mail._embedded?.ticket?.title ?? translate('support.mails.draft')}
                </Link>
              </TableCell>
              <TableCell sx={recipient}>{mail.recipient ?? translate('tickets.mails.nobody')}</TableCell>
              <TableCell>{translate(`enums.locale.${mail.locale}`)}</TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>
                {mail.attempts > 0 && translate('support.jobs.attempts', { smart_count: mail.attempts })}
              </TableCell>
              <TableCell>
                {mail.reason && translate(`enums.mailReason.${mail.reason}`)}
                {mail.reason && mail.error && ': '}
                {mail.error}
                {failed && (
                  <Button
                    size="small"
                    variant="outlined"
                    loading={busy === retry}
                    onClick={() => void act('POST', retry, 'support.mails.repeated')}
                    sx={{ display: 'flex', mt: 0.5 }}
                  >
                    {translate('support.mails.retry')}
                  </Button>
                )}
              </TableCell>
            </TableRow>
          );
        })}
      </TableBody>
    </Table>
  );
}
