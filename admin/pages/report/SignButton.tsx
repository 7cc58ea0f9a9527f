import DrawOutlined from '@mui/icons-material/DrawOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { SignatureDialog } from './SignatureDialog';
import { usePositions, useReport } from './use-report';

/** Opens the dialog for the customer's signature once the report has positions; `big` for a phone. */
export function SignButton({ big = false }: { big?: boolean }) {
  const translate = useTranslate();
  const [signing, setSigning] = useState(false);
  const { can } = useReport();
  const { data: positions = [] } = usePositions();
  if (!can.sign || positions.length === 0) return null;
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        size={big ? 'large' : 'medium'}
        fullWidth={big}
        startIcon={<DrawOutlined />}
        onClick={() => setSigning(true)}
        sx={big ? { py: 1.5 } : undefined}
      >
        {translate('tickets.reports.sign')}
      </Button>
      {signing && <SignatureDialog onClose={() => setSigning(false)} />}
    </>
  );
}
