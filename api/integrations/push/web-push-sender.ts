import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { Inject, Injectable } from '@nestjs/common';
import type webPush from 'web-push';
import { Env } from '../../platform/env.js';
import { hostOf, publicLookup } from '../../platform/http/private-address.js';
import { errorMessage } from '../../platform/jobs/error-code.js';
import { type PushDevice, PushGone, type PushKeys, PushRefused, PushSender } from '../../ports/push.js';

/** Milliseconds of one call. */
const ANSWER_MS = 10_000;
/** Statuses of push services for a removed subscription. */
const GONE: readonly number[] = [404, 410];
const PASSING: readonly number[] = [408, 425, 429];
const LOOPBACK = '127.0.0.1';

/**
 * Sends push messages. Users provide the addresses, so that private addresses are refused, also behind a public name; only
 * tests call this machine itself.
 */
@Injectable()
export class WebPushSender extends PushSender {
  readonly #isTest: boolean;

  constructor(@Inject(Env) private readonly env: Env) {
    super();
    this.#isTest = env.NODE_ENV === 'test';
  }

  async makeKeys(): Promise<PushKeys> {
    return (await library()).generateVAPIDKeys();
  }

  mayReach(endpoint: string): boolean {
    const address = URL.parse(endpoint);
    if (!address || address.username || address.password) return false;
    if (this.#isTest && address.hostname === LOOPBACK) return true;
    // Push services have names, whose addresses are verified at the call.
    const name = hostOf(address);
    return address.protocol === 'https:' && isIP(name) === 0 && name.includes('.') && !name.endsWith('.localhost');
  }

  async send({ endpoint, p256dh, auth }: PushDevice, keys: PushKeys, message: string, seconds: number): Promise<void> {
    if (!this.mayReach(endpoint)) throw new PushGone('The address of the device is none of a push service');
    const device = { endpoint, p256dh, auth };
    const status = await this.#post(await detailsOf(device, keys, message, seconds, this.env.MAIL_FROM));
    if (status < 300) return;
    if (GONE.includes(status)) throw new PushGone(`The push service answers ${status}`);
    if (status >= 400 && status < 500 && !PASSING.includes(status))
      throw new PushRefused(`The push service answers ${status}`);
    throw new Error(`The push service answers ${status}`);
  }

  #post({ endpoint, headers, body }: webPush.RequestDetails): Promise<number> {
    const call = endpoint.startsWith('https:') ? requestHttps : requestHttp;
    return new Promise((resolve, reject) => {
      const signal = AbortSignal.timeout(ANSWER_MS);
      const sent = call(endpoint, { method: 'POST', headers, signal, lookup: publicLookup } as object, (answer) => {
        resolve(answer.statusCode ?? 0);
        // The body of the answer is not needed.
        answer.destroy();
      });
      sent.on('error', reject);
      sent.end(body);
    });
  }
}

/** The library for encryption takes five megabytes, so that only processes that push load it. */
const library = async () => (await import('web-push')).default;

async function detailsOf(
  { endpoint, p256dh, auth }: PushDevice,
  vapidKeys: PushKeys,
  message: string,
  seconds: number,
  sender: string,
): Promise<webPush.RequestDetails> {
  // The address is normalised, so that encryption and call parse it alike.
  const device = { endpoint: new URL(endpoint).href, keys: { p256dh, auth } };
  const vapidDetails = { subject: `mailto:${sender}`, ...vapidKeys };
  const encrypting = await library();
  try {
    return encrypting.generateRequestDetails(device, message, { vapidDetails, TTL: seconds, urgency: 'normal' });
  } catch (error) {
    // The keys of the device are invalid.
    throw new PushGone(errorMessage(error));
  }
}
