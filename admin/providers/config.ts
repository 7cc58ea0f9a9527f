import { SERVICES_BASE } from './address';
import type { Schema } from './contract';

/** Public configuration of the application, read before anything else (spec §2). */
export type ApplicationConfig = Required<Schema<'ApplicationConfiguration'>>;

/** Text of the alert when the configuration cannot be read; the specification fixes it in English (spec §8). */
export const CONFIGURATION_FAILED = 'Failed loading basic application configuration!';

/** The tenant whose client is wanted, and the longest time in milliseconds. */
interface ConfigRequest {
  tenant?: string;
  patience?: number;
}

/** Reads the configuration, whose request index.html has started; rejects on any answer but 200 with JSON. */
export async function loadConfig({ tenant, patience }: ConfigRequest = {}): Promise<ApplicationConfig> {
  const signal = patience === undefined ? undefined : AbortSignal.timeout(patience);
  const query = tenant ? `?${new URLSearchParams({ tenant })}` : '';
  const answer = await fetch(`${SERVICES_BASE}config${query}`, { signal });
  if (!answer.ok) throw new Error(`configuration: ${answer.status}`);
  return (await answer.json()) as ApplicationConfig;
}
