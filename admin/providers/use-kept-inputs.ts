import { useMemo } from 'react';
import { useMe } from './application';
import { type InputStore, type KeptInput, keepInput, keptBelow, keptInput } from './kept-input';

/** A browser that denies its storage. */
const nothing: InputStore['storage'] = {
  length: 0,
  key: () => null,
  getItem: () => null,
  setItem: () => undefined,
  removeItem: () => undefined,
};

function tabStorage(): InputStore['storage'] {
  try {
    return sessionStorage;
  } catch {
    return nothing;
  }
}

/** The unsaved input of the signed-in user's forms in this tab: of his alone, and of this tenant alone. */
export function useKeptInputs() {
  const { tenant, username } = useMe();
  return useMemo(() => {
    const store: InputStore = { owner: `${tenant}/${username}`, storage: tabStorage() };
    return {
      of: (form: string) => keptInput(store, form),
      keep: (form: string, input: KeptInput | undefined) => keepInput(store, form, input),
      forget: (form: string) => keepInput(store, form, undefined),
      below: (prefix: string) => keptBelow(store, prefix),
    };
  }, [tenant, username]);
}
