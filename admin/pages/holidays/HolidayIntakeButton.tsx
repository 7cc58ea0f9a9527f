import EventAvailable from '@mui/icons-material/EventAvailableOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useCan } from '../../providers/application';
import { HolidayIntakeDialog } from './HolidayIntakeDialog';

/** Opens the intake of public holidays, for users with the right to create them. */
export default function HolidayIntakeButton() {
  const translate = useTranslate();
  const canCreate = useCan('holidays', 'create');
  const [open, setOpen] = useState(false);
  if (!canCreate) return null;
  return (
    <>
      <Button startIcon={<EventAvailable />} onClick={() => setOpen(true)}>
        {translate('masterdata.intake.open')}
      </Button>
      {open && <HolidayIntakeDialog onClose={() => setOpen(false)} />}
    </>
  );
}
