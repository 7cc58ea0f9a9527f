import { DEMO_TENANTS } from '../accounts.js';
import { CLIENT_PREFIX } from './claims.js';

/** Secret of the confidential demo clients. */
const DEMO_SECRET = 'demo';

/** The client of programs (contract: tokens). */
export const INTEGRATION_CLIENT = 'vsd-integration-alpina';

/** Client of the API, which signs people in on the server's side. */
export const DOCS_CLIENT = 'vsd-docs';

/** The realm's clients; `isOwnAddress` checks their return addresses. */
export function clientsFor(appUrl: string): Record<string, unknown>[] {
  const shared = { redirect_uris: [appUrl], post_logout_redirect_uris: [appUrl], response_types: ['code'] };
  const publicClient = {
    ...shared,
    grant_types: ['authorization_code', 'refresh_token', 'password'],
    token_endpoint_auth_method: 'none',
  };
  return [
    ...['vsd-webapp', ...DEMO_TENANTS.map((tenant) => CLIENT_PREFIX + tenant)].map((client_id) => ({
      client_id,
      ...publicClient,
    })),
    {
      client_id: DOCS_CLIENT,
      client_secret: DEMO_SECRET,
      ...shared,
      grant_types: ['authorization_code', 'refresh_token'],
      redirect_uris: [new URL('services/session/callback', appUrl).href],
      token_endpoint_auth_method: 'client_secret_post',
    },
    {
      client_id: INTEGRATION_CLIENT,
      client_secret: DEMO_SECRET,
      grant_types: ['client_credentials'],
      redirect_uris: [],
      response_types: [],
      token_endpoint_auth_method: 'client_secret_post',
    },
  ];
}

/** Whether an address lies in the application, any page and parameters of it, as Keycloak's `…/*` means. */
export function isOwnAddress(address: string, appUrls: readonly string[]): boolean {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || url.username || url.password) return false;
  return appUrls.some((own) => url.href.startsWith(own) || `${url.href}/` === own);
}

/** The tenant a client belongs to; none for those of all tenants. */
export function tenantOf(clientId: string): string | undefined {
  return clientId.startsWith(CLIENT_PREFIX) ? clientId.slice(CLIENT_PREFIX.length) : undefined;
}
