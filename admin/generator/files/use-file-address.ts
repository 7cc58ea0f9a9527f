import { useEffect, useState } from 'react';
import { fileAddress } from '../../providers/files';

/** Address in this tab of the content at an API path: undefined while it is loading, `error` after a failure. */
export function useFileAddress(path: string): { address?: string; error?: unknown } {
  const [found, setFound] = useState<{ address?: string; error?: unknown }>({});
  useEffect(() => {
    const leaving = new AbortController();
    let made: string | undefined;
    setFound({});
    fileAddress(path, leaving.signal)
      .then((address) => {
        made = address;
        if (leaving.signal.aborted) URL.revokeObjectURL(address);
        else setFound({ address });
      })
      .catch((error) => setFound({ error }));
    return () => {
      leaving.abort();
      if (made) URL.revokeObjectURL(made);
    };
  }, [path]);
  return found;
}
