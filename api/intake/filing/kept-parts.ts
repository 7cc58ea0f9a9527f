import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { FileIntake } from '../../files/file-intake.js';
import { fileKeyOf } from '../../files/file-key.js';
import { safeFileName } from '../../files/file-name.js';
import { judgeFile } from '../../files/judge-file.js';
import { Problem } from '../../platform/http/problem.js';
import { currentTenant } from '../../platform/tenancy/session.js';
import { FileStore } from '../../ports/files.js';
import type { MessagePart } from '../reading/message-content.js';
import type { RefusedPart } from './entry-text.js';

/** A stored file of a message that becomes an attachment. */
export interface KeptPart {
  readonly tenant: string;
  readonly id: string;
  readonly name: string;
  readonly size: number;
  readonly contentType: string;
}

export interface KeptParts {
  readonly kept: readonly KeptPart[];
  readonly refused: readonly RefusedPart[];
}

const MOST_FILES = 50;
/** Bytes of a tracking pixel at most, an invisible picture by which senders learn that a mail was opened. */
const LARGEST_PIXEL = 256;

const isTrackingPixel = ({ type, content, isInline }: MessagePart) =>
  isInline && type.startsWith('image/') && content.length <= LARGEST_PIXEL;

/** Stores the files of a message that would be accepted as uploads (domain "Attachment types"). */
@Injectable()
export class PartsKeeper {
  constructor(private readonly files: FileStore) {}

  async keep(parts: readonly MessagePart[]): Promise<KeptParts> {
    const kept: KeptPart[] = [];
    const refused: RefusedPart[] = [];
    for (const part of parts.filter((part) => !isTrackingPixel(part))) {
      const name = safeFileName(part.name);
      try {
        if (kept.length >= MOST_FILES) throw new Problem(422, 'FILES_MANY');
        kept.push(await this.#keep(name, part.content));
      } catch (error) {
        if (!(error instanceof Problem)) {
          await this.discard(kept);
          throw error;
        }
        refused.push({ name, code: error.code });
      }
    }
    return { kept, refused };
  }

  /** Removes stored files without a record. */
  async discard(kept: readonly KeptPart[]): Promise<void> {
    for (const part of kept) await this.files.remove(fileKeyOf(part));
  }

  async #keep(name: string, content: Uint8Array): Promise<KeptPart> {
    const identity = { tenant: currentTenant(), id: uuidv7() };
    const intake = new FileIntake(name, judgeFile);
    const outcomes = await Promise.allSettled([
      pipeline(Readable.from(content.length > 0 ? [Buffer.from(content)] : []), intake),
      this.files.write(fileKeyOf(identity), intake, 'foreign'),
    ]);
    const failures = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
    if (failures.length > 0) throw failures.find((failure) => failure instanceof Problem) ?? failures[0];
    return { ...identity, name, size: intake.size, contentType: intake.contentType };
  }
}
