import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { exportJWK, generateKeyPair } from 'jose';
import Provider, { type Context, type Token } from 'oidc-provider';

/** The shape of a provider that is no Keycloak. */
export interface ProviderShape {
  /** Path of the issuer, with its slash at the end if the issuer has one. */
  readonly path: string;
  readonly client: string;
  /** Where the browser may return to. */
  readonly home: string;
  readonly routes: Readonly<Record<string, string>>;
  /** Whether the provider has a page to sign out. */
  readonly signsOut: boolean;
  readonly algorithm: 'RS256' | 'ES256';
  /** Claims of the access tokens of a user. */
  claims(username: string): Record<string, unknown>;
}

/** A running provider; `refreshed` counts the uses of refresh tokens. */
export interface ForeignProvider {
  readonly issuer: string;
  readonly refreshed: () => number;
  stop(): Promise<void>;
}

const RESOURCE = 'urn:desk';
const SCOPE = 'openid profile offline_access';
/** Shorter than the validity that the application requires, so that each of its calls renews the token. */
const TOKEN_SECONDS = 50;

/**
 * A certified OpenID provider with issuer, addresses, claims and opaque refresh tokens like those of another product. Its
 * sign-in page has one field; the user "refused" is sent back without a sign-in.
 */
export async function startForeignProvider(shape: ProviderShape, port: number): Promise<ForeignProvider> {
  const issuer = `http://localhost:${port}${shape.path}`;
  const mount = shape.path.replace(/\/$/, '');
  const { privateKey } = await generateKeyPair(shape.algorithm, { extractable: true });
  let refreshed = 0;
  const seconds = () => TOKEN_SECONDS;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: shape.client,
        redirect_uris: [shape.home],
        post_logout_redirect_uris: [shape.home],
        grant_types: ['authorization_code', 'refresh_token'],
        token_endpoint_auth_method: 'none',
        id_token_signed_response_alg: shape.algorithm,
      },
    ],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), kid: 'first', alg: shape.algorithm, use: 'sig' }] },
    cookies: { keys: [randomUUID()], short: { path: '/' }, long: { path: '/' } },
    routes: shape.routes,
    scopes: SCOPE.split(' '),
    clientBasedCORS: () => true,
    pkce: { required: () => true },
    rotateRefreshToken: true,
    issueRefreshToken: () => true,
    ttl: {
      AccessToken: seconds,
      IdToken: seconds,
      RefreshToken: 3_600,
      Session: 3_600,
      Grant: 3_600,
      Interaction: 3_600,
    },
    interactions: { url: (_ctx: Context, { uid }: { uid: string }) => `${mount}/sign-in/${uid}` },
    findAccount: (_ctx: Context, id: string) => ({
      accountId: id,
      claims: () => ({ sub: id, preferred_username: id, ...shape.claims(id) }),
    }),
    claims: { openid: ['sub', 'sid'], profile: ['name', 'preferred_username'] },
    conformIdTokenClaims: false,
    extraTokenClaims: (_ctx: Context, { accountId = '' }: Token) => shape.claims(accountId),
    loadExistingGrant: async ({ oidc: { session, client } }: Context) => {
      const grant = new provider.Grant({ accountId: session.accountId, clientId: client.clientId });
      grant.addOIDCScope(SCOPE);
      grant.addResourceScope(RESOURCE, SCOPE);
      await grant.save();
      return grant;
    },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: shape.signsOut, logoutSource: confirmAtOnce },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => RESOURCE,
        useGrantedResource: () => true,
        getResourceServerInfo: () => ({
          scope: SCOPE,
          audience: shape.client,
          accessTokenTTL: TOKEN_SECONDS,
          accessTokenFormat: 'jwt',
          jwt: { sign: { alg: shape.algorithm } },
        }),
      },
    },
  });
  provider.on('grant.success', ({ oidc }: Context) => {
    if (oidc.params.grant_type === 'refresh_token') refreshed += 1;
  });
  const server = createServer(async (request, response) => {
    const path = request.url ?? '';
    if (!path.startsWith(`${mount}/`)) return response.writeHead(404).end();
    if (!path.startsWith(`${mount}/sign-in/`)) {
      Object.assign(request, { originalUrl: path, url: path.slice(mount.length) });
      return provider.callback()(request, response);
    }
    if (request.method !== 'POST') return response.setHeader('content-type', 'text/html').end(SIGN_IN_PAGE);
    const accountId = new URLSearchParams(await text(request)).get('username') ?? '';
    const refusal = { error: 'access_denied', error_description: 'The user is not assigned to the application.' };
    return provider.interactionFinished(
      request,
      response,
      accountId === 'refused' ? refusal : { login: { accountId } },
    );
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    issuer,
    refreshed: () => refreshed,
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

const SIGN_IN_PAGE =
  '<!doctype html><form method="post"><input name="username" autofocus><button>Sign in</button></form>';

/** The page to sign out, which confirms by itself. */
function confirmAtOnce(ctx: Context, form: string): void {
  ctx.body = `<!doctype html>${form}<script>const all = document.forms[0];
    all.append(Object.assign(document.createElement('input'), { name: 'logout', value: 'yes' })); all.submit();</script>`;
}
