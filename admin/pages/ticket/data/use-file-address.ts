import { useEffect, useState } from 'react';
import { fileAddress } from '../../../providers/files';
import { attachmentPath } from '../model/attachment';

/** Address of a file's content in this tab; undefined during loading, null after a failure. */
export function useFileAddress(id: string): string | undefined | null {
  const [address, setAddress] = useState<string | null>();
  useEffect(() => {
    const leaving = new AbortController();
    let made: string | undefined;
    setAddress(undefined);
    fileAddress(attachmentPath(id, 'content'), leaving.signal)
      .then((found) => {
        made = found;
        if (leaving.signal.aborted) URL.revokeObjectURL(found);
        else setAddress(found);
      })
      .catch(() => setAddress(null));
    return () => {
      leaving.abort();
      if (made) URL.revokeObjectURL(made);
    };
  }, [id]);
  return address;
}
