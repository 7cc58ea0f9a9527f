import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { AccountStore } from '../../api/standalone/identity/account-store.js';
import { handleAccounts } from '../../api/standalone/identity/accounts-api.js';
import { handleLinkPassword, LINK_PATH } from '../../api/standalone/identity/link-password.js';
import { PasswordLinks } from '../../api/standalone/identity/password-links.js';
import { description } from './openid-provider.js';

/**
 * The fault of the next calls that keep accounts: a status, a call that is done without an answer, no answer at all, or
 * an absent service. `of` narrows it to calls of one method and path.
 */
export interface Trouble {
  readonly kind: 'status' | 'silent' | 'broken' | 'away';
  readonly status?: number;
  readonly of?: RegExp;
  /** Only the next call is treated so. */
  readonly once?: boolean;
}

/** An identity service that signs each token of a test: right tokens, wrong ones, and others' keys. */
export interface TestIssuer {
  readonly url: string;
  /** The accounts that the application keeps; their ids are `<username>-subject`, as the tokens of people have them. */
  readonly accounts: AccountStore;
  /** Calls that keep accounts so far: 'POST ' or 'PUT /<id>/password'. */
  readonly calls: string[];
  /** Ids of the accounts whose sessions were ended. */
  readonly ended: string[];
  trouble: Trouble | undefined;
  sign(claims: JWTPayload, how?: { expiresIn?: string; issuer?: string; keyId?: string }): Promise<string>;
  /** Replaces the key pair, as a rotation does. */
  rotate(): Promise<void>;
  stop(): Promise<void>;
}

/** A pair of keys to sign tokens with; to make one takes a tenth of a second. */
export const newKeys = () => generateKeyPair('RS256', { extractable: true });

/** Starts it with these keys; those of another issuer are not the same unless they are given. `path` is the issuer's. */
export async function startIssuer(keys = newKeys(), path = '/realms/volta'): Promise<TestIssuer> {
  let serial = 0;
  let pair = await keys;
  const folder = await mkdtemp(join(tmpdir(), 'vsd-issuer-'));
  const newId = ({ username }: { username: string }) => `${username}-subject`;
  const accounts = await AccountStore.open(folder, { demo: false, newId });
  const [calls, ended]: [string[], string[]] = [[], []];
  const links = await PasswordLinks.open(folder);
  const endSessions = (id: string) => void ended.push(id);

  async function keepAccounts(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const call = `${request.method} ${request.url?.split('/accounts')[1]}`;
    calls.push(call);
    const { trouble } = issuer;
    if (!trouble || (trouble.of && !trouble.of.test(call))) return handleAccounts(request, response, api());
    if (trouble.once) issuer.trouble = undefined;
    if (trouble.kind === 'status') response.writeHead(trouble.status ?? 500).end('{}');
    if (trouble.kind === 'away') request.socket.destroy();
    if (trouble.kind === 'broken') {
      response.end = (() => request.socket.destroy()) as never;
      await handleAccounts(request, response, api());
    }
  }

  const api = () => ({ accounts, secret: 'demo', endSessions, links, issuer: url });
  const server: Server = createServer((request, response) => {
    if (request.url?.includes(LINK_PATH)) {
      const appUrl = 'http://localhost:8080/volta-service-desk/';
      return void handleLinkPassword(request, response, { accounts, links, appUrl, endSessions });
    }
    if (request.url?.includes('/accounts')) return void keepAccounts(request, response);
    if (request.url?.includes('/.well-known/')) return void response.end(JSON.stringify(description(url)));
    exportJWK(pair.publicKey).then((key) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ keys: [{ ...key, kid: `key-${serial}`, alg: 'RS256', use: 'sig' }] }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;
  const issuer: TestIssuer = {
    url,
    accounts,
    calls,
    ended,
    trouble: undefined,
    sign: (claims, { expiresIn = '1h', issuer: named = url, keyId = `key-${serial}` } = {}) =>
      new SignJWT({ typ: 'Bearer', ...claims })
        .setProtectedHeader({ alg: 'RS256', kid: keyId })
        .setIssuer(named)
        .setIssuedAt()
        .setExpirationTime(expiresIn)
        .sign(pair.privateKey),
    rotate: async () => {
      serial += 1;
      pair = await newKeys();
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
      await rm(folder, { recursive: true, force: true });
    },
  };
  return issuer;
}
