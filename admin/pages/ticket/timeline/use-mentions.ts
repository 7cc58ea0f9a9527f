import type { Schema } from '../../../providers/contract';
import { keepUnsent, unsentText, useUnsentOwner } from './unsent-text';

/** A person who can be mentioned on the ticket. */
export type Colleague = Schema<'Colleague'>;

const parsed = (text: string): Colleague[] => (text ? JSON.parse(text) : []);

/** The colleagues that the user has mentioned in an unsent message; stored beside its text until it is sent. */
export function useMentions(ticket: string) {
  const owner = `${useUnsentOwner(ticket)}/mentions`;
  return {
    mention: (colleague: Colleague) => {
      const others = parsed(unsentText(owner)).filter(({ id }) => id !== colleague.id);
      keepUnsent(owner, JSON.stringify([...others, colleague]));
    },
    /** Ids of the colleagues whose names the text still contains. */
    mentionedIn: (text: string) =>
      parsed(unsentText(owner))
        .filter(({ name }) => text.includes(`@${name}`))
        .map(({ id }) => id),
    forget: () => keepUnsent(owner, ''),
  };
}
