import { useEffect, useState } from 'react';
import { keepUnsentFiles, unsentFiles } from './unsent-files';
import { keepUnsent, unsentText, useUnsentOwner } from './unsent-text';

/** Text and files of a message that is not sent yet; they outlive a reload of the page, for each user and ticket. */
export function useUnsent(ticket: string) {
  const owner = useUnsentOwner(ticket);
  const [text, setText] = useState(() => unsentText(owner));
  const [files, setFiles] = useState<File[]>([]);
  useEffect(() => {
    let left = false;
    void unsentFiles(owner).then((kept) => {
      if (!left && kept.length > 0) setFiles((chosen) => [...kept, ...chosen]);
    });
    return () => {
      left = true;
    };
  }, [owner]);
  return {
    text,
    setText: (next: string) => {
      setText(next);
      keepUnsent(owner, next);
    },
    files,
    setFiles: (next: File[]) => {
      setFiles(next);
      void keepUnsentFiles(owner, next);
    },
  };
}
