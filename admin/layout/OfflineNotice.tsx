import { Alert, Button } from '@mui/material';
import { useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import { dayOf, today } from '../model/local-time';
import { useApplication } from '../providers/application';
import { useConnection } from '../providers/offline/connection';
import { useNewRelease } from '../providers/offline/worker';
import { useFormat } from '../providers/use-format';

function subscribe(changed: () => void) {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}

const band = { borderRadius: 0, py: 0 } as const;

/**
 * The notice of a lost connection, with the age of the shown answers or with whether changes are kept. A new release
 * has a notice as well.
 */
export function OfflineNotice() {
  const translate = useTranslate();
  const format = useFormat();
  const { offline } = useApplication();
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  const { away, asOf } = useConnection();
  const isNew = useNewRelease();
  if (offline && asOf) {
    const time = dayOf(new Date(asOf)) === today() ? format.time(asOf) : format.moment(asOf);
    return (
      <Alert severity="warning" square sx={band}>
        {translate('field.asOf', { time })}
      </Alert>
    );
  }
  if (!online || (offline && away)) {
    return (
      <Alert severity="warning" square sx={band}>
        {translate(offline ? 'field.offline' : 'app.offline')}
      </Alert>
    );
  }
  if (!isNew) return null;
  return (
    <Alert
      severity="info"
      square
      sx={band}
      action={<Button onClick={() => location.reload()}>{translate('field.reload')}</Button>}
    >
      {translate('field.release')}
    </Alert>
  );
}
