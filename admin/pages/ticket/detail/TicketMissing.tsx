import SearchOffOutlined from '@mui/icons-material/SearchOffOutlined';
import { Alert, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { EmptyState } from '../../../components/EmptyState';
import { PageHeader } from '../../../components/PageHeader';
import { TICKETS } from '../model/ticket';

/** The page of an address without a ticket, or with one that the user may not see; both look the same. */
export function TicketMissing() {
  const translate = useTranslate();
  return (
    <>
      <PageHeader title={translate('tickets.missing.title')} />
      <EmptyState
        icon={SearchOffOutlined}
        title={translate('tickets.missing.title')}
        text={translate('tickets.missing.text')}
        action={
          <Button component={Link} to={`/${TICKETS.route}`} variant="outlined">
            {translate('tickets.missing.list')}
          </Button>
        }
      />
    </>
  );
}

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
