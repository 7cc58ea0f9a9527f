import { lazy, Suspense } from 'react';
import type { ResourceOverride } from '../generator';
import { DeadlinesBanner } from './slas';

const SettingsLogo = lazy(() => import('../pages/settings/SettingsLogo'));

const LogoField = () => (
  <Suspense fallback={null}>
    <SettingsLogo />
  </Suspense>
);

/** The settings with the upload of the tenant's logo. */
export const tenantSettings: ResourceOverride = { fields: { logo: { field: LogoField } }, banner: DeadlinesBanner };
