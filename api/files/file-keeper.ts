import { ref } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
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
import type { FileRules } from './file-rules.js';
import { flagOf } from './form-flag.js';
import { keepFile, readKept } from './keep-file.js';
import type { ReceivedFile } from './receive-file.js';
import type { OpenFile } from './send-file.js';

type Body = Readonly<Record<string, unknown>>;

/** Parts of a keeper of files. */
interface Kept {
  /** Field of a file that names its owner. */
  readonly field: string;
  readonly owners: ResourceService<TenantEntity>;
  readonly records: ResourceService<TenantEntity>;
  readonly rules: FileRules<TenantEntity, TenantEntity>;
  readonly work: UnitOfWork;
  readonly files: FileStore;
}

/** Files of one kind below their owners: records in the database, contents in the file store. */
export class FileKeeper {
  constructor(private readonly kept: Kept) {}

  /** Stores a file and its record. */
  async add(ownerId: string, request: Request): Promise<RecordJson> {
    const { owners, records, rules, work, files } = this.kept;
    await work.read(async (em) => rules.assertTakes?.(await owners.load(em, ownerId)));
    return keepFile(request, files, rules.form, async (file, recorded) => {
      const flags = () => Object.fromEntries(rules.form.fields.map((name) => [name, flagOf(file.fields, name)]));
      const body = rules.bodyOf ? await records.validCreation(rules.bodyOf(file.fields)) : flags();
      return records.write(async (em) => {
        const answer = await this.#record(em, ownerId, file, body);
        recorded();
        return answer;
      });
    });
  }

  /** The files of one owner, oldest first. */
  async list(ownerId: string, query: Record<string, unknown>): Promise<Page<RecordJson>> {
    const { field, owners, records } = this.kept;
    const filter = filterBelow(field, ownerId, parsedFilter(query.filter));
    return records.list({ range: FIRST_PAGE, ...query, filter }, owners.reachQuery(ownerId));
  }

  /** A file and its content, to be closed by the reader. */
  async open(id: string): Promise<OpenFile> {
    const { work, records, rules, files } = this.kept;
    const record = await work.read((em) => records.load(em, id));
    const file = rules.contentOf?.(record) ?? (record as TenantEntity & OpenFile['file']);
    return { file, content: await readKept(files, record) };
  }

  /** Removes the record, and the content after the commit. */
  async remove(id: string, version: number | undefined): Promise<RecordJson> {
    const { records, files } = this.kept;
    const removed = await records.remove(id, version);
    await files.remove(fileKeyOf({ tenant: currentTenant(), id }));
    return removed;
  }

  async #record(em: EntityManager, ownerId: string, file: ReceivedFile, body: Body): Promise<RecordJson> {
    const { field, owners, records, rules } = this.kept;
    await rules.lockOwner?.(em, ownerId);
    const owner = await owners.load(em, ownerId, { lock: true });
    await rules.assertTakes?.(owner);
    const values = { ...file, [field]: ref(owner) };
    const own = Object.entries(values).filter(([name]) => records.model.fields.some((known) => known.name === name));
    const record = Object.assign(new records.model.type(), { id: file.id, ...Object.fromEntries(own) });
    return records.present(em, await records.insert(em, body, record));
  }
}
