import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { decodeJwt, importJWK, jwtVerify } from 'jose';

/** A message as the push service of a browser's maker gets it. */
interface Pushed {
  readonly path: string;
  readonly ttl: string | undefined;
  /** Claims of the sender's token, checked by the key that it names (RFC 8292). */
  readonly sender: Record<string, unknown>;
  readonly key: string;
  /** The message that the device reads (RFC 8291), and its bytes on the way. */
  readonly message: Record<string, unknown>;
  readonly raw: Buffer;
}

/** A push service with the devices of some browsers. */
export interface TestPushService {
  readonly url: string;
  readonly pushed: Pushed[];
  /** Status that each message is answered with. */
  answer: (path: string) => number;
  /** A new device as its browser would describe it. */
  device(name: string): { endpoint: string; keys: { p256dh: string; auth: string } };
  close(): Promise<void>;
}

export async function startPushService(): Promise<TestPushService> {
  const devices = new Map<string, { ecdh: ReturnType<typeof createECDH>; auth: Buffer }>();
  const pushed: Pushed[] = [];
  const own: TestPushService = {
    url: '',
    pushed,
    answer: () => 201,
    device: (name) => {
      const ecdh = createECDH('prime256v1');
      ecdh.generateKeys();
      const auth = randomBytes(16);
      devices.set(`/${name}`, { ecdh, auth });
      const keys = { p256dh: ecdh.getPublicKey('base64url'), auth: auth.toString('base64url') };
      return { endpoint: `${own.url}/${name}`, keys };
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  const server = createServer(async (request, response) => {
    const raw = await buffer(request);
    const path = request.url ?? '';
    const device = devices.get(path);
    const status = own.answer(path);
    if (device && status === 201) {
      const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(request.headers.authorization ?? '') ?? [];
      const point = Buffer.from(key, 'base64url');
      const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
      await jwtVerify(token, await importJWK({ kty: 'EC', crv: 'P-256', x, y }, 'ES256'), { audience: own.url });
      const message = JSON.parse(opened(raw, device.ecdh, device.auth));
      pushed.push({ path, ttl: request.headers.ttl as string, sender: decodeJwt(token), key, message, raw });
    }
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return Object.assign(own, { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
}

/** Takes a message apart as a browser does: aes128gcm with a key of both sides (RFC 8188, RFC 8291). */
function opened(raw: Buffer, ecdh: ReturnType<typeof createECDH>, auth: Buffer): string {
  const [salt, length] = [raw.subarray(0, 16), raw.readUInt8(20)];
  const sender = raw.subarray(21, 21 + length);
  const body = raw.subarray(21 + length);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender]);
  const secret = Buffer.from(hkdfSync('sha256', ecdh.computeSecret(sender), auth, info, 32));
  const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16));
  const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12));
  const cipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(body.subarray(-16));
  const padded = Buffer.concat([cipher.update(body.subarray(0, -16)), cipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
}
