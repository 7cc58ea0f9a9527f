import { Link, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { useContext } from 'react';
import { ListContext, useRecordContext, useTranslate } from 'react-admin';
import { ReferenceTitles } from '../../generator/fields/ReferenceTitles';
import type { FieldSlotProps } from '../../generator/overrides';
import { OutcomeTag } from './OutcomeTag';
import type { MailRow } from './use-mails';

/** What became of a mail. */
export function MailState() {
  const translate = useTranslate();
  const mail = useRecordContext<MailRow>();
  return mail && <OutcomeTag outcome={mail.state} label={translate(`enums.mailState.${mail.state}`)} />;
}

/** To whom a mail was to go. */
export function MailRecipient() {
  const translate = useTranslate();
  const mail = useRecordContext<MailRow>();
  const text = mail?.recipient ?? translate('tickets.mails.nobody');
  return <span title={text}>{text}</span>;
}

/** Why a mail was not sent, in words; in the list with what the mail server said. */
export function MailReason() {
  const translate = useTranslate();
  const list = useContext(ListContext);
  const mail = useRecordContext<MailRow>();
  const parts = [mail?.reason && translate(`enums.mailReason.${mail.reason}`), list && mail?.error];
  const text = parts.filter(Boolean).join(': ');
  return list ? <span title={text}>{text}</span> : text || '–';
}

/** The ticket of a mail; in the table it narrows the list to the mails of that ticket. */
export function MailTicket({ field }: FieldSlotProps) {
  const translate = useTranslate();
  const list = useContext(ListContext);
  const isTable = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'));
  const mail = useRecordContext<MailRow>();
  if (!mail) return null;
  if (!list) return <ReferenceTitles field={field} linked />;
  const title = mail._embedded?.ticket?.title ?? translate('support.mails.draft');
  if (!isTable) return title;
  return (
    <Link
      component="button"
      type="button"
      variant="body2"
      onClick={(event) => {
        event.stopPropagation();
        list.setFilters({ ...list.filterValues, ticket_eq_any: [mail.ticket] }, []);
      }}
    >
      {title}
    </Link>
  );
}
