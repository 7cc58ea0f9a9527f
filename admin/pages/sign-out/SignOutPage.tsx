import { Button } from '@mui/material';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { useApplication } from '../../providers/application';
import { switchOff } from '../../providers/device-push';
import { useOutboxEntries } from '../../providers/offline/use-outbox';
import { PlainPage } from '../PlainPage';

/** Ends the session on opening and deletes the data on this device; unsent entries need a confirmation first. */
export default function SignOutPage() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { me, session, offline } = useApplication();
  const waiting = useOutboxEntries(offline?.outbox).length;
  const [isMeant, setMeant] = useState(waiting === 0);
  const owner = `${me.tenant}/${me.username}`;
  useEffect(() => {
    if (!isMeant) return;
    // The next user of this device must not see the data or receive the push messages of this user.
    const leave = async () => {
      await offline?.forget();
      await switchOff(owner);
    };
    void leave().finally(() => session.signOut());
  }, [isMeant, offline, owner, session]);
  if (isMeant) return <PlainPage title={translate('app.signOut.title')} text={translate('app.signOut.text')} />;
  return (
    <PlainPage
      title={translate('field.outbox.signOut')}
      text={translate('field.outbox.signOutText', { smart_count: waiting })}
      actions={
        <>
          <Button variant="contained" onClick={() => navigate('/')}>
            {translate('field.outbox.keep')}
          </Button>
          <Button color="error" onClick={() => setMeant(true)}>
            {translate('field.outbox.signOutAll')}
          </Button>
        </>
      }
    />
  );
}
