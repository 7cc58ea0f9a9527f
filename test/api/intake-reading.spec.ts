import { readApart } from '../../api/intake/reading/read-apart.js';
import { readMessage } from '../../api/intake/reading/read-message.js';
import { Unreadable } from '../../api/intake/reading/unreadable.js';
import { evened, TABLE } from '../support/mail-collection/table.js';

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

describe('a mail of the collection', () => {
  it('is one of more than sixty', () => {
    expect(TABLE.length).toBeGreaterThanOrEqual(60);
    expect(new Set(TABLE.map(({ name }) => name)).size).toBe(TABLE.length);
  });

  it.each(TABLE)(
    'is read right: $name',
    async ({ raw, expected: { newText, text, subject, files, sender, isEncrypted, invitation } }) => {
      const read = await readMessage(raw);
      if (newText !== undefined) expect(evened(read.newText)).toBe(evened(newText));
      if (text !== undefined) expect(evened(read.text)).toBe(evened(text));
      if (subject !== undefined) expect(read.subject).toBe(subject);
      if (files) expect(read.parts.map(({ name }) => name)).toEqual(files);
      if (sender !== undefined) expect(read.sender?.address ?? null).toBe(sender);
      if (isEncrypted !== undefined) expect(read.isEncrypted).toBe(isEncrypted);
      if (invitation) expect(read.invitation).toMatchObject(invitation);
    },
  );
});
