/** A device that takes push messages, as its browser names it (RFC 8030, RFC 8291). */
export interface PushDevice {
  /** Address at the push service of the browser's maker. */
  readonly endpoint: string;
  /** Public key and shared secret of the browser, in base64url. */
  readonly p256dh: string;
  readonly auth: string;
}

/** The pair of keys by which push services know a sender (VAPID, RFC 8292), in base64url. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Hands messages to push services, encrypted for the device. */
export abstract class PushSender {
  abstract makeKeys(): Promise<PushKeys>;

  /** Whether messages may be sent there at all: to a public address and nowhere within the house. */
  abstract mayReach(endpoint: string): boolean;

  /**
   * Resolves once the push service has taken the message, which waits there for so many seconds. Throws `PushGone` for a
   * device that takes none any more, `PushRefused` for what no repetition cures; any other error may pass with time.
   */
  abstract send(device: PushDevice, keys: PushKeys, message: string, seconds: number): Promise<void>;
}

/** The device has been signed off, or was never one. */
export class PushGone extends Error {}

/** The push service has refused the message for good. */
export class PushRefused extends Error {}
