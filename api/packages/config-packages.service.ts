import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { assertPermitted } from '../platform/access/permission.js';
import { assertReachesResources, assertWritesResource } from '../platform/access/scopes.js';
import { presentedProblem } from '../platform/bulk/bulk-loop.js';
import { notFound, Problem } from '../platform/http/problem.js';
import type { ResourceModel } from '../platform/resource/resource-model.js';
import { lockOrder } from '../platform/rest/position.js';
import { rolesOf, serviceOf } from '../platform/rest/resource-controller.js';
import type { ResourceService } from '../platform/rest/resource-service.js';
import { RulesRegistry } from '../platform/rest/rules.js';
import { asProblem } from '../platform/support/problem.filter.js';
import { oneAtATime } from '../platform/tenancy/one-at-a-time.js';
import { currentSession, currentUser } from '../platform/tenancy/session.js';
import type { TenantEntity } from '../platform/tenancy/tenant-entity.js';
import { UnitOfWork } from '../platform/tenancy/unit-of-work.js';
import type { PackageOutcome } from '../vocabulary/config-package.js';
import { baseOf, canonical } from './canonical.js';
import type { ConfigPackage, PackageItem, PackageKey, PackageRow } from './config-package.shape.js';
import { PackagedRecords, packagedResources, sharedValues, type Wanted, wantedItems } from './packaged-records.js';

const ID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/i;
type Service = ResourceService<TenantEntity>;

/** Reads the configuration of a tenant as a package, and writes one (docs/configuration.md). */
@Injectable()
export class ConfigPackagesService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly registry: RulesRegistry,
    private readonly modules: ModuleRef,
  ) {}

  async read(): Promise<ConfigPackage> {
    const models = packagedResources();
    await this.#begin('read', models);
    const { byKey } = await this.work.readMoment((em) => new PackagedRecords().load(em, this.registry));
    const answer = { format: 1, items: [] as PackageItem[], notPortable: [] as PackageKey[] };
    for (const identity of [...byKey.keys()].sort()) {
      const found = byKey.get(identity) ?? [];
      const isPortable = found.length === 1 && !ID.test(canonical(found[0]?.item.values));
      if (isPortable) answer.items.push(...found.map(({ item }) => ({ ...item, base: baseOf(item) })));
      else answer.notPortable.push(...found.slice(0, 1).map(({ item: { resource, key } }) => ({ resource, key })));
    }
    return JSON.parse(canonical(answer));
  }

  /** Writes a package in one transaction. Throws 409 with the rows where an item cannot be stored; a dry run returns them. */
  async write({ items }: ConfigPackage, dryRun: boolean, overwrite: boolean): Promise<PackageRow[]> {
    const wanted = wantedItems(items);
    const all = [...wanted.values()];
    const written = packagedResources().filter((model) => all.some((one) => one.model === model));
    await this.#begin('update', written);
    const run = async (em: EntityManager) => {
      // All locks of the writes come before any record, as in single writes, so that none of them deadlocks.
      await oneAtATime(em, 'config-package');
      for (const { type } of written) await this.registry.of(type).beforeWrite?.(em);
      for (const model of written) if (model.isOrdered) await lockOrder(em, model);
      const records = await new PackagedRecords(wanted).load(em, this.registry, written);
      const rows = new Map<PackageItem, PackageRow>();
      for (const model of written)
        for (const one of all.filter((other) => other.model === model))
          rows.set(one.item, await this.#import(em, records, one, overwrite));
      return items.map((item) => rows.get(item) as PackageRow);
    };
    if (dryRun) return this.work.dryRun(run);
    return this.work.write(async (em) => {
      const rows = await run(em);
      const n = rows.filter(({ outcome }) => !['ADDED', 'CHANGED', 'SAME'].includes(outcome)).length;
      if (n > 0) throw new Problem(409, 'PACKAGE_NOT_STORED', { n }, undefined, { rows });
      return rows;
    });
  }

  /** Throws 403 for a user without this right on one of the resources, or an API token without its scope. */
  async #begin(action: 'read' | 'update', models: readonly ResourceModel[]): Promise<void> {
    for (const { type, options } of models) {
      assertPermitted(rolesOf(type, action) ?? [], currentSession());
      if (action === 'read') assertReachesResources(currentUser(), [options.path]);
      else assertWritesResource(currentUser(), options.path);
    }
    for (const { type } of models) await this.modules.get<Service>(serviceOf(type), { strict: false }).storeFirst();
  }

  /** Stores an item, in a savepoint of its own, and returns its result. */
  async #import(em: EntityManager, records: PackagedRecords, { model, item }: Wanted, overwrite: boolean) {
    const row = (outcome: PackageOutcome, more: Partial<PackageRow> = {}): PackageRow => {
      return { resource: item.resource, key: item.key, outcome, fields: [], missing: [], problem: null, ...more };
    };
    const service = this.modules.get<Service>(serviceOf(model.type), { strict: false });
    em.clear();
    try {
      const { body, missing } = records.resolved({ model, item });
      if (missing.length > 0) return row('MISSING', { missing });
      const [found, ...others] = records.find(model, item.key);
      if (others.length > 0) throw new Problem(409, 'AMBIGUOUS_REFERENCE');
      if (!found) {
        if (!rolesOf(model.type, 'create')?.length) throw notFound();
        const { id } = await this.work.join(em, () => service.create({ ...body, ...sharedValues(model) }));
        records.add(model, String(id), item);
        return row('ADDED');
      }
      const [before, after] = [found.item, item].map((one): typeof body => ({ ...one.key, ...one.values }));
      const fields = Object.keys(body).filter((name) => canonical(before?.[name]) !== canonical(after?.[name]));
      if (fields.length === 0) return row('SAME');
      if (!overwrite && baseOf(found.item) !== item.base) return row('CONFLICT', { fields });
      const sent = await service.validChange(Object.fromEntries(fields.map((name) => [name, body[name]])));
      const change = async () => service.change(em, await service.load(em, found.id, { lock: true }), sent);
      await this.work.join(em, () => service.write(change));
      return row('CHANGED', { fields });
    } catch (error) {
      const problem = asProblem(error);
      if (problem.status >= 500) throw error;
      return row('REFUSED', { problem: presentedProblem(problem) });
    }
  }
}
