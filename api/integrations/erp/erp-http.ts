import type { RequestInit, Response } from 'undici';
import type { Env } from '../../platform/env.js';
import { Outbound } from '../../platform/http/outbound.js';
import { hostOf, isPlainAllowed } from '../../platform/http/private-address.js';
import { ErpError } from '../../ports/erp/erp-error.js';
import { erpErrorOf } from './erp-failure.js';

/** Milliseconds after which a call is aborted, even within its answer. */
const CALL_MS = 4_500;
const CONNECT_MS = 2_000;
/** Bytes of an answer at most. */
const LONGEST_ANSWER = 8 * 1024 * 1024;

const outbound = new Outbound({ callMs: CALL_MS, connectMs: CONNECT_MS, longestAnswer: LONGEST_ANSWER });

/** A complete answer. */
export interface ErpAnswer {
  readonly status: number;
  readonly headers: Response['headers'];
  readonly text: string;
}

/** Sends a request; `writes` overrides the method's indication whether the request changes data. */
export type ErpHttp = (address: string, init?: RequestInit, writes?: boolean) => Promise<ErpAnswer>;

/**
 * Calls one system by HTTP: within seconds, without redirections, with answers of bounded size, and never at a private
 * address that the operator does not allow; `within` aborts all calls. Throws `ErpError` for a call without an answer.
 */
export function erpHttp(base: string, env: Env, within?: AbortSignal): ErpHttp {
  const own = addressOf(base);
  const { origin, protocol } = own;
  const host = hostOf(own);
  if (protocol !== 'https:' && !isPlainAllowed(host, env)) throw misconfigured('https');
  return async (address, init = {}, writes = (init.method ?? 'GET') !== 'GET') => {
    // Addresses from answers must be of the same origin.
    const url = new URL(address, base);
    if (url.origin !== origin) throw new ErpError('PROTOCOL', 'NOT_APPLIED', { reason: url.origin });
    try {
      const answer = await outbound.call(url, within ? { ...init, signal: within } : init, env);
      return { status: answer.status, headers: answer.headers, text: await answer.text() };
    } catch (error) {
      throw erpErrorOf(error, writes);
    }
  };
}

function addressOf(base: string): URL {
  const url = URL.parse(base);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) throw misconfigured('URL');
  return url;
}

const misconfigured = (reason: string) => new ErpError('MISCONFIGURED', 'NOT_APPLIED', { reason });
