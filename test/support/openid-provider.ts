import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

/** An OpenID provider that returns the tokens of a test. */
export interface TestOpenIdProvider {
  readonly url: string;
  /** Parameters of the token requests so far. */
  readonly asked: URLSearchParams[];
  /** Claims of the next ID token, beside issuer and times. */
  idToken: JWTPayload;
  /** Claims of the next access token. */
  accessToken: JWTPayload;
  /** Signs the next ID token with a key that is not published. */
  forged: boolean;
  stop(): Promise<void>;
}

/** The description of an issuer with the addresses of Keycloak (OpenID Connect Discovery 1.0 §3). */
export const description = (issuer: string) => {
  const endpoints = `${issuer.replace(/\/$/, '')}/protocol/openid-connect`;
  return {
    issuer,
    authorization_endpoint: `${endpoints}/auth`,
    token_endpoint: `${endpoints}/token`,
    end_session_endpoint: `${endpoints}/logout`,
    jwks_uri: `${endpoints}/certs`,
  };
};

export async function startOpenIdProvider(): Promise<TestOpenIdProvider> {
  const [own, foreign] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')]);
  const keys = { keys: [{ ...(await exportJWK(own.publicKey)), kid: 'key', alg: 'RS256', use: 'sig' }] };
  const sign = (claims: JWTPayload, forged = false) =>
    new SignJWT({ iss: provider.url, ...claims })
      .setProtectedHeader({ alg: 'RS256', kid: 'key' })
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign((forged ? foreign : own).privateKey);
  const server = createServer(async (request, response) => {
    response.setHeader('content-type', 'application/json');
    if (request.url?.includes('/.well-known/')) return response.end(JSON.stringify(description(provider.url)));
    if (!request.url?.endsWith('/token')) return response.end(JSON.stringify(keys));
    provider.asked.push(new URLSearchParams(await text(request)));
    const tokens = {
      token_type: 'Bearer',
      access_token: await sign({ typ: 'Bearer', ...provider.accessToken }),
      id_token: await sign(provider.idToken, provider.forged),
    };
    response.end(JSON.stringify(tokens));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const provider: TestOpenIdProvider = {
    url: `http://127.0.0.1:${port}/realms/volta`,
    asked: [],
    idToken: {},
    accessToken: {},
    forged: false,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return provider;
}
