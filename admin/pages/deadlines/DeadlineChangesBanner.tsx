import { Alert, Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { DeadlineChangesDialog } from './DeadlineChangesDialog';
import { useDeadlineChanges } from './use-deadline-changes';

/** Says of how many open tickets the deadlines follow terms of earlier, and leads to what would become of them. */
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
