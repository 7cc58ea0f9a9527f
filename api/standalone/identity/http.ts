import type { IncomingMessage, ServerResponse } from 'node:http';

const BODY_LIMIT = 16_384;

/** Sends a page, which cannot load foreign resources or be framed. */
export function sendPage(res: ServerResponse, status: number, html: string): void {
  res.writeHead(status, { ...pageHeaders(), 'content-type': 'text/html; charset=utf-8' }).end(html);
}

/** Headers of every page; forms may lead to the application on any port. */
export function pageHeaders(): Record<string, string> {
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self'",
    "script-src 'self'",
    "form-action 'self' http://localhost:* http://127.0.0.1:*",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ];
  return {
    'content-security-policy': policy.join('; '),
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  };
}

/** Sends JSON. */
export function sendJson(res: ServerResponse, status: number, body: unknown): void {
  res.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' }).end(JSON.stringify(body));
}

/** Reads a submitted form; undefined when it is too long. */
export async function readForm(req: IncomingMessage): Promise<URLSearchParams | undefined> {
  const text = await readText(req);
  return text === undefined ? undefined : new URLSearchParams(text);
}

/** Reads a body; undefined when it is too long. */
export async function readText(req: IncomingMessage): Promise<string | undefined> {
  let text = '';
  for await (const chunk of req.setEncoding('utf8')) {
    text += chunk;
    if (text.length > BODY_LIMIT) return undefined;
  }
  return text;
}

/**
 * Allows the application's pages alone to read the answer, with cookies.
 * @returns whether the request was a preflight and is answered
 */
export function allowOrigin(req: IncomingMessage, res: ServerResponse, origins: readonly string[]): boolean {
  const { origin } = req.headers;
  res.setHeader('vary', 'Origin');
  if (!origin || !origins.includes(origin)) return false;
  res.setHeader('access-control-allow-origin', origin);
  res.setHeader('access-control-allow-credentials', 'true');
  if (req.method !== 'OPTIONS') return false;
  res.writeHead(204, {
    'access-control-allow-methods': 'GET, POST',
    'access-control-allow-headers': req.headers['access-control-request-headers'] ?? '',
    'access-control-max-age': '3600',
  });
  res.end();
  return true;
}
