import { useEffect, useState } from 'react';
import { serverMs } from '../model/server-clock';

/**
 * The present moment in milliseconds, read anew every `interval` milliseconds, or once while the interval is null: from
 * the server's clock, unless another `clock` is passed.
 */
export function useNow(interval: number | null, clock: () => number = serverMs): number {
  const [now, setNow] = useState(clock);
  useEffect(() => {
    setNow(clock());
    if (interval === null) return undefined;
    const timer = setInterval(() => setNow(clock()), interval);
    return () => clearInterval(timer);
  }, [interval, clock]);
  return now;
}
