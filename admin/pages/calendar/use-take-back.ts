import { useRef } from 'react';
import { useShortcut } from '../../components/shortcuts';
import { useOfferUndo } from '../../components/use-offer-undo';

/** Notifies the user of a change in the calendar and offers to undo it once, by the notice or by a key. */
export function useTakeBack(): (text: string, undo: () => Promise<unknown>) => void {
  const offer = useOfferUndo();
  const last = useRef<() => Promise<unknown>>(undefined);
  const takeBack = async () => {
    const undo = last.current;
    last.current = undefined;
    await undo?.();
  };
  useShortcut('z', 'calendar.undo.last', () => void takeBack(), 'calendar');
  return (text, undo) => {
    last.current = undo;
    offer(text, takeBack);
  };
}
