import EventBusyOutlined from '@mui/icons-material/EventBusyOutlined';
import { Button, IconButton, Tooltip } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormat } from '../providers/use-format';
import { useOwnAbsence } from '../providers/use-own-absence';

const EndAbsenceDialog = lazy(() => import('./EndAbsenceDialog'));

/** Reminds users of their shown absence and its end, and offers a button that ends it. */
export function AbsenceNotice({ short }: { short: boolean }) {
  const translate = useTranslate();
  const format = useFormat();
  const { absence, end } = useOwnAbsence();
  const [asking, setAsking] = useState(false);
  if (!absence) return null;
  const day = format.day(absence.activeTo);
  const title = translate('absences.mine', { day });
  const ask = () => setAsking(true);
  return (
    <>
      <Tooltip title={title}>
        {short ? (
          <IconButton size="small" color="warning" aria-label={title} onClick={ask}>
            <EventBusyOutlined fontSize="small" />
          </IconButton>
        ) : (
          <Button size="small" color="warning" variant="outlined" startIcon={<EventBusyOutlined />} onClick={ask}>
            {translate('absences.away', { day })}
          </Button>
        )}
      </Tooltip>
      {asking && (
        <Suspense>
          <EndAbsenceDialog title={title} onEnd={end} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
