import { readStartParameters } from './address';
import { type ApplicationConfig, loadConfig } from './config';
import { discover, hasKeycloakFrames } from './identity-client';
import { LocalKey, readLocal, writeLocal } from './local-keys';
import { openKeycloakSession, type Session } from './session';

/** Opens the session with the client that fits the identity service, or leaves for the sign-in page. */
export async function openSession(config: ApplicationConfig, locale: string): Promise<Session> {
  const metadata = await discover(config);
  if (hasKeycloakFrames(config, metadata)) return openKeycloakSession(config, locale);
  const { tenant: wanted } = readStartParameters(location.href);
  if (wanted) writeLocal(LocalKey.tenant, wanted);
  const tenant = readLocal(LocalKey.tenant);
  const { openOpenIdSession } = await import('./openid-session');
  return openOpenIdSession(tenant ? await loadConfig({ tenant }) : config, metadata, locale);
}
