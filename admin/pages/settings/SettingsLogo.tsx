import { Box, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useRecordContext, useRefresh, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useCan } from '../../providers/application';
import type { Schema } from '../../providers/contract';
import { LogoEditor } from '../logo/LogoEditor';
import { tenantLogoPath } from '../logo/use-tenant-logo';

/**
 * The logo of the tenant. It is changed on the page that shows the settings; a form of settings in work would get a
 * conflict.
 */
export default function SettingsLogo() {
  const translate = useTranslate();
  const client = useQueryClient();
  const refresh = useRefresh();
  const isInForm = Boolean(useFormContext());
  const mayChange = useCan('tenant-settings', 'update');
  const settings = useRecordContext<Schema<'TenantSettings'>>();
  if (!settings) return null;
  const changed = async () => {
    refresh();
    await client.invalidateQueries();
  };
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: 1 }}>
      <LogoEditor
        logo={{ path: tenantLogoPath, id: settings.logo, name: settings.name }}
        path={`tenant-settings/${encodeURIComponent(settings.id)}/logo`}
        mayChange={mayChange && !isInForm}
        onChanged={changed}
      />
      <Typography variant="body2" color="text.secondary">
        {translate('logo.tenantHelp')}
      </Typography>
    </Box>
  );
}
