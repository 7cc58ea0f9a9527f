import { Alert, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { TICKETS } from '../model/ticket';

/**
 * A notice that the open ticket was deleted or is not visible to the user any more; unsent text can still be copied.
 */
export function TicketGone() {
  const translate = useTranslate();
  return (
    <Alert
      severity="warning"
      sx={{ mb: 2 }}
      action={
        <Button component={Link} to={`/${TICKETS.route}`} color="inherit" size="small">
          {translate('tickets.missing.list')}
        </Button>
      }
    >
      {translate('live.gone')}
    </Alert>
  );
}
