import { useState } from 'react';
import { apiFetch } from '../../../providers/http';
import { SubmissionKeys } from '../../../providers/submission-keys';
import { uploadQueue } from '../data/upload-queue';
import { useRefreshTickets, useTicket } from '../data/use-ticket';
import { ticketPath } from '../model/ticket';
import type { Mode } from './ComposerMode';
import { keepUnsent, unsentText } from './unsent-text';

const keys = new SubmissionKeys();

/** What is written on the open ticket, its files, and how it is sent. */
export function useComposer() {
  const { id, can } = useTicket();
  const refresh = useRefreshTickets();
  const [mode, setMode] = useState<Mode>(can.message ? 'message' : 'note');
  const [text, setText] = useState(() => unsentText(id));
  const [files, setFiles] = useState<File[]>([]);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const write = (next: string) => {
    setText(next);
    keepUnsent(id, next);
  };
  const isEmpty = text.trim() === '' && files.length === 0;

  const send = async () => {
    if (isEmpty || busy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      if (text.trim() !== '') {
        const path = ticketPath(id, mode === 'note' ? 'work-notes' : 'messages');
        const body = { text: text.trim() };
        await keys.of(path, body).settle((idempotencyKey) => apiFetch(path, { method: 'POST', body, idempotencyKey }));
        write('');
      }
      void uploadQueue.add(id, files, can.workNote ? mode === 'message' : undefined);
      setFiles([]);
      await refresh();
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(false);
    }
  };
  return {
    mode,
    setMode,
    text,
    setText: write,
    insert: (words: string) => write(text.trim() === '' ? words : `${text.trimEnd()}\n\n${words}`),
    files,
    addFiles: (added: File[]) =>
      setFiles([...files, ...added.filter(({ name }) => !files.some((file) => file.name === name))]),
    removeFile: (file: File) => setFiles(files.filter((kept) => kept !== file)),
    isEmpty,
    busy,
    failure,
    send,
  };
}
