import { Inject, Injectable } from '@nestjs/common';
import { Env } from '../../platform/env.js';
import { Outbound } from '../../platform/http/outbound.js';
import { hostOf, isPlainAllowed, PrivateAddress } from '../../platform/http/private-address.js';
import { Metrics } from '../../platform/metrics/metrics.js';

const CALL_MS = 10_000;
const CONNECT_MS = 3_000;
/** Stored bytes of an answer. */
const SHOWN = 1_000;

const outbound = new Outbound({ callMs: CALL_MS, connectMs: CONNECT_MS });

/** The result of an attempt: the status and the beginning of an answer, or the reason of a missing one. */
export interface Outcome {
  readonly status: number | null;
  readonly answer: string;
}

/** Whether a receiver has taken a delivery. */
export const isTaken = ({ status }: Outcome): boolean => status !== null && status >= 200 && status < 300;

/** Posts to the addresses of webhooks, never to an internal one that the operator does not allow. */
@Injectable()
export class WebhookSender {
  constructor(
    @Inject(Env) private readonly env: Env,
    private readonly metrics: Metrics,
  ) {}

  /** Never throws: failures are results. A redirection is an answer like others, and is not followed. */
  async post(address: string, headers: Readonly<Record<string, string>>, body: string): Promise<Outcome> {
    const outcome = await this.#post(address, headers, body);
    const result = isTaken(outcome) ? 'delivered' : outcome.status === null ? 'unreachable' : 'refused';
    this.metrics.webhooks.inc({ result });
    return outcome;
  }

  async #post(address: string, headers: Readonly<Record<string, string>>, body: string): Promise<Outcome> {
    const url = new URL(address);
    if (url.protocol !== 'https:' && !isPlainAllowed(hostOf(url), this.env)) return failed('PLAIN_ONLY_LOCAL');
    const sent = { 'content-type': 'application/json', 'user-agent': 'Volta-Service-Desk', ...headers };
    try {
      const answer = await outbound.call(url, { method: 'POST', headers: sent, body }, this.env);
      return { status: answer.status, answer: await beginningOf(answer.body) };
    } catch (error) {
      return failed(reasonOf(error));
    }
  }
}

const failed = (answer: string): Outcome => ({ status: null, answer });

/** The first characters of an answer; the rest is not read. */
async function beginningOf(body: AsyncIterable<Uint8Array> | null): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of body ?? []) {
    parts.push(part);
    bytes += part.length;
    if (bytes >= SHOWN) break;
  }
  const text = Buffer.concat(parts).subarray(0, SHOWN).toString();
  return text.toWellFormed().replaceAll('\u0000', '');
}

/** The reason of a missing answer as a code, without texts of the server. */
function reasonOf(error: unknown): string {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof PrivateAddress) return 'EPRIVATE';
    if (cause.name === 'TimeoutError') return 'TIMEOUT';
    if ('code' in cause && typeof cause.code === 'string') return cause.code;
  }
  return 'NO_ANSWER';
}
