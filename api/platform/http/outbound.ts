import { lookup } from 'node:dns';
import type { Dispatcher, RequestInit, Response } from 'undici';
import { allowsPrivateHosts, type Env } from '../env.js';
import { isRefusedPort, RefusedPort } from '../refused-port.js';
import { inSpan, traceparent } from '../tracing.js';
import { assertPublicHost, hostOf, lookupPublic } from './private-address.js';

/** Limits of calls to foreign servers: milliseconds, and bytes. */
export interface OutboundLimits {
  readonly callMs: number;
  readonly connectMs: number;
  readonly longestAnswer?: number;
}

/**
 * Calls to addresses of tenants: with a time limit and bounded answers, without redirections, and to private addresses
 * only if the operator allows them. The connection uses the checked IP address. Throws errors of undici,
 * `PrivateAddress` and `RefusedPort`.
 */
export class Outbound {
  readonly #limits: OutboundLimits;
  readonly #find: typeof lookup;
  #dispatchers?: Promise<{ open: Dispatcher; guarded: Dispatcher }>;

  /** `find` resolves names; tests replace it. */
  constructor(limits: OutboundLimits, find: typeof lookup = lookup) {
    this.#limits = limits;
    this.#find = find;
  }

  /** Undici takes several megabytes and is loaded with the first call. */
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

  /** A signal of the caller ends the call as well. */
  async call(url: URL, init: RequestInit, env: Env): Promise<Response> {
    // undici's own error has no code.
    if (isRefusedPort(url)) throw new RefusedPort('Nothing is called at this port');
    const isGuarded = !allowsPrivateHosts(env);
    if (isGuarded) assertPublicHost(hostOf(url));
    this.#dispatchers ??= this.#connect();
    const [{ fetch, Headers }, { open, guarded }] = await Promise.all([import('undici'), this.#dispatchers]);
    const { method = 'GET' } = init;
    const attributes = { 'http.request.method': method, 'server.address': url.hostname, 'server.port': url.port };
    return inSpan({ name: `${method} ${url.host}`, kind: 'client', attributes }, async (span) => {
      const trace = traceparent();
      const headers = new Headers(init.headers);
      if (trace) headers.set('traceparent', trace);
      const answer = await fetch(url, {
        ...init,
        ...(trace && { headers }),
        redirect: 'manual',
        dispatcher: isGuarded ? guarded : open,
        signal: AbortSignal.any([AbortSignal.timeout(this.#limits.callMs), ...(init.signal ? [init.signal] : [])]),
      });
      span?.setAttribute('http.response.status_code', answer.status);
      return answer;
    });
  }
}
