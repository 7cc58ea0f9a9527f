import { Readable } from 'node:stream';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Request } from 'express';
import { v7 as uuidv7 } from 'uuid';
import { notFound, Problem } from '../../platform/http/problem.js';
import type { RecordJson } from '../../platform/read/record.js';
import type { ResourceService } from '../../platform/rest/resource-service.js';
import { currentTenant } from '../../platform/tenancy/session.js';
import type { TenantEntity } from '../../platform/tenancy/tenant-entity.js';
import type { UnitOfWork } from '../../platform/tenancy/unit-of-work.js';
import type { FileStore } from '../../ports/files.js';
import { markedType } from '../file-content.js';
import { fileKeyOf } from '../file-key.js';
import { readKept } from '../keep-file.js';
import { readForeign } from '../reading/read-foreign.js';
import { ReadingKilled } from '../reading/reader-process.js';
import { type FileForm, receiveFile } from '../receive-file.js';
import type { OpenFile } from '../send-file.js';
import { HeldFile } from './held-file.js';
import type { LogoPicture } from './logo-picture.js';
import { type LogoRecord, logoName } from './logo-record.js';
import type { PictureReading } from './picture-reader.js';

const PICTURES = ['image/png', 'image/jpeg', 'image/webp'];

/** A picture by its first bytes, with any name, of at most 2 MB. */
const FORM: FileForm = {
  fields: [],
  limit: { bytes: 2 * 1024 * 1024, code: 'LOGO_SIZE' },
  judge: async (head) => {
    const mime = await markedType(head);
    if (!mime || !PICTURES.includes(mime)) throw new Problem(415, 'LOGO_TYPE');
    return mime;
  },
};

/** The logos of a kind of records: rows in the database, pictures in the file store. */
export abstract class LogoKeeper<Owner extends TenantEntity, Logo extends LogoRecord> {
  protected constructor(
    private readonly owners: ResourceService<Owner>,
    protected readonly work: UnitOfWork,
    protected readonly files: FileStore,
  ) {}

  protected abstract logoOf(em: EntityManager, owner: Owner): Promise<Logo | null>;

  /** A new logo of the record, without a picture. */
  protected abstract newLogo(owner: Owner): Logo;

  /** The picture, to be closed by the reader; 404 when there is none. */
  async open(ownerId: string): Promise<OpenFile> {
    return this.opened(await this.work.read(async (em) => this.logoOf(em, await this.owners.load(em, ownerId))));
  }

  protected async opened(logo: Logo | null): Promise<OpenFile> {
    if (!logo) throw notFound();
    const file = { name: logoName(logo), contentType: logo.contentType, size: logo.size };
    return { file, content: await readKept(this.files, logo) };
  }

  /** Replaces the picture by a sent one; after any failure the former one stays. */
  async replace(ownerId: string, request: Request, version: number | undefined): Promise<RecordJson> {
    await this.work.read((em) => this.owners.load(em, ownerId));
    const sent = new HeldFile();
    await receiveFile(request, sent, FORM);
    const { data, ...picture } = await pictureOf(sent.content);
    const file = { tenant: currentTenant(), id: uuidv7() };
    await this.files.write(fileKeyOf(file), Readable.from(data));
    try {
      return await this.#change(ownerId, version, (em, owner) => {
        em.persist(Object.assign(this.newLogo(owner), picture, { id: file.id, size: data.length }));
      });
    } catch (error) {
      await this.files.remove(fileKeyOf(file));
      throw error;
    }
  }

  /** Removes the logo; 404 when there is none. */
  remove(ownerId: string, version: number | undefined): Promise<RecordJson> {
    return this.#change(ownerId, version, (_em, _owner, former) => {
      if (!former) throw notFound();
    });
  }

  /** Changes the logo under its owner's lock, and removes the former picture after the commit. */
  async #change(
    ownerId: string,
    version: number | undefined,
    put: (em: EntityManager, owner: Owner, former: Logo | null) => void,
  ): Promise<RecordJson> {
    const { answer, former } = await this.owners.write(async (em) => {
      const owner = await this.owners.load(em, ownerId, { lock: true });
      if (version !== undefined) await this.owners.assertVersion(em, owner, version);
      const former = await this.logoOf(em, owner);
      if (former) {
        em.remove(former);
        await em.flush();
      }
      put(em, owner, former);
      owner.touch();
      await em.flush();
      return { answer: await this.owners.present(em, owner), former };
    });
    if (former) await this.files.remove(fileKeyOf(former));
    return answer;
  }
}

/** Converts a sent picture to the stored one. Throws 422 LOGO_PIXELS and LOGO_BROKEN, 503 UNAVAILABLE. */
async function pictureOf(sent: Buffer): Promise<LogoPicture> {
  const limits = { ms: 15_000, waitMs: 10_000 };
  const reading = await readForeign<PictureReading>('files/logo/picture-reader.js', { sent }, limits).catch((error) => {
    throw error instanceof ReadingKilled ? new Problem(422, 'LOGO_BROKEN') : error;
  });
  if ('code' in reading) throw new Problem(422, reading.code, reading.params);
  return reading;
}
