import { type RefObject, useEffect, useState } from 'react';
import { wouldMove } from '../../model/fitting-articles';

/** The latest value, as soon as showing it at the place moves nothing that somebody is at. */
export function useHeld<T>(latest: T, place: RefObject<Node | null>): T {
  const [shown, setShown] = useState(latest);
  useEffect(() => {
    const settle = () => {
      if (place.current && !wouldMove(place.current)) setShown(() => latest);
    };
    settle();
    document.addEventListener('focusin', settle);
    return () => document.removeEventListener('focusin', settle);
  }, [latest, place]);
  return shown;
}
