import { useSearchParams } from 'react-router';

/** What a list is narrowed to, kept in the address so that it can be passed on and come back to. */
export function useFilters(): [values: Record<string, string>, change: (values: Record<string, string>) => void] {
  const [search, setSearch] = useSearchParams();
  const change = (values: Record<string, string>) => {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(values)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    setSearch(next, { replace: true, preventScrollReset: true });
  };
  return [Object.fromEntries(search), change];
}
