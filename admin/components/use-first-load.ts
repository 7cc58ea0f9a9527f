import { useIsFetching } from '@tanstack/react-query';
import { startTransition, useEffect, useState } from 'react';

/** How long a page waits at most for what it shows first, in milliseconds; then it shows what there is. */
const PATIENCE = 3_000;

/**
 * Whether what the page shows first is still on its way. Once it has come, or has not for long, this is false for good:
 * what is asked for later has its place already.
 */
export function useFirstLoad(): boolean {
  const missing = useIsFetching({ predicate: ({ state }) => state.status === 'pending' });
  const [isLoading, setLoading] = useState(true);
  const [hasBegun, setBegun] = useState(false);
  useEffect(() => {
    // Effects of the page's parts have run before this one, so that their questions are under way by now.
    setBegun(true);
    if (!hasBegun || missing > 0) return;
    // An answer is counted a moment before its part hears of it. What the parts then render in slices comes at once with this.
    const timer = setTimeout(() => startTransition(() => setLoading(false)));
    return () => clearTimeout(timer);
  }, [hasBegun, missing]);
  useEffect(() => {
    const timer = setTimeout(() => setLoading(false), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  return isLoading;
}
