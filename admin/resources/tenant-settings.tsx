import { lazy, Suspense } from 'react';
import type { ResourceOverride } from '../generator';
import { DeadlinesBanner } from './slas';

const SettingsLogo = lazy(() => import('../pages/settings/SettingsLogo'));

const LogoField = () => (
  <Suspense fallback={null}>
    <SettingsLogo />
  </Suspense>
);

/** The logo of the tenant is sent where its settings are shown. */
export const tenantSettings: ResourceOverride = { fields: { logo: { field: LogoField } }, banner: DeadlinesBanner };
