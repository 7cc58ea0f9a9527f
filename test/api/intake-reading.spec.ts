import { putAsideBecause } from '../../api/intake/filing/automatic-mail.js';
import { readMessage } from '../../api/intake/reading/read-message.js';
import { evened, SPECIMENS, yearOfMails } from '../support/mail-collection.js';

describe('a mail of the collection', () => {
  it('is one of more than sixty', () => {
    expect(SPECIMENS.length).toBeGreaterThanOrEqual(60);
    expect(new Set(SPECIMENS.map(({ name }) => name)).size).toBe(SPECIMENS.length);
  });

  it.each(SPECIMENS)(
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

describe('a mail of a desk’s year', () => {
  it('is put aside where a program wrote it, and filed with its text otherwise', async () => {
    for (const { raw, says, outcome } of yearOfMails(100)) {
      const read = await readMessage(raw);
      expect([read.subject, putAsideBecause(read) !== null]).toEqual([read.subject, outcome === 'IGNORED']);
      if (says !== null) expect(read.newText).toContain(says);
    }
  });
});
