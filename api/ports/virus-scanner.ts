import type { Readable } from 'node:stream';

/** The scanner gives no verdict: it is unavailable, too slow, or refuses the content. */
export class ScannerAway extends Error {}

/** Looks for viruses in contents of files. */
export abstract class VirusScanner {
  /** Whether the content has a virus. Throws `ScannerAway`. */
  abstract isInfected(content: Readable): Promise<boolean>;
}
