import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link, Navigate } from 'react-router';
import { useApplication } from '../../providers/application';
import { PlainPage } from '../PlainPage';

/** The page of a user with none of the working roles (spec §6); other users are redirected. */
export default function NotAuthorizedPage() {
  const translate = useTranslate();
  const { me, session } = useApplication();
  if (me.actsAs) return <Navigate to="/home" replace />;
  const others = me.tenants.filter((tenant) => tenant !== me.tenant);
  return (
    <PlainPage
      title={translate('app.notAuthorized.title')}
      text={me.tenant ? translate('app.notAuthorized.text', { name: me.name }) : translate('errors.TENANT_MISSING')}
      actions={
        <>
          <Button component={Link} to="/sign-out" variant="contained">
            {translate('app.notAuthorized.otherAccount')}
          </Button>
          {others.map((tenant) => (
            <Button key={tenant} onClick={() => session.switchTenant(tenant)}>
              {translate('app.switchTenant', { tenant })}
            </Button>
          ))}
        </>
      }
    />
  );
}
