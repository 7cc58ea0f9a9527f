import { useIsFetching } from '@tanstack/react-query';
import { startTransition, useEffect, useState } from 'react';

/** Longest time that a page waits for its first answers, in milliseconds; then it shows the answers it has. */
const PATIENCE = 3_000;

/**
 * Whether the first answers of the page are still loading. After they came, or after a timeout, this is false for good:
 * later answers have their places already.
 */
export function useFirstLoad(): boolean {
  const missing = useIsFetching({ predicate: ({ state }) => state.status === 'pending' });
  const [isLoading, setLoading] = useState(true);
  const [hasBegun, setBegun] = useState(false);
  useEffect(() => {
    // Effects of the page's parts have run before this one, so that their queries are running by now.
    setBegun(true);
    if (!hasBegun || missing > 0) return;
    // A query counts as done a moment before its part renders; this transition joins the renders of the parts.
    const timer = setTimeout(() => startTransition(() => setLoading(false)));
    return () => clearTimeout(timer);
  }, [hasBegun, missing]);
  useEffect(() => {
    const timer = setTimeout(() => setLoading(false), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  return isLoading;
}
