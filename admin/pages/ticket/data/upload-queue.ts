import { uploadFile } from '../../../providers/files';

/** Further fields that are sent with a file. */
type Fields = Record<string, boolean>;

/** A file on its way to a record. */
export interface Upload {
  /** Tells the server what is sent again because its answer was lost. */
  id: string;
  /** API path to which it is sent. */
  to: string;
  file: File;
  fields: Fields;
  /** Share that has been sent, from 0 to 1. */
  share: number;
  /** Why it failed, in the reader's language. */
  failure?: string;
}

type Sender = (upload: Upload, onProgress: (share: number) => void) => Promise<unknown>;

const send: Sender = ({ id, to, file, fields }, onProgress) =>
  uploadFile(to, file, { fields, onProgress, idempotencyKey: id });

/**
 * Files on their way to records, one after the other. It outlives the page on which they were chosen, so that a ticket or
 * report can be created first and its files follow; what failed stays in it until it is repeated or given up.
 */
export class UploadQueue {
  #uploads: Upload[] = [];
  readonly #watchers = new Set<() => void>();
  #running = false;

  constructor(private readonly sender: Sender = send) {}

  /** Present uploads; the same array as long as nothing changes. */
  readonly read = () => this.#uploads;

  readonly subscribe = (watcher: () => void) => {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  };

  add(to: string, files: readonly File[], fields: Fields = {}): Promise<void> {
    const added = files.map((file) => ({ id: crypto.randomUUID(), to, file, fields, share: 0 }));
    this.#change([...this.#uploads, ...added]);
    return this.#run();
  }

  retry(id: string): Promise<void> {
    this.#patch(id, { failure: undefined, share: 0 });
    return this.#run();
  }

  discard(id: string): void {
    this.#change(this.#uploads.filter((upload) => upload.id !== id));
  }

  async #run(): Promise<void> {
    if (this.#running) return;
    this.#running = true;
    for (let next = this.#waiting(); next; next = this.#waiting()) {
      const { id } = next;
      try {
        await this.sender(next, (share) => this.#patch(id, { share }));
        this.discard(id);
      } catch (error) {
        this.#patch(id, { failure: error instanceof Error ? error.message : String(error) });
      }
    }
    this.#running = false;
  }

  #waiting = () => this.#uploads.find(({ failure }) => failure === undefined);

  #patch(id: string, changes: Partial<Upload>): void {
    this.#change(this.#uploads.map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)));
  }

  #change(uploads: Upload[]): void {
    this.#uploads = uploads;
    for (const watcher of this.#watchers) watcher();
  }
}

/** The queue of this tab. */
export const uploadQueue = new UploadQueue();
