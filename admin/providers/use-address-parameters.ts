import { useSearchParams } from 'react-router';

/** Parameters of the present address; the rendered screen may still lag behind it. */
export const presentParameters = () => new URLSearchParams(window.location.search);

/**
 * Parameters of the address, and a function that changes some of them: empty values are removed, other parameters stay.
 * A change starts from the present address, so that two quick changes both take effect.
 */
export function useAddressParameters() {
  const [shown, show] = useSearchParams();
  const change = (values: Readonly<Record<string, string | null>>) => {
    const next = presentParameters();
    for (const [name, value] of Object.entries(values)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    show(next, { replace: true, preventScrollReset: true });
  };
  return [shown, change] as const;
}
