import { useEffect, useState } from 'react';
import { keepUnsentFiles, unsentFiles } from './unsent-files';
import { keepUnsent, unsentText, useUnsentOwner } from './unsent-text';

/** Text and files of a message that is not sent yet; they outlive a reload of the page, for each user and ticket. */
export function useUnsent(ticket: string) {
  const owner = useUnsentOwner(ticket);
  const [text, setText] = useState(() => unsentText(owner));
  const [files, setFiles] = useState<File[]>([]);
  const [writing, setWriting] = useState(0);
  useEffect(() => {
    let left = false;
    void unsentFiles(owner).then((kept) => {
      if (!left && kept.length > 0) setFiles((chosen) => [...kept, ...chosen]);
    });
    return () => {
      left = true;
    };
  }, [owner]);
  useEffect(() => {
    if (writing === 0) return undefined;
    // Files that are not stored yet would be lost by a reload.
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [writing]);
  return {
    text,
    setText: (next: string) => {
      setText(next);
      keepUnsent(owner, next);
    },
    files,
    setFiles: (next: File[]) => {
      setFiles(next);
      setWriting((count) => count + 1);
      void keepUnsentFiles(owner, next).then(() => setWriting((count) => count - 1));
    },
    /** Whether all chosen files survive a reload; until then the browser confirms leaving the page. */
    isKept: writing === 0,
  };
}
