import { obstacle } from './ports.js';

/**
 * Below the ranges from which Linux (32768 on), macOS and Windows (49152 on) take the ports of outgoing connections: a
 * port of those may be gone between the look and the listening, or while its server is started again.
 */
const FIRST = 12_000;
const LAST = 31_999;
const ATTEMPTS = 100;

/** The first of so many TCP ports in a row on which nobody listens at the moment. */
export async function freePorts(count: number): Promise<number> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const first = FIRST + Math.floor(Math.random() * (LAST - FIRST - count));
    const hosts = ['127.0.0.1', '::1'];
    const wanted = Array.from({ length: count }, (_, offset) => hosts.map((host) => obstacle(first + offset, host)));
    const found = await Promise.all(wanted.flat());
    if (found.every((code) => code === undefined)) return first;
  }
  throw new Error(`No ${count} free ports in a row were found`);
}

/** A TCP port on which nobody listens at the moment. */
export const freePort = (): Promise<number> => freePorts(1);
