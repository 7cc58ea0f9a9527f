import { type LookupAddress, lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import type { Env } from '../env.js';

/** One list for each family: in a common list, mapped IPv6 addresses would match all of IPv4. */
const PRIVATE = { ipv4: new BlockList(), ipv6: new BlockList() };
for (const [address, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  PRIVATE.ipv4.addSubnet(address, bits, 'ipv4');
for (const [address, bits] of [
  // The unspecified address, loopback, and IPv4 within IPv6, which would lead to all of the above.
  ['::', 95],
  ['::ffff:0:0', 96],
  ['64:ff9b::', 32],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 9],
  ['ff00::', 8],
] as const)
  PRIVATE.ipv6.addSubnet(address, bits, 'ipv6');

/** Whether an IP address is private or reserved, instead of public. */
export const isPrivateAddress = (address: string): boolean => {
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
  return PRIVATE[family].check(address, family);
};

/** A connection that would lead to a private address, which the operator does not allow. */
export class PrivateAddress extends Error {
  readonly code = 'EPRIVATE';
}

/** The host of an address; an IPv6 host without its brackets. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

/** Throws `PrivateAddress` for a private IP address; names are checked when they are resolved. */
export function assertPublicHost(host: string): void {
  if (isIP(host) && isPrivateAddress(host)) throw new PrivateAddress('The address is private');
}

/**
 * A lookup for connections in the name of a tenant that refuses names of private addresses. The connection uses the
 * checked address, so that a later change of the name has no effect.
 */
export const lookupPublic =
  (find: typeof lookup): LookupFunction =>
  (host, options, done) => {
    find(host, { ...options, all: true }, (error, found) => {
      const addresses = (found ?? []) as LookupAddress[];
      const isRefused = addresses.some(({ address }) => isPrivateAddress(address));
      if (error || isRefused) return done(error ?? new PrivateAddress('The address is private'), '', 0);
      const [first] = addresses;
      if (options.all) (done as unknown as (error: null, found: LookupAddress[]) => void)(null, addresses);
      else done(null, first?.address ?? '', first?.family);
    });
  };

export const publicLookup: LookupFunction = lookupPublic(lookup);

/** Whether an unencrypted connection to a host is allowed: within this machine, and never in production. */
export const isPlainAllowed = (host: string, { NODE_ENV }: Pick<Env, 'NODE_ENV'>): boolean =>
  NODE_ENV !== 'production' &&
  (host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.')));
