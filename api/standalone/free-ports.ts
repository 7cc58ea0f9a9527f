import { obstacle } from './ports.js';

/**
 * Below the ranges from which Linux (32768 on), macOS and Windows (49152 on) take the ports of outgoing connections: a
 * free port of those may be taken before its server listens, or while the server is started again.
 */
const FIRST = 12_000;
const LAST = 31_999;
const ATTEMPTS = 100;

/** The first of a row of TCP ports that are free now. @throws Error if no row of this length is found */
export async function freePorts(count: number): Promise<number> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const first = FIRST + Math.floor(Math.random() * (LAST - FIRST - count));
    const hosts = ['127.0.0.1', '::1'];
    const checks = Array.from({ length: count }, (_, offset) => hosts.map((host) => obstacle(first + offset, host)));
    const codes = await Promise.all(checks.flat());
    if (codes.every((code) => code === undefined)) return first;
  }
  throw new Error(`No ${count} free ports in a row were found`);
}

/** A TCP port that is free now. */
export const freePort = (): Promise<number> => freePorts(1);
