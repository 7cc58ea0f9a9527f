import { createHash } from 'node:crypto';

/** Stands for the subject of an erased user, so that their last tokens make no new user. */
export const erasedSubject = (subject: string): string =>
  `erased:${createHash('sha256').update(subject).digest('hex')}`;
