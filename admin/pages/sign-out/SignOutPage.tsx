import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { useApplication } from '../../providers/application';
import { switchOff } from '../../providers/device-push';
import { PlainPage } from '../PlainPage';

/** Ends the session as soon as it is opened. */
export default function SignOutPage() {
  const translate = useTranslate();
  const { me, session } = useApplication();
  const owner = `${me.tenant}/${me.username}`;
  // Whoever uses this device next is not told what concerns this user.
  useEffect(() => void switchOff(owner).finally(() => session.signOut()), [owner, session]);
  return <PlainPage title={translate('app.signOut.title')} text={translate('app.signOut.text')} />;
}
