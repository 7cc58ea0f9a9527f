import { uploadFile } from './files';

/** Further fields that are sent with a file. */
type Fields = Record<string, boolean>;

/** An upload to a record, running or waiting. */
export interface Upload {
  /** Idempotency key of the upload, by which the server recognises a file that is sent again. */
  id: string;
  /** API path of the upload. */
  to: string;
  file: File;
  fields: Fields;
  /** Uploaded share, from 0 to 1. */
  share: number;
  /** The reason of the failure, in the reader's language. */
  failure?: string;
}

type Sender = (upload: Upload, onProgress: (share: number) => void) => Promise<unknown>;

const send: Sender = ({ id, to, file, fields }, onProgress) =>
  uploadFile(to, file, { fields, onProgress, idempotencyKey: id });

/**
 * Uploads to records, one after the other. The queue outlives the page on which the user chose the files, so that a
 * ticket or report can be created first and its files follow; a failed upload stays in it until the user retries or
 * drops it.
 */
export class UploadQueue {
  #uploads: Upload[] = [];
  readonly #watchers = new Set<() => void>();
  #running = false;

  constructor(private readonly sender: Sender = send) {}

  /** Present uploads; the same array as long as no upload changes. */
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
