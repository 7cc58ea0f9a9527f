import { Button, Stack } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ApprovalDialog, type Decision } from './ApprovalDialog';

/** The two buttons that decide the approval of a ticket. */
export function ApprovalButtons() {
  const translate = useTranslate();
  const [decision, setDecision] = useState<Decision>();
  return (
    <Stack direction="row" spacing={1}>
      <Button variant="contained" onClick={() => setDecision('APPROVED')}>
        {translate('enums.approvalDecision.APPROVED')}
      </Button>
      <Button variant="outlined" color="inherit" onClick={() => setDecision('REJECTED')}>
        {translate('enums.approvalDecision.REJECTED')}
      </Button>
      {decision && <ApprovalDialog decision={decision} onClose={() => setDecision(undefined)} />}
    </Stack>
  );
}
