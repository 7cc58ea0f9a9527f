import { logoRoutes } from '../../files/logo/logo-routes.js';
import { Role } from '../../vocabulary/role.js';
import { ALL_READ } from '../access.js';
import { TenantSettings } from '../tenant-settings.entity.js';
import { TenantLogoService } from './tenant-logo.service.js';

/** The logo of the tenant, a part of its settings that all users see. */
export const TenantLogoController = logoRoutes(TenantSettings, {
  logos: TenantLogoService,
  name: 'TenantLogo',
  read: {
    path: 'tenant-logo',
    summary: 'The logo of the tenant, PNG or JPEG; 404 when there is none',
    allow: ALL_READ.read,
    problems: { 404: ['NOT_FOUND'] },
  },
  replace: 'Give the tenant a logo: PNG, JPEG or WebP of at most 2 MB; it is encoded anew',
  remove: 'Take the logo of the tenant away',
  write: [Role.ManageMasterData],
});
