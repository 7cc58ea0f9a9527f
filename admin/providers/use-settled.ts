import { useEffect, useState } from 'react';

/** The value after it has been unchanged for a while, in milliseconds; by default after a pause in typing. */
export function useSettled<T>(value: T, delay = 250): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return settled;
}
