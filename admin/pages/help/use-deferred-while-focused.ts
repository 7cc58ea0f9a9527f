import { type RefObject, useEffect, useState } from 'react';
import { isFocusBelow } from '../../model/fitting-articles';

/** The latest value, deferred while the focus is in the element or below it, where a new value would move the focus. */
export function useDeferredWhileFocused<T>(latest: T, element: RefObject<Node | null>): T {
  const [shown, setShown] = useState(latest);
  useEffect(() => {
    const settle = () => {
      if (element.current && !isFocusBelow(element.current)) setShown(() => latest);
    };
    settle();
    document.addEventListener('focusin', settle);
    return () => document.removeEventListener('focusin', settle);
  }, [latest, element]);
  return shown;
}
