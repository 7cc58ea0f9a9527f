import EmailReplyParser from 'email-reply-parser';

/**
 * What somebody has written themselves: without the mail that they quote and without their signature. A text of which
 * nothing would be left counts as a whole.
 */
export function newPartOf(text: string): string {
  const written = new EmailReplyParser().parseReply(text).trim();
  return written || text;
}
