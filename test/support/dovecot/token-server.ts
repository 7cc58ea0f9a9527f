import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** An OAuth 2 server of a test: tokens are of one user, and each refresh token is good once. */
export interface TokenServer {
  readonly endpoint: string;
  /** The address at which a mail server looks up the user of a token. */
  readonly info: string;
  /** The requests to the server. */
  readonly asked: URLSearchParams[];
  /** The refresh token that counts at the moment. */
  refreshToken: string;
  /** Answers instead of tokens. */
  answer: { readonly status: number; readonly body: string; readonly location?: string } | null;
  close(): Promise<void>;
}

export async function startTokenServer(user: string): Promise<TokenServer> {
  let serial = 0;
  const good = new Set<string>();
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const send = (status: number, body: string, location?: string) =>
      response.writeHead(status, { 'content-type': 'application/json', ...(location && { location }) }).end(body);
    if (url.pathname === '/info') {
      const token = url.searchParams.get('token') ?? '';
      return good.has(token) ? send(200, JSON.stringify({ email: user })) : send(401, '{}');
    }
    const form = new URLSearchParams(await text(request));
    own.asked.push(form);
    if (own.answer) return send(own.answer.status, own.answer.body, own.answer.location);
    const isRight = form.get('grant_type') === 'client_credentials' || form.get('refresh_token') === own.refreshToken;
    if (!isRight || form.get('client_id') !== 'desk') return send(400, '{"error":"invalid_grant"}');
    serial += 1;
    good.add(`access-${serial}`);
    if (form.has('refresh_token')) own.refreshToken = `refresh-${serial}`;
    const next = form.has('refresh_token') ? { refresh_token: own.refreshToken } : {};
    return send(200, JSON.stringify({ access_token: `access-${serial}`, expires_in: 3_600, ...next }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const own: TokenServer = {
    endpoint: `${base}/token`,
    info: `${base}/info?token=`,
    asked: [],
    refreshToken: 'refresh-0',
    answer: null,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return own;
}
