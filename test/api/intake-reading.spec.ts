import { readMessage } from '../../api/intake/reading/read-message.js';
import { evened, TABLE } from '../support/mail-collection/table.js';

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
      if (invitation === null) expect(read.invitation).toBeNull();
      else if (invitation) expect(read.invitation).toMatchObject(invitation);
    },
  );
});
