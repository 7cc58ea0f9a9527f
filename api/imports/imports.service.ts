import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { fileKeyOf } from '../files/file-key.js';
import { keepFile } from '../files/keep-file.js';
import { actingUser } from '../masterdata/acting-user.js';
import { invalidField, notFound, Problem } from '../platform/http/problem.js';
import { sweepDaily } from '../platform/jobs/daily-sweep.js';
import { Jobs } from '../platform/jobs/jobs.js';
import type { RecordJson } from '../platform/read/record.js';
import { tenantFields } from '../platform/resource/tenant-fields.js';
import { serviceOf } from '../platform/rest/resource-controller.js';
import type { ResourceService } from '../platform/rest/resource-service.js';
import { oneAtATime } from '../platform/tenancy/one-at-a-time.js';
import { currentTenant, currentUser, recordKey } from '../platform/tenancy/session.js';
import { FileStore } from '../ports/files.js';
import type { ImportState } from '../vocabulary/master-data.js';
import { DataImport } from './data-import.entity.js';
import { dropClaims } from './import-claims.js';
import { importFields } from './import-fields.js';
import { formatOf, TABLE_FORM } from './import-file.js';
import { DATA_IMPORTS } from './import-queue.js';
import { ImportTargets } from './import-target.js';

sweepDaily(DataImport);

/** Imports that are told of at most; older ones are swept soon. */
const SHOWN = 20;
/** Imports of a tenant that wait for the worker or are worked at, at most. */
const MOST_OF_TENANT = 20;
const UNFINISHED: readonly ImportState[] = ['READING', 'CHECKING', 'RUNNING'];

/** Takes tables, lets their columns be put right, and has them written. */
@Injectable()
export class ImportsService {
  constructor(
    @Inject(serviceOf(DataImport)) private readonly imports: ResourceService<DataImport>,
    private readonly targets: ImportTargets,
    private readonly files: FileStore,
    private readonly jobs: Jobs,
  ) {}

  /** Keeps a sent table; it is read and looked at behind the request's back. */
  upload(path: string, parent: string, request: Request): Promise<RecordJson> {
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

  /** The latest imports below a record, newest first. */
  latest(path: string, parent: string): Promise<RecordJson[]> {
    return this.imports.write(async (em) => {
      const own = { target: path, parent };
      const found = await em.find(DataImport, own, { orderBy: { createdAt: 'desc' }, limit: SHOWN });
      const shown: RecordJson[] = [];
      for (const data of found) shown.push(await this.imports.present(em, data));
      return shown;
    });
  }

  /** Says anew what the columns mean; all rows are looked at again. */
  assign(id: string, fields: unknown): Promise<RecordJson> {
    return this.#change(id, ['READY'], async (em, data) => {
      const open = importFields(await tenantFields(em), this.targets.of(data.target), currentUser().roles);
      const known = open.map(({ name }) => name);
      if (!Array.isArray(fields) || fields.length !== data.columns.length) {
        throw invalidField('/fields', 'INVALID_VALUE');
      }
      for (const [at, field] of fields.entries()) {
        const isKnown = field === null || (known.includes(field) && fields.indexOf(field) === at);
        if (!isKnown) throw invalidField(`/fields/${at}`, 'INVALID_VALUE');
      }
      data.columns = data.columns.map(({ title }, at) => ({ title, field: fields[at] as string | null }));
      await this.#begin(em, data, 'CHECKING');
    });
  }

  /** Has the rows written, in the name of who asks for it. */
  run(id: string): Promise<RecordJson> {
    return this.#change(id, ['READY'], async (em, data) => {
      data.user = actingUser(em);
      await this.#begin(em, data, 'RUNNING');
    });
  }

  /** Forgets an import that nobody writes just now; what it has written stays. */
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
      const data = await em.findOne(DataImport, recordKey(id), { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!data) throw notFound();
      if (!states.includes(data.state)) throw new Problem(409, 'IMPORT_NOT_READY');
      await change(em, data);
      const json = await this.imports.present(em, data);
      await em.flush();
      return { ...json, version: data.version };
    });
  }

  async #begin(em: EntityManager, data: DataImport, phase: 'CHECKING' | 'RUNNING'): Promise<void> {
    await assertRoom(em);
    data.startOver(phase);
    await dropClaims(em, data.id);
    await em.flush();
    await this.jobs.send(em, DATA_IMPORTS, { import: data.id });
  }
}

/** Throws 409 where the tenant has too many unfinished imports; those of one tenant begin one after the other. */
async function assertRoom(em: EntityManager): Promise<void> {
  await oneAtATime(em, 'imports');
  if ((await em.count(DataImport, { state: { $in: [...UNFINISHED] } })) >= MOST_OF_TENANT)
    throw new Problem(409, 'IMPORTS_FULL', { most: MOST_OF_TENANT });
}
