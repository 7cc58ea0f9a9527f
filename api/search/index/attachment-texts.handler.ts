import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { fileKeyOf } from '../../files/file-key.js';
import { Problem } from '../../platform/http/problem.js';
import { type JobHandler, Works } from '../../platform/jobs/job-handler.js';
import { currentTenant } from '../../platform/tenancy/session.js';
import { UnitOfWork } from '../../platform/tenancy/unit-of-work.js';
import { FileStore } from '../../ports/files.js';
import { Attachment } from '../../tickets/record/attachment.entity.js';
import type { TextState } from '../../vocabulary/master-data.js';
import { readText } from '../reading/read-text.js';
import { textKindOf } from '../reading/text-kind.js';
import { ATTACHMENT_TEXTS } from './attachment-texts.js';

/** Most bytes of a file whose text is read. */
const LARGEST = 25 * 1024 * 1024;

type Reading = Awaited<ReturnType<typeof readText>>;

/**
 * Reads the text of an attachment once, and notes the change for the index. A file that cannot be read is marked, and
 * does not block others.
 */
@Works(ATTACHMENT_TEXTS)
@Injectable()
export class AttachmentTextsHandler implements JobHandler<{ readonly attachment: string }> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly files: FileStore,
  ) {}

  async handle({ attachment: id }: { readonly attachment: string }): Promise<void> {
    const attachment = await this.work.read((em) => em.findOne(Attachment, { id }));
    if (attachment) await this.#keep(id, await this.#read(attachment));
  }

  giveUp({ attachment }: { readonly attachment: string }): Promise<void> {
    return this.#keep(attachment, nothing('UNREADABLE'));
  }

  async #read({ id, name, size, contentType }: Attachment): Promise<Reading> {
    const kind = textKindOf(contentType, name);
    if (!kind) return nothing('EMPTY');
    if (size > LARGEST) return nothing('TOO_LARGE');
    const content = await this.files.read(fileKeyOf({ tenant: currentTenant(), id })).catch((error) => {
      if (error instanceof Problem && error.code === 'FILE_INFECTED') return null;
      throw error;
    });
    if (!content) return nothing('UNREADABLE');
    const folder = await mkdtemp(join(tmpdir(), 'vsd-text-'));
    try {
      const path = join(folder, 'file');
      await pipeline(content, createWriteStream(path));
      return await readText(path, kind);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  /** Stores the text with a change for the index, unless the attachment was deleted meanwhile. */
  #keep(id: string, { state, text }: Reading): Promise<void> {
    return this.work.write(async (em: EntityManager) => {
      const tenant = currentTenant();
      const kept = await em.execute<unknown[]>(
        `insert into attachment_text (tenant, id, state, text)
           select f.tenant, f.id, ?, ? from attachment f where f.tenant = ? and f.id = ?
           on conflict (tenant, id) do update set state = excluded.state, text = excluded.text
           returning id`,
        [state, text, tenant, id],
      );
      if (kept.length > 0) await em.execute('select vsd_search_note(?, ?, ?)', [tenant, 'attachments', id]);
    });
  }
}

const nothing = (state: TextState): Reading => ({ state, text: null });
