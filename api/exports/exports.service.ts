import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { fileKeyOf } from '../files/file-key.js';
import type { OpenFile } from '../files/send-file.js';
import { actingUser } from '../masterdata/acting-user.js';
import { assertReachesResources } from '../platform/access/scopes.js';
import { noteAccess } from '../platform/audit/data-access.entity.js';
import { clock } from '../platform/clock.js';
import { notFound, Problem } from '../platform/http/problem.js';
import { Jobs } from '../platform/jobs/jobs.js';
import { hasPersons } from '../platform/privacy/has-persons.js';
import type { RecordJson } from '../platform/read/record.js';
import { listTable, listTitle } from '../platform/rest/list-table.js';
import { Listings } from '../platform/rest/listings.js';
import { serviceOf } from '../platform/rest/resource-controller.js';
import type { ResourceService } from '../platform/rest/resource-service.js';
import { currentLocale } from '../platform/tenancy/language.js';
import { oneAtATime } from '../platform/tenancy/one-at-a-time.js';
import { currentTenant, currentUser, limitHolderOf } from '../platform/tenancy/session.js';
import { FileStore } from '../ports/files.js';
import type { ExportState } from '../vocabulary/master-data.js';
import { DataExport } from './data-export.entity.js';
import { exportTypeOf, MOST_ROWS } from './export-format.js';
import { orderExport } from './export-order.js';
import { reachesLess, reachOf } from './export-reach.js';
import { requestedExport } from './requested-export.js';

/** Most waiting and running exports, and most stored ones, of one user with the service accounts that they created. */
const MOST_AT_ONCE = 3;
const MOST_KEPT = 20;
/** Most waiting and running exports of one tenant; a worker writes one of them at a time. */
const MOST_OF_TENANT = 20;

type Ordered = Omit<Parameters<typeof orderExport>[3], 'user' | 'reach'>;

/** Id of the person whose data an export holds. */
const recordOf = ({ query }: DataExport): string => Object.values(JSON.parse(query) as Record<string, string>)[0] ?? '';

/** Orders exports, sends their files, and removes them. */
@Injectable()
export class ExportsService {
  constructor(
    @Inject(serviceOf(DataExport)) private readonly exports: ResourceService<DataExport>,
    private readonly listings: Listings,
    private readonly files: FileStore,
    private readonly jobs: Jobs,
  ) {}

  /** Orders the export of a list; a query that the list refuses is refused at once. */
  async order(body: unknown): Promise<RecordJson> {
    const { listing, format, mail, query } = requestedExport(this.listings, body);
    const { title, total } = await listTable(listing, query, MOST_ROWS[format], 'EXPORT_TOO_LARGE');
    return this.exports.write(async (em) => {
      const resource = listing.model.options.path;
      const how = { format, mail, total, locale: currentLocale(), query: JSON.stringify(query) };
      if (hasPersons(listing.model)) noteAccess(em, { kind: 'LIST_EXPORTED', label: title });
      return this.exports.present(em, await this.orderWithin(em, title, { resource, ...how }));
    });
  }

  /** Orders an export in the transaction of `em`. Throws 409 if the user or the tenant has too many. */
  async orderWithin(em: EntityManager, title: string, order: Ordered): Promise<DataExport> {
    await this.#assertRoom(em);
    return orderExport(em, this.jobs, title, { user: actingUser(em), reach: reachOf(currentUser()), ...order });
  }

  /** The file of a finished export. Throws 403 for an owner with fewer rights than those of the writing. */
  async open(id: string): Promise<OpenFile> {
    const data = await this.#opened(id);
    const content = await this.files.read(fileKeyOf({ tenant: currentTenant(), id: data.file as string }));
    const size = data.bytes === null ? {} : { size: data.bytes };
    return { file: { name: data.fileName, contentType: exportTypeOf(data.format), ...size }, content };
  }

  /** Removes an export; the worker stops writing it. */
  async discard(id: string): Promise<RecordJson> {
    let file: string | null = null;
    const json = await this.exports.write(async (em) => {
      const data = await this.exports.load(em, id, { lock: true });
      file = data.file;
      const answer = await this.exports.present(em, data);
      em.remove(data);
      await em.flush();
      return answer;
    });
    if (file) await this.files.remove(fileKeyOf({ tenant: currentTenant(), id: file }));
    return json;
  }

  /** The export that its owner opens; files with data of persons are noted. */
  #opened(id: string): Promise<DataExport> {
    return this.exports.write(async (em) => {
      const data = await this.exports.load(em, id);
      if (data.state !== 'DONE' || !data.file) throw new Problem(409, 'EXPORT_NOT_READY');
      if (!data.reach || reachesLess(currentUser(), data.reach)) throw new Problem(403, 'EXPORT_RIGHTS_LOST');
      assertReachesResources(currentUser(), data.reach.resources);
      const model = this.listings.find(data.resource)?.model;
      const label = model ? listTitle(model, currentLocale()) : data.fileName;
      if (!model) noteAccess(em, { kind: 'PERSON_EXPORT_OPENED', label, record: recordOf(data) });
      else if (hasPersons(model)) noteAccess(em, { kind: 'LIST_EXPORT_OPENED', label });
      return data;
    });
  }

  /** Throws 409 if the user or the tenant has too many exports; those of one tenant are ordered one after the other. */
  async #assertRoom(em: EntityManager): Promise<void> {
    const { id } = currentUser();
    if (!id) throw notFound();
    const budget = limitHolderOf(currentUser());
    await oneAtATime(em, 'exports');
    const kept = { $or: [{ expiresAt: null }, { expiresAt: { $gt: clock.now() } }] };
    const unfinished = { state: { $in: ['WAITING', 'RUNNING'] as ExportState[] } };
    const own = { user: { $or: [{ id }, { subject: budget }, { maker: budget }] } };
    if ((await em.count(DataExport, { ...own, ...unfinished })) >= MOST_AT_ONCE)
      throw new Problem(409, 'EXPORTS_RUNNING', { most: MOST_AT_ONCE });
    if ((await em.count(DataExport, { ...own, ...kept })) >= MOST_KEPT)
      throw new Problem(409, 'EXPORTS_KEPT', { most: MOST_KEPT });
    if ((await em.count(DataExport, unfinished)) >= MOST_OF_TENANT)
      throw new Problem(409, 'EXPORTS_FULL', { most: MOST_OF_TENANT });
  }
}
