import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';

/** The test file that every scanner takes for a virus (EICAR), assembled so that no scanner finds it here. */
export const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

/** The content between the command and the empty piece; undefined as long as that has not come. */
function contentOf(received: Buffer): Buffer | undefined {
  const command = 'zINSTREAM\0';
  if (received.length < command.length) return undefined;
  if (received.subarray(0, command.length).toString() !== command) throw new Error('It is no INSTREAM');
  const pieces: Buffer[] = [];
  for (let at = command.length; at + 4 <= received.length; ) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    pieces.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}

/** A daemon that speaks INSTREAM of ClamAV on the loopback address, and may be put away and back at the same address. */
export async function startClamd() {
  const scanned: Buffer[] = [];
  const sockets = new Set<Socket>();
  const state = { isSilent: false };
  const server = createServer((socket) => {
    sockets.add(socket);
    let received = Buffer.alloc(0);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    socket.on('data', (piece) => {
      received = Buffer.concat([received, piece]);
      const content = contentOf(received);
      if (!content || state.isSilent) return;
      scanned.push(content);
      socket.end(content.includes(EICAR) ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0');
    });
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const away = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      for (const socket of sockets) socket.destroy();
    });
  return {
    address: `127.0.0.1:${port}`,
    scanned,
    state,
    away,
    back: () => listen(port),
    close: () => (server.listening ? away() : Promise.resolve()),
  };
}
