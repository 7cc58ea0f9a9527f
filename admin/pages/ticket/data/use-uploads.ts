import { useEffect, useRef, useSyncExternalStore } from 'react';
import { uploadQueue } from './upload-queue';
import { useRefreshTickets } from './use-ticket';

/** Files on their way to a ticket; whenever one has arrived, the ticket is asked for anew. */
export function useUploads(ticket: string) {
  const all = useSyncExternalStore(uploadQueue.subscribe, uploadQueue.read);
  const uploads = all.filter((upload) => upload.ticket === ticket);
  const refresh = useRefreshTickets();
  const before = useRef(uploads.length);
  useEffect(() => {
    if (uploads.length < before.current) void refresh();
    before.current = uploads.length;
  });
  return uploads;
}
