import { lookup } from 'node:dns';
import type { Dispatcher, RequestInit, Response } from 'undici';
import { allowsPrivateHosts, type Env } from '../env.js';
import { isRefusedPort, RefusedPort } from '../refused-port.js';
import { assertPublicHost, hostOf, lookupPublic } from './private-address.js';

/** What calls to somebody else's server may take: milliseconds, and bytes. */
export interface OutboundLimits {
  readonly callMs: number;
  readonly connectMs: number;
  readonly longestAnswer?: number;
}

/**
 * Calls to addresses that a tenant has named: within a time, with answers of bounded size, without following
 * redirections, and never to an address of the house that the operator does not allow. A name is looked up by us, and
 * what was judged is what is connected to. Throws what undici throws, `PrivateAddress` and
 * `RefusedPort`.
 */
export class Outbound {
  readonly #limits: OutboundLimits;
  readonly #find: typeof lookup;
  #dispatchers?: Promise<{ open: Dispatcher; guarded: Dispatcher }>;

  /** `find` looks names up; tests have them say what they like. */
  constructor(limits: OutboundLimits, find: typeof lookup = lookup) {
    this.#limits = limits;
    this.#find = find;
  }

  /** Undici takes several megabytes, so that it is loaded with the first call. */
  async #connect(): Promise<{ open: Dispatcher; guarded: Dispatcher }> {
    const { Agent } = await import('undici');
    const { callMs, connectMs, longestAnswer = -1 } = this.#limits;
    const bounds = {
      headersTimeout: callMs,
      bodyTimeout: callMs,
      maxResponseSize: longestAnswer,
      maxHeaderSize: 32_768,
    };
    return {
      open: new Agent({ ...bounds, connect: { timeout: connectMs } }),
      guarded: new Agent({ ...bounds, connect: { timeout: connectMs, lookup: lookupPublic(this.#find) } }),
    };
  }

  /** A signal of the caller's own ends the call as well. */
  async call(url: URL, init: RequestInit, env: Env): Promise<Response> {
    // Of this one undici tells nothing but words.
    if (isRefusedPort(url)) throw new RefusedPort('Nothing is called at this port');
    const isGuarded = !allowsPrivateHosts(env);
    if (isGuarded) assertPublicHost(hostOf(url));
    this.#dispatchers ??= this.#connect();
    const [{ fetch }, { open, guarded }] = await Promise.all([import('undici'), this.#dispatchers]);
    return fetch(url, {
      ...init,
      redirect: 'manual',
      dispatcher: isGuarded ? guarded : open,
      signal: AbortSignal.any([AbortSignal.timeout(this.#limits.callMs), ...(init.signal ? [init.signal] : [])]),
    });
  }
}
