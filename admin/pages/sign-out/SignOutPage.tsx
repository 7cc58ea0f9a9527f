import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { useApplication } from '../../providers/application';
import { PlainPage } from '../PlainPage';

/** Ends the session as soon as it is opened. */
export default function SignOutPage() {
  const translate = useTranslate();
  const { session } = useApplication();
  useEffect(() => void session.signOut(), [session]);
  return <PlainPage title={translate('app.signOut.title')} text={translate('app.signOut.text')} />;
}
