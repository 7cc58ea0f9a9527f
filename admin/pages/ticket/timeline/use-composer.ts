import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { uploadFile } from '../../../providers/files';
import { apiFetch } from '../../../providers/http';
import { ApiError, failureText } from '../../../providers/problem';
import { SubmissionKeys } from '../../../providers/submission-keys';
import { uploadQueue } from '../../../providers/upload-queue';
import { useRefreshTickets, useTicket } from '../data/use-ticket';
import type { Activity } from '../model/activity';
import { type Attachment, uploadPath } from '../model/attachment';
import { ticketPath } from '../model/ticket';
import type { TransitionBody } from '../model/transition';
import type { Mode } from './ComposerMode';
import { useMentions } from './use-mentions';
import { useGoToTicketOfMessage, useMessageElsewhere } from './use-message-elsewhere';
import { useUnsent } from './use-unsent';

const keys = new SubmissionKeys();

/** The unsent text on the open ticket, its files, and functions that send it. */
export function useComposer() {
  const { id, version, can } = useTicket();
  const refresh = useRefreshTickets();
  const translate = useTranslate();
  const goToTicketOfMessage = useGoToTicketOfMessage();
  const elsewhere = useMessageElsewhere();
  const [mode, setMode] = useState<Mode>(can.message ? 'message' : 'note');
  const { text, setText, files, setFiles, isKept } = useUnsent(id);
  const { mention, mentionedIn, forget } = useMentions(id);
  const [busy, setBusy] = useState(false);
  const [progress, setProgress] = useState<number>();
  const [failure, setFailure] = useState<string>();
  /** Files that are uploaded already, so that a second attempt does not send them again. */
  const arrived = useRef(new Map<File, string>());
  const goesElsewhere = mode === 'message' ? elsewhere : undefined;
  // Files alone would stay on the closed ticket, which the desk no longer opens.
  const isEmpty = text.trim() === '' && (files.length === 0 || goesElsewhere !== undefined);

  const sent = async (file: File, onProgress: (share: number) => void) => {
    try {
      return (await uploadFile<Attachment>(uploadPath(id), file, { onProgress })).id;
    } catch (error) {
      const why = failureText(error, translate);
      throw new ApiError(translate('files.notSent', { name: file.name, why }), 0);
    }
  };
  const upload = async () => {
    const ids: string[] = [];
    for (const [index, file] of files.entries()) {
      const onProgress = (share: number) => setProgress((index + share) / files.length);
      const fileId = arrived.current.get(file) ?? (await sent(file, onProgress));
      arrived.current.set(file, fileId);
      ids.push(fileId);
    }
    return ids;
  };
  const say = async (transition?: TransitionBody) => {
    const path = ticketPath(id, mode === 'note' ? 'work-notes' : 'messages');
    const attachments = await upload();
    const mentions = mode === 'note' ? mentionedIn(text) : [];
    const body = {
      text: text.trim(),
      ...(attachments.length > 0 && { attachments }),
      ...(mentions.length > 0 && { mentions }),
      ...(transition && { move: transition }),
    };
    const entry = await keys
      .of(path, body)
      .settle((idempotencyKey) =>
        apiFetch<Activity>(path, { method: 'POST', body, idempotencyKey, ...(transition && { version }) }),
      );
    setText('');
    forget();
    return entry;
  };
  const send = async () => {
    if (isEmpty || busy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      const entry = text.trim() === '' ? undefined : await say();
      if (!entry)
        void uploadQueue.add(uploadPath(id), files, can.workNote ? { visibleForCustomer: mode === 'message' } : {});
      setFiles([]);
      arrived.current.clear();
      await refresh();
      if (entry && entry.ticket !== id) await goToTicketOfMessage(entry.ticket, goesElsewhere?.after);
    } catch (error) {
      setFailure(failureText(error, translate));
    } finally {
      setBusy(false);
      setProgress(undefined);
    }
  };
  /** Sends the text together with a transition, both or neither; rejects with the error. */
  const sendWith = async (transition: TransitionBody) => {
    setBusy(true);
    setFailure(undefined);
    try {
      await say(transition);
      setFiles([]);
      arrived.current.clear();
    } finally {
      setBusy(false);
      setProgress(undefined);
      await refresh();
    }
  };
  return {
    mode,
    setMode,
    text,
    setText,
    files,
    setFiles,
    isKept,
    isEmpty,
    goesElsewhere,
    busy,
    progress,
    failure,
    send,
    sendWith,
    mention,
  };
}
