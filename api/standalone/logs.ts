import { copyFileSync, mkdirSync, openSync, renameSync, statSync, truncateSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';

const MOST_BYTES = 10 * 1024 ** 2;
/** Number of former logs beside the present one, `name.log.1` (the youngest) and so on. */
const KEPT = 3;
const CHECK_EVERY_MS = 30_000;

/** Opens a log to append to, below the output of earlier processes. */
export function openLog(file: string): number {
  mkdirSync(dirname(file), { recursive: true });
  rotateLog(file);
  const log = openSync(file, 'a', 0o600);
  writeSync(log, `--- started ${new Date().toISOString()}\n`);
  return log;
}

/**
 * Copies a log longer than `most` bytes to a former log and empties it. Its writers append, so that they go on at the
 * start of the same file.
 */
export function rotateLog(file: string, most = MOST_BYTES): void {
  if (sizeOf(file) <= most) return;
  for (let number = KEPT - 1; number > 0; number -= 1) {
    if (sizeOf(`${file}.${number}`) > 0) renameSync(`${file}.${number}`, `${file}.${number + 1}`);
  }
  copyFileSync(file, `${file}.1`);
  truncateSync(file);
}

const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/** The logs of one start, whose sizes are limited while it runs. */
export class Logs {
  readonly #files = new Set<string>();
  readonly #timer = setInterval(() => this.#rotate(), CHECK_EVERY_MS).unref();

  constructor(private readonly folder: string) {}

  /** Path of a part's log. */
  file(name: string): string {
    const file = join(this.folder, `${name.toLowerCase()}.log`);
    this.#files.add(file);
    return file;
  }

  /** A writer of a part's log, which opens the log at the first text. */
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

/** A full disk must not end the part whose log cannot be written. */
function unlessDiskFull(write: () => void): void {
  try {
    write();
  } catch (error) {
    if (!['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}
