import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

/** An identity service that signs whatever a test needs: right tokens, wrong ones, and others' keys. */
export interface TestIssuer {
  readonly url: string;
  sign(claims: JWTPayload, how?: { expiresIn?: string; issuer?: string; keyId?: string }): Promise<string>;
  /** Replaces the key pair, as a rotation does. */
  rotate(): Promise<void>;
  stop(): Promise<void>;
}

export async function startIssuer(): Promise<TestIssuer> {
  let serial = 0;
  let pair = await generateKeyPair('RS256', { extractable: true });
  const server: Server = createServer((_request, response) => {
    exportJWK(pair.publicKey).then((key) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ keys: [{ ...key, kid: `key-${serial}`, alg: 'RS256', use: 'sig' }] }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/realms/volta`;
  return {
    url,
    sign: (claims, { expiresIn = '1h', issuer = url, keyId = `key-${serial}` } = {}) =>
      new SignJWT({ typ: 'Bearer', ...claims })
        .setProtectedHeader({ alg: 'RS256', kid: keyId })
        .setIssuer(issuer)
        .setIssuedAt()
        .setExpirationTime(expiresIn)
        .sign(pair.privateKey),
    rotate: async () => {
      serial += 1;
      pair = await generateKeyPair('RS256', { extractable: true });
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
