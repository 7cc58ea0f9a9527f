import { useEffect, useState } from 'react';

/** Pause in typing after which it counts as finished, in milliseconds. */
const PAUSE = 250;

/** What is typed, once the typing has paused. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
