import Keycloak, { type OpenIdProviderMetadata } from 'keycloak-js';
import { APPLICATION_BASE } from './address';
import type { ApplicationConfig } from './config';

/** How long a frame of the identity service may take to answer, in milliseconds (spec §9). */
const FRAME_TIMEOUT = 10_000;

/** Client id of a tenant, or the bare one (spec §7). */
const clientIdOf = (config: ApplicationConfig, tenant?: string) =>
  tenant ? `${config.clientIdBase}-${tenant}` : config.clientIdBase;

/** Reads the discovery document of the identity service. */
export async function discover(config: ApplicationConfig): Promise<OpenIdProviderMetadata> {
  const address = `${config.issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  const answer = await fetch(address, { signal: AbortSignal.timeout(FRAME_TIMEOUT) });
  if (!answer.ok) throw new Error(`discovery: ${answer.status}`);
  return (await answer.json()) as OpenIdProviderMetadata;
}

/** Whether the identity service has Keycloak's frames, by which a session is found and watched without a reload. */
export const hasKeycloakFrames = ({ identity }: ApplicationConfig, metadata: OpenIdProviderMetadata): boolean =>
  Boolean(identity.url && metadata.check_session_iframe);

/**
 * Creates the client of a tenant and checks whether the browser already has a session (spec §4). Rejects when the
 * client is unknown, the nonce is wrong (the token is cleared then) or the service does not answer.
 */
export async function openClient(config: ApplicationConfig, tenant?: string): Promise<Keycloak> {
  const client = new Keycloak({ ...config.identity, clientId: clientIdOf(config, tenant) });
  const opened = client.init({
    onLoad: 'check-sso',
    pkceMethod: 'S256',
    checkLoginIframe: true,
    checkLoginIframeInterval: 5,
    messageReceiveTimeout: FRAME_TIMEOUT,
    silentCheckSsoRedirectUri: `${location.origin}${APPLICATION_BASE}silent-check-sso.html`,
  });
  const refusal = watchSilentCheck();
  try {
    await Promise.race([opened, refusal.refused]);
  } finally {
    refusal.stop();
  }
  return client;
}

/**
 * `refused` rejects when the hidden frame of the silent check ends on a page of the identity service instead of ours,
 * as for an unknown client, or does not end at all; keycloak-js would wait for ever.
 */
function watchSilentCheck() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let observer: MutationObserver | undefined;
  const refused = new Promise<never>((_resolve, reject) => {
    observer = new MutationObserver(() => {
      const frame = document.querySelector<HTMLIFrameElement>('iframe[title="keycloak-silent-check-sso"]');
      if (!frame || timer) return;
      timer = setTimeout(() => frame.isConnected && reject(new Error('silent check: no answer')), FRAME_TIMEOUT);
      frame.addEventListener('load', () => {
        if (frame.isConnected && !isOurs(frame)) reject(new Error('silent check: refused'));
      });
    });
    observer.observe(document.body, { childList: true });
  });
  const stop = () => {
    clearTimeout(timer);
    observer?.disconnect();
  };
  return { refused, stop };
}

function isOurs(frame: HTMLIFrameElement): boolean {
  try {
    return frame.contentWindow?.location.origin === location.origin;
  } catch {
    return false;
  }
}
