/** Base path of the application (spec §2). */
export const APPLICATION_BASE = '/volta-service-desk/';

/** Base path of the API (spec §7). */
export const SERVICES_BASE = `${APPLICATION_BASE}services/`;

/** Parameters of the address that the start of the application reads (spec §7). */
export interface StartParameters {
  tenant?: string;
  /** Alias of the external identity provider to be used. */
  sso?: string;
}

/** Reads tenant and identity provider from the address; blank values count as absent. */
export function readStartParameters(address: string): StartParameters {
  const { searchParams } = new URL(address);
  const read = (name: string) => searchParams.get(name)?.trim() || undefined;
  return { tenant: read('tenant'), sso: read('sso') };
}

/** The address without the parameters of the start and without the fragment of a sign-in (spec §2). */
export function cleanAddress(address: string): string {
  const url = new URL(address);
  url.searchParams.delete('tenant');
  url.searchParams.delete('sso');
  return withoutState(url.toString());
}

/** Strips a fragment that begins with `#state` from an address or path (spec §2). */
export function withoutState(address: string): string {
  const start = address.indexOf('#state');
  return start < 0 ? address : address.slice(0, start);
}
