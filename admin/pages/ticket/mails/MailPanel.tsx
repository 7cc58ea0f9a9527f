import { List, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { PagedRows } from '../../../components/PagedRows';
import { useAct } from '../../support/use-act';
import { useMails } from '../../support/use-mails';
import { useTicket } from '../data/use-ticket';
import { TICKETS } from '../model/ticket';
import { MailItem } from './MailItem';

/** The mails of the ticket, with recipient, state and the reason of a failure. */
export function MailPanel() {
  const translate = useTranslate();
  const { id } = useTicket();
  // Under a key of tickets the query reacts at once to a change of a mail's state.
  const scope = [TICKETS.route, 'mails', id];
  const { rows, ...query } = useMails({ ticket: id }, scope);
  const { act, busy } = useAct(scope);
  const none = <Typography color="text.secondary">{translate('tickets.mails.none')}</Typography>;
  return (
    <PagedRows query={query} count={rows.length} outline={4} none={none}>
      <List dense disablePadding aria-label={translate('tickets.mails.title')}>
        {rows.map((mail) => (
          <MailItem key={mail.id} mail={mail} busy={busy} act={act} />
        ))}
      </List>
    </PagedRows>
  );
}
