import { useEffect, useState } from 'react';

/** The value once it has not changed for a while, in milliseconds; by default the pause after which typing has ended. */
export function useSettled<T>(value: T, delay = 250): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return settled;
}
