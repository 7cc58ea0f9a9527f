import AddOutlined from '@mui/icons-material/AddOutlined';
import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useCan } from '../../../providers/application';
import { TICKETS } from '../model/ticket';

/** The way to a new ticket, for those who may raise one. */
export function NewTicketButton() {
  const translate = useTranslate();
  if (!useCan(TICKETS.path, 'create')) return null;
  return (
    <Button component={Link} to={`/${TICKETS.route}/create`} variant="contained" startIcon={<AddOutlined />}>
      {translate('app.newTicket')}
    </Button>
  );
}
