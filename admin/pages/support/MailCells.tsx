import { Box, Link, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { useContext } from 'react';
import { ListContext, useRecordContext, useTranslate } from 'react-admin';
import { ReferenceTitles } from '../../generator/fields/ReferenceTitles';
import type { FieldSlotProps, RecordSlotProps } from '../../generator/overrides';
import { OutcomeTag } from './OutcomeTag';
import type { MailRow } from './support';

/** The state of a mail. */
export function MailState() {
  const translate = useTranslate();
  const mail = useRecordContext<MailRow>();
  return mail && <OutcomeTag outcome={mail.state} label={translate(`enums.mailState.${mail.state}`)} />;
}

/** The event of a mail. */
export const MailEvent = ({ record }: RecordSlotProps) => useTranslate()(`enums.mailEvent.${record.event}`);

/** The recipient of a mail. */
export function MailRecipient() {
  const translate = useTranslate();
  const mail = useRecordContext<MailRow>();
  return <CellText text={mail?.recipient ?? translate('tickets.mails.nobody')} width={0} />;
}

/**
 * A text of at most two lines with a least width in a row of the table, since its last words matter; in full elsewhere.
 */
function CellText({ text, width }: { text: string; width: number }) {
  const isTable = useIsTable();
  return (
    <Box
      component="span"
      title={text}
      sx={isTable && text ? { ...twoLines, minWidth: (theme) => theme.spacing(width) } : undefined}
    >
      {text}
    </Box>
  );
}

/** Least width of a reason in the table, in units of the grid: the longest reason fits in two lines. */
const REASON = 19;

const twoLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  whiteSpace: 'normal',
  lineHeight: 1.25,
} as const;

/** Whether a value stands in the table of a list, and not in a card or on a page of its own. */
function useIsTable(): boolean {
  const list = useContext(ListContext);
  return useMediaQuery((theme: Theme) => theme.breakpoints.up('lg')) && list !== undefined;
}

/** The reason why a mail was not sent, in words; in the list with the error of the mail server. */
export function MailReason() {
  const translate = useTranslate();
  const list = useContext(ListContext);
  const mail = useRecordContext<MailRow>();
  const parts = [mail?.reason && translate(`enums.mailReason.${mail.reason}`), list && mail?.error];
  const text = parts.filter(Boolean).join(': ');
  return list ? <CellText text={text} width={REASON} /> : text || '–';
}

/** The ticket of a mail; in the table it narrows the list to the mails of that ticket. */
export function MailTicket({ field }: FieldSlotProps) {
  const translate = useTranslate();
  const list = useContext(ListContext);
  const isTable = useIsTable();
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
