import { readApart } from '../../api/intake/reading/read-apart.js';
import { Unreadable } from '../../api/intake/reading/unreadable.js';

describe('a message that is read apart', () => {
  it('is given up when its time is over', async () => {
    const slow = Buffer.from('From: a@acme.example\r\n\r\nText');
    await expect(readApart(slow, { ms: 1, heapMegabytes: 64 })).rejects.toEqual(new Unreadable('TOO_SLOW'));
  });

  it('ends nothing but its thread when its memory is over', async () => {
    const large = Buffer.from(
      `From: a@acme.example\r\nContent-Type: multipart/mixed; boundary="b"\r\n\r\n${'--b\r\n\r\nx\r\n'.repeat(1_000_000)}`,
    );
    await expect(readApart(large, { ms: 60_000, heapMegabytes: 16 })).rejects.toBeInstanceOf(Unreadable);
  });
});
