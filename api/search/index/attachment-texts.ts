import { jobQueue } from '../../platform/jobs/job-queue.js';

type UnreadAttachment = { readonly attachment: string };

/** Attachments whose text is still to be read. */
export const ATTACHMENT_TEXTS = jobQueue<UnreadAttachment>('attachment-texts', { expireInSeconds: 180 });
