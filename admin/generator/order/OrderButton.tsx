import SwapVert from '@mui/icons-material/SwapVert';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { OrderDialog } from './OrderDialog';

/** Opens the order of the list to be changed. */
export default function OrderButton() {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button startIcon={<SwapVert />} onClick={() => setOpen(true)}>
        {translate('masterdata.order.open')}
      </Button>
      {open && <OrderDialog onClose={() => setOpen(false)} />}
    </>
  );
}
