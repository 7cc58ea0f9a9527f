import { useQuery } from '@tanstack/react-query';
import { useMe } from '../../providers/application';
import { apiFetch } from '../../providers/http';
import type { Me } from '../../providers/me';
import type { Logo } from './LogoPicture';

/** API path of the tenant's logo. */
export const tenantLogoPath = 'tenant-logo';

/** The logo of the tenant; known from the start, and loaded anew after a change. */
export function useTenantLogo(): Logo {
  const { tenant, tenantName, tenantLogo } = useMe();
  const { data: id } = useQuery({
    queryKey: ['tenant-logo'],
    queryFn: async () => (await apiFetch<Me>('me')).tenantLogo ?? null,
    initialData: tenantLogo ?? null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return { path: tenantLogoPath, id, name: tenantName ?? tenant ?? '' };
}
