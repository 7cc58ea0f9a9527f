import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

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
    if (hasBegun && missing === 0) setLoading(false);
    setBegun(true);
  }, [hasBegun, missing]);
  useEffect(() => {
    const timer = setTimeout(() => setLoading(false), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  return isLoading;
}
