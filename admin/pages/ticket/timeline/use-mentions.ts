import type { Schema } from '../../../providers/contract';
import { keepUnsent, unsentText, useUnsentOwner } from './unsent-text';

/** Somebody who may be mentioned on the ticket. */
export type Colleague = Schema<'Colleague'>;

const parsed = (text: string): Colleague[] => (text ? JSON.parse(text) : []);

/** Who was chosen behind an @ while a message is written; kept beside its text until that is sent. */
export function useMentions(ticket: string) {
  const owner = `${useUnsentOwner(ticket)}/mentions`;
  return {
    mention: (colleague: Colleague) => {
      const others = parsed(unsentText(owner)).filter(({ id }) => id !== colleague.id);
      keepUnsent(owner, JSON.stringify([...others, colleague]));
    },
    /** Ids of those whose names stand in the text still. */
    mentionedIn: (text: string) =>
      parsed(unsentText(owner))
        .filter(({ name }) => text.includes(`@${name}`))
        .map(({ id }) => id),
    forget: () => keepUnsent(owner, ''),
  };
}
