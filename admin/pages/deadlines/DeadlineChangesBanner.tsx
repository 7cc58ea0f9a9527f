import { Alert, Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { DeadlineChangesDialog } from './DeadlineChangesDialog';
import { useDeadlineChanges } from './use-deadline-changes';

/**
 * The number of open tickets whose deadlines follow earlier terms, with a link to the preview of their new deadlines.
 */
export default function DeadlineChangesBanner() {
  const translate = useTranslate();
  const { data } = useDeadlineChanges();
  const [open, setOpen] = useState(false);
  if (!data || data.count === 0) return null;
  return (
    <>
      <Alert
        severity="info"
        sx={{ mb: 2 }}
        action={
          <Button color="inherit" size="small" onClick={() => setOpen(true)}>
            {translate('masterdata.deadlines.look')}
          </Button>
        }
      >
        {translate('masterdata.deadlines.earlier', { smart_count: data.count })}
      </Alert>
      {open && <DeadlineChangesDialog changes={data} onClose={() => setOpen(false)} />}
    </>
  );
}
