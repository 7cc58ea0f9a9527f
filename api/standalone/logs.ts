import { copyFileSync, mkdirSync, openSync, renameSync, statSync, truncateSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';

const MOST_BYTES = 10 * 1024 ** 2;
/** Former logs that are kept beside the present one, as `name.log.1` (the youngest) and so on. */
const KEPT = 3;
const LOOK_EVERY_MS = 30_000;

/** Opens a log to add to, below what an earlier process of the name has written, its last words perhaps. */
export function openLog(file: string): number {
  mkdirSync(dirname(file), { recursive: true });
  rotateLog(file);
  const log = openSync(file, 'a', 0o600);
  writeSync(log, `--- started ${new Date().toISOString()}\n`);
  return log;
}

/**
 * Puts a log that has become longer than `most` bytes aside. Who writes it goes on in the same file, which is emptied:
 * all append, so that they begin at its start again.
 */
export function rotateLog(file: string, most = MOST_BYTES): void {
  if (sizeOf(file) <= most) return;
  for (let at = KEPT - 1; at > 0; at -= 1) {
    if (sizeOf(`${file}.${at}`) > 0) renameSync(`${file}.${at}`, `${file}.${at + 1}`);
  }
  copyFileSync(file, `${file}.1`);
  truncateSync(file);
}

const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/** The logs of one start, kept from growing without bound while it runs. */
export class Logs {
  readonly #files = new Set<string>();
  readonly #timer = setInterval(() => this.#rotate(), LOOK_EVERY_MS).unref();

  constructor(private readonly folder: string) {}

  /** Where the part of this name writes. */
  file(name: string): string {
    const file = join(this.folder, `${name.toLowerCase()}.log`);
    this.#files.add(file);
    return file;
  }

  /** Writes for a part whose output we read; opens the log when there is something to write. */
  writer(name: string): (text: string) => void {
    const file = this.file(name);
    let log: number | undefined;
    return (text) =>
      unlessDiskFull(() => {
        log ??= openLog(file);
        writeSync(log, text);
      });
  }

  close(): void {
    clearInterval(this.#timer);
  }

  #rotate(): void {
    for (const file of this.#files) unlessDiskFull(() => rotateLog(file));
  }
}

/** What cannot be written down must not end what it tells of. */
function unlessDiskFull(write: () => void): void {
  try {
    write();
  } catch (error) {
    if (!['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}
