/** A device for push messages, as its browser describes it (RFC 8030, RFC 8291). */
export interface PushDevice {
  /** Address at the push service of the browser's maker. */
  readonly endpoint: string;
  /** Public key and shared secret of the browser, in base64url. */
  readonly p256dh: string;
  readonly auth: string;
}

/** Keys by which push services recognise a sender (VAPID, RFC 8292), in base64url. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Sends encrypted messages to push services. */
export abstract class PushSender {
  abstract makeKeys(): Promise<PushKeys>;

  /** Whether an endpoint is a public address. */
  abstract mayReach(endpoint: string): boolean;

  /**
   * Resolves once the push service has accepted the message, which it keeps for so many seconds. Throws `PushGone` for
   * an unsubscribed device, `PushRefused` for a permanent refusal; any other error may be temporary.
   */
  abstract send(device: PushDevice, keys: PushKeys, message: string, seconds: number): Promise<void>;
}

/** The device is not subscribed. */
export class PushGone extends Error {}

/** The push service has refused the message for good. */
export class PushRefused extends Error {}
