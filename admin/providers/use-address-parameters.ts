import { useSearchParams } from 'react-router';

/** Parameters of the present address; the rendered screen may still lag behind it. */
export const presentParameters = () => new URLSearchParams(window.location.search);

/**
 * Parameters of the address, and how some of them are changed: those without a value go, the others stay. A change begins
 * with the address as it is by then, so that of two quick ones neither is lost.
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
