import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useId, useState } from 'react';
import { foldedText } from '../../../model/folded-text';
import { apiFetch } from '../../../providers/http';
import { useSettled } from '../../../providers/use-settled';
import { useTicket } from '../data/use-ticket';
import { TICKETS, ticketPath } from '../model/ticket';
import type { Colleague } from './use-mentions';

interface MentionMenuOptions {
  text: string;
  enabled: boolean;
  /** Replaces the text from the @ on by a colleague's name. */
  onChoose: (start: number, end: number, colleague: Colleague) => void;
}

/** Offers colleagues while the user types a name behind an @: arrows mark, Enter or Tab inserts, Escape closes. */
export function useMentionMenu({ text, enabled, onChoose }: MentionMenuOptions) {
  const { id: ticket } = useTicket();
  const [place, setPlace] = useState<{ start: number; end: number }>();
  const [left, setLeft] = useState<number>();
  const [active, setActive] = useState(0);
  const listId = useId();
  const typed = place && text.slice(place.start + 1, place.end);
  const settled = useSettled(typed);
  const { data: found = [], isPlaceholderData } = useQuery<Colleague[]>({
    queryKey: [TICKETS.route, 'colleagues', ticket, settled],
    enabled: settled !== undefined,
    placeholderData: (before) => before,
    queryFn: ({ signal }) => apiFetch<Colleague[]>(ticketPath(ticket, 'colleagues'), { query: { q: settled }, signal }),
  });
  // Until the colleagues for the present name arrive, Enter must not choose a colleague for an earlier one.
  const isEarlier = isPlaceholderData || settled !== typed;
  const colleagues = isEarlier ? found.filter(({ name }) => foldedText(name).includes(foldedText(typed ?? ''))) : found;
  const isOpen = place !== undefined && place.start !== left && colleagues.length > 0;
  const index = Math.min(active, colleagues.length - 1);
  const choose = (colleague: Colleague) => {
    if (place) onChoose(place.start, place.end, colleague);
    setPlace(undefined);
  };
  return {
    look: ({ selectionStart, selectionEnd, value }: HTMLTextAreaElement) => {
      const found = enabled && selectionStart === selectionEnd ? mentionAt(value, selectionStart) : undefined;
      if (found?.start !== place?.start) setActive(0);
      setPlace(found);
    },
    close: () => setPlace(undefined),
    /** Whether the menu has handled the key. */
    onKey: (event: KeyboardEvent): boolean => {
      if (!isOpen || event.ctrlKey || event.metaKey) return false;
      const chosen = colleagues[index];
      if (event.key === 'ArrowDown') setActive((index + 1) % colleagues.length);
      else if (event.key === 'ArrowUp') setActive((index + colleagues.length - 1) % colleagues.length);
      else if (event.key === 'Escape') setLeft(place.start);
      else if ((event.key === 'Enter' || event.key === 'Tab') && chosen) choose(chosen);
      else return false;
      event.preventDefault();
      event.stopPropagation();
      return true;
    },
    inputProps: {
      'aria-autocomplete': 'list' as const,
      'aria-controls': isOpen ? listId : undefined,
      'aria-activedescendant': isOpen ? `${listId}-${index}` : undefined,
    },
    menu: { id: listId, isOpen, colleagues, active: index, onChoose: choose },
  };
}

/** One or two words of a name, behind an @ that begins a word. */
const MENTION = /(?:^|[\s(])(@[\p{L}\p{N}.'’_-]{0,40}(?: [\p{L}\p{N}.'’_-]{1,40})?)$/u;

/** The start and end of the mention at the cursor; undefined without one. */
function mentionAt(text: string, cursor: number): { start: number; end: number } | undefined {
  const typed = MENTION.exec(text.slice(Math.max(0, cursor - 90), cursor))?.[1];
  return typed === undefined ? undefined : { start: cursor - typed.length, end: cursor };
}
