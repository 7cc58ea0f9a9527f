import { useState } from 'react';

/** Runs a call and returns its state and result. */
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
