import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { fileKeyOf } from '../files/file-key.js';
import { keepFile } from '../files/keep-file.js';
import { actingUser } from '../masterdata/acting-user.js';
import { assertWritesResource } from '../platform/access/scopes.js';
import { invalidField, Problem } from '../platform/http/problem.js';
import { sweepDaily } from '../platform/jobs/daily-sweep.js';
import { Jobs } from '../platform/jobs/jobs.js';
import type { RecordJson } from '../platform/read/record.js';
import { tenantFields } from '../platform/resource/tenant-fields.js';
import { serviceOf } from '../platform/rest/resource-controller.js';
import type { ResourceService } from '../platform/rest/resource-service.js';
import { oneAtATime } from '../platform/tenancy/one-at-a-time.js';
import { currentTenant, currentUser } from '../platform/tenancy/session.js';
import { FileStore } from '../ports/files.js';
import type { ImportState } from '../vocabulary/master-data.js';
import { DataImport } from './data-import.entity.js';
import { importFields } from './import-fields.js';
import { formatOf, TABLE_FORM } from './import-file.js';
import { beginPhase, DATA_IMPORTS } from './import-queue.js';
import { ImportTargets } from './import-target.js';

sweepDaily(DataImport);

/** Shown imports at most; older ones are swept soon. */
const SHOWN = 20;
/** Unfinished imports of a tenant at most. */
const MOST_OF_TENANT = 20;
const UNFINISHED: readonly ImportState[] = ['READING', 'CHECKING', 'RUNNING'];

/** Receives tables, assigns fields to their columns, and has them written. */
@Injectable()
export class ImportsService {
  constructor(
    @Inject(serviceOf(DataImport)) private readonly imports: ResourceService<DataImport>,
    private readonly targets: ImportTargets,
    private readonly files: FileStore,
    private readonly jobs: Jobs,
  ) {}

  /** Stores an uploaded table, which the worker reads and checks. */
  upload(path: string, parent: string | null, request: Request): Promise<RecordJson> {
    return keepFile(request, this.files, TABLE_FORM, (file, recorded) =>
      this.imports.write(async (em) => {
        await assertRoom(em);
        const data = new DataImport();
        const user = actingUser(em);
        const format = formatOf(file.name);
        Object.assign(data, { id: file.id, target: path, parent, fileName: file.name, format, user });
        em.persist(data);
        await em.flush();
        await this.jobs.send(em, DATA_IMPORTS, { import: data.id });
        recorded();
        return this.imports.present(em, data);
      }),
    );
  }

  /** The latest imports into a resource, below a record if it is given; newest first. */
  latest(path: string, parent: string | null): Promise<RecordJson[]> {
    return this.imports.write(async (em) => {
      const own = { target: path, parent };
      const found = await em.find(DataImport, own, { orderBy: { createdAt: 'desc' }, limit: SHOWN });
      const shown: RecordJson[] = [];
      for (const data of found) shown.push(await this.imports.present(em, data));
      return shown;
    });
  }

  /** Assigns fields to the columns; all rows are checked again. */
  assign(id: string, fields: unknown): Promise<RecordJson> {
    return this.#change(id, ['READY'], async (em, data) => {
      const open = importFields(await tenantFields(em), this.targets.of(data.target), currentUser().roles);
      const names = open.map(({ name }) => name);
      if (!Array.isArray(fields) || fields.length !== data.columns.length) {
        throw invalidField('/fields', 'INVALID_VALUE');
      }
      for (const [index, field] of fields.entries()) {
        const isValid = field === null || (names.includes(field) && fields.indexOf(field) === index);
        if (!isValid) throw invalidField(`/fields/${index}`, 'INVALID_VALUE');
      }
      data.columns = data.columns.map(({ title }, index) => ({ title, field: fields[index] as string | null }));
      await assertRoom(em);
      await beginPhase(em, this.jobs, data, 'CHECKING');
    });
  }

  /** Has the rows written in the name of the signed-in user. */
  run(id: string): Promise<RecordJson> {
    return this.#change(id, ['READY'], async (em, data) => {
      data.user = actingUser(em);
      await assertRoom(em);
      await beginPhase(em, this.jobs, data, 'RUNNING');
    });
  }

  /** Deletes an import that is not being written; written records stay. */
  async discard(id: string): Promise<RecordJson> {
    const json = await this.#change(id, ['READING', 'CHECKING', 'READY', 'DONE', 'FAILED'], async (em, data) => {
      em.remove(data);
    });
    await this.files.remove(fileKeyOf({ tenant: currentTenant(), id }));
    return json;
  }

  #change(
    id: string,
    states: readonly DataImport['state'][],
    change: (em: EntityManager, data: DataImport) => Promise<void>,
  ): Promise<RecordJson> {
    return this.imports.write(async (em) => {
      const data = await this.imports.load(em, id, { lock: true });
      assertWritesResource(currentUser(), data.target);
      if (!states.includes(data.state)) throw new Problem(409, 'IMPORT_NOT_READY');
      await change(em, data);
      return this.imports.present(em, data);
    });
  }
}

/** Throws 409 for a tenant with too many unfinished imports; imports of one tenant begin one after the other. */
async function assertRoom(em: EntityManager): Promise<void> {
  await oneAtATime(em, 'imports');
  if ((await em.count(DataImport, { state: { $in: [...UNFINISHED] } })) >= MOST_OF_TENANT)
    throw new Problem(409, 'IMPORTS_FULL', { most: MOST_OF_TENANT });
}
