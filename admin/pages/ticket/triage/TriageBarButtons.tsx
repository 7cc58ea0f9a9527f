import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useSelectedTickets } from '../data/use-bulk';
import { useTriage } from './use-triage';

/** The actions on several untyped tickets: the same customer and type for all, or a common rejection. */
export function TriageBarButtons() {
  const translate = useTranslate();
  const selected = useSelectedTickets();
  const triage = useTriage();
  return (
    <>
      <Button size="small" variant="contained" onClick={() => triage.ask(selected)}>
        {translate('tickets.triage.assign')}
      </Button>
      <Button size="small" variant="outlined" onClick={() => triage.reject(selected)}>
        {translate('tickets.triage.reject')}
      </Button>
      {triage.dialog}
    </>
  );
}
