import { fileURLToPath } from 'node:url';
import { ROLES } from '../vocabulary/role.js';
import { DEMO_ACCOUNTS, DEMO_INTEGRATION, DEMO_PASSWORD, DEMO_TENANTS, type DemoAccount } from './accounts.js';
import { CLIENT_PREFIX, claimsOf, MEMBER } from './identity/claims.js';
import { DOCS_CLIENT, INTEGRATION_CLIENT } from './identity/clients.js';
import { demoIdentity } from './identity/identity-account.js';
import { AUDIENCE } from './identity/provider.js';

const MAIN_ROLES = ROLES.filter((role) => role.startsWith('vsd-'));
// biome-ignore lint/suspicious/noTemplateCurlyInString: Keycloak puts the environment's value in when it imports.
const SECRET_FROM_ENVIRONMENT = '${VSD_SESSION_CLIENT_SECRET}';
/** Client whose service account manages users, with the secret of the application. */
const USERS_CLIENT = 'vsd-users';
// biome-ignore lint/suspicious/noTemplateCurlyInString: as above
const USERS_SECRET = '${VSD_IDENTITY_SECRET}';
/** The rights to manage users and their roles, and no others. */
const USERS_RIGHTS = ['manage-users', 'view-users', 'query-users', 'query-clients', 'view-clients', 'view-realm'];
const APPLICATION = 'http://localhost:8080';

const everywhere = { 'id.token.claim': 'true', 'access.token.claim': 'true', 'userinfo.token.claim': 'true' };

const protocolMappers = [
  {
    name: 'customer',
    protocol: 'openid-connect',
    protocolMapper: 'oidc-usermodel-attribute-mapper',
    config: {
      ...everywhere,
      'user.attribute': 'customer',
      'claim.name': 'customer',
      'jsonType.label': 'String',
      multivalued: 'true',
    },
  },
  {
    name: 'audience',
    protocol: 'openid-connect',
    protocolMapper: 'oidc-audience-mapper',
    config: { 'included.custom.audience': AUDIENCE, 'access.token.claim': 'true' },
  },
];

function client(clientId: string, settings: Record<string, unknown>): Record<string, unknown> {
  return { clientId, protocol: 'openid-connect', enabled: true, fullScopeAllowed: true, protocolMappers, ...settings };
}

const publicClient = {
  publicClient: true,
  standardFlowEnabled: true,
  directAccessGrantsEnabled: true,
  redirectUris: [`${APPLICATION}/volta-service-desk/*`],
  webOrigins: [APPLICATION],
  attributes: {
    'pkce.code.challenge.method': 'S256',
    'post.logout.redirect.uris': `${APPLICATION}/volta-service-desk/*`,
  },
};

function user(account: DemoAccount, settings: Record<string, unknown>): Record<string, unknown> {
  const { id, username, firstname, lastname, email, locale, realmRoles, tenants } = account;
  const { customer } = claimsOf(demoIdentity(account));
  const clients = Object.entries(tenants).map(([tenant, roles]) => [CLIENT_PREFIX + tenant, [MEMBER, ...roles]]);
  return {
    id,
    username,
    enabled: true,
    email,
    emailVerified: true,
    firstName: firstname,
    lastName: lastname,
    attributes: { locale: [locale], ...(customer ? { customer } : {}) },
    realmRoles: ['default-roles-volta', ...realmRoles],
    clientRoles: Object.fromEntries(clients),
    ...settings,
  };
}

/** Keycloak drops attributes that its user profile does not name. */
const attribute = (name: string, more: object = {}) => ({
  name,
  permissions: { view: ['admin', 'user'], edit: ['admin', 'user'] },
  ...more,
});
const userProfile = {
  attributes: [
    attribute('username'),
    attribute('email'),
    attribute('firstName'),
    attribute('lastName'),
    attribute('locale'),
    attribute('vsd-user', { permissions: { view: ['admin'], edit: ['admin'] } }),
    attribute('customer', { multivalued: true, permissions: { view: ['admin'], edit: ['admin'] } }),
  ],
};

/**
 * A Keycloak realm with the clients, roles, mappers and people of the embedded identity service, as an import file.
 * `node dist/api/standalone/keycloak-realm.js > docker/keycloak/volta-realm.json` writes it.
 */
export function keycloakRealm(): Record<string, unknown> {
  return {
    realm: 'volta',
    displayName: 'Volta Service Desk',
    enabled: true,
    accessTokenLifespan: 300,
    ssoSessionIdleTimeout: 43_200,
    bruteForceProtected: true,
    internationalizationEnabled: true,
    supportedLocales: ['de', 'en', 'fr', 'it'],
    defaultLocale: 'de',
    smtpServer: {
      host: 'mailpit',
      port: '1025',
      from: 'service-desk@volta.example',
      fromDisplayName: 'Volta Service Desk',
    },
    roles: {
      realm: MAIN_ROLES.map((name) => ({ name })),
      client: Object.fromEntries(
        DEMO_TENANTS.map((tenant) => [
          CLIENT_PREFIX + tenant,
          [MEMBER, ...ROLES.filter((role) => !MAIN_ROLES.includes(role))].map((name) => ({ name })),
        ]),
      ),
    },
    clients: [
      client('vsd-webapp', publicClient),
      ...DEMO_TENANTS.map((tenant) => client(CLIENT_PREFIX + tenant, publicClient)),
      client(DOCS_CLIENT, {
        secret: SECRET_FROM_ENVIRONMENT,
        redirectUris: [`${APPLICATION}/volta-service-desk/*`],
      }),
      client(USERS_CLIENT, { secret: USERS_SECRET, serviceAccountsEnabled: true, standardFlowEnabled: false }),
      client(INTEGRATION_CLIENT, { secret: 'demo', serviceAccountsEnabled: true, standardFlowEnabled: false }),
    ],
    users: [
      ...DEMO_ACCOUNTS.map((account) =>
        user(account, { credentials: [{ type: 'password', value: DEMO_PASSWORD, temporary: false }] }),
      ),
      {
        username: `service-account-${USERS_CLIENT}`,
        enabled: true,
        serviceAccountClientId: USERS_CLIENT,
        clientRoles: { 'realm-management': USERS_RIGHTS },
      },
      user(DEMO_INTEGRATION, { serviceAccountClientId: INTEGRATION_CLIENT }),
    ],
    components: {
      'org.keycloak.userprofile.UserProfileProvider': [
        { providerId: 'declarative-user-profile', config: { 'kc.user.profile.config': [JSON.stringify(userProfile)] } },
      ],
    },
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.stdout.write(`${JSON.stringify(keycloakRealm(), null, 2)}\n`);
}
