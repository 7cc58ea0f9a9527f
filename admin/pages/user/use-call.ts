import { useState } from 'react';

/** Runs a call and tells whether it runs and what became of it. */
export function useCall<T>(call: () => Promise<T>) {
  const [state, setState] = useState<{ busy: boolean; answer?: T; error?: unknown }>({ busy: false });
  const run = async () => {
    setState({ busy: true });
    try {
      const answer = await call();
      setState({ busy: false, answer });
      return answer;
    } catch (error) {
      setState({ busy: false, error });
      return undefined;
    }
  };
  return { ...state, run };
}
