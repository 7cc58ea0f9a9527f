import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendJson } from './http.js';
import { html } from './pages/html.js';
import { REALM_PATH } from './provider.js';
import type { SessionStore } from './session-store.js';

/** Path of the frame below the realm, where keycloak-js looks for it. */
export const SESSION_CHECK_PATH = '/protocol/openid-connect/login-status-iframe.html';

/**
 * The frame by which the application notices that its user signed out elsewhere (OpenID Connect Session Management;
 * spec §7): it gets a client and a session by message, requests their state, and returns `unchanged` or `changed`.
 */
export function handleSessionCheck(
  req: IncomingMessage,
  res: ServerResponse,
  { sessions, origins }: { sessions: SessionStore; origins: readonly string[] },
): void {
  const { pathname, searchParams } = new URL(req.url ?? '', 'http://localhost');
  if (pathname.endsWith('/state')) {
    const [client, session] = ['client', 'session'].map((name) => searchParams.get(name) ?? '');
    const state = sessions.hasSession(client!, session!) ? 'unchanged' : 'changed';
    sendJson(res, 200, { state });
    return;
  }
  const policy = `default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors ${origins.join(' ')}`;
  const script = `${REALM_PATH}/resources/session-check.js`;
  res.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy });
  res.end(
    html`<!doctype html><title>-</title><script src="${script}" data-origins="${origins.join(' ')}"></script>`.text,
  );
}
