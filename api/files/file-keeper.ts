import type { Request } from 'express';
import type { RecordJson } from '../platform/read/record.js';
import type { Page } from '../platform/rest/list.js';
import { FIRST_PAGE } from '../platform/rest/query.js';
import type { ResourceService } from '../platform/rest/resource-service.js';
import { filterBelow, parsedFilter } from '../platform/rest/sub-list.js';
import { currentTenant } from '../platform/tenancy/session.js';
import type { TenantEntity } from '../platform/tenancy/tenant-entity.js';
import type { UnitOfWork } from '../platform/tenancy/unit-of-work.js';
import type { FileStore } from '../ports/files.js';
import { fileKeyOf } from './file-key.js';
import type { FilesBelow } from './file-routes.js';
import { readKept } from './keep-file.js';
import type { OpenFile } from './send-file.js';

/** Parts of a keeper of files. */
interface Kept<Owner extends TenantEntity, File extends TenantEntity> {
  /** Field of a file that names its owner. */
  readonly field: string;
  readonly owners: ResourceService<Owner>;
  readonly records: ResourceService<File>;
  readonly work: UnitOfWork;
  readonly files: FileStore;
}

/** Files of one kind below their owners: records in the database, contents in the file store. Subclasses add files. */
export abstract class FileKeeper<Owner extends TenantEntity, File extends TenantEntity> implements FilesBelow {
  constructor(protected readonly kept: Kept<Owner, File>) {}

  abstract add(ownerId: string, request: Request): Promise<RecordJson>;

  /** The description of a file for its reader; throws a Problem for a reader who may not have the content. */
  protected abstract described(record: File): OpenFile['file'];

  /** The files of one owner, oldest first. */
  async list(ownerId: string, query: Record<string, unknown>): Promise<Page<RecordJson>> {
    const { field, owners, records } = this.kept;
    const filter = filterBelow(field, ownerId, parsedFilter(query.filter));
    return records.list({ range: FIRST_PAGE, ...query, filter }, owners.reachQuery(ownerId));
  }

  /** A file and its content, to be closed by the reader. */
  async open(id: string): Promise<OpenFile> {
    const { work, records, files } = this.kept;
    const record = await work.read((em) => records.load(em, id));
    const file = this.described(record);
    return { file, content: await readKept(files, record) };
  }

  /** Removes the record, and the content after the commit. */
  async remove(id: string, version: number | undefined): Promise<RecordJson> {
    const { records, files } = this.kept;
    const removed = await records.remove(id, version);
    await files.remove(fileKeyOf({ tenant: currentTenant(), id }));
    return removed;
  }
}
