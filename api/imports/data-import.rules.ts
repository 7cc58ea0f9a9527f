import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { ResourceRules } from '../platform/resource/rules.js';
import { currentUser } from '../platform/tenancy/session.js';
import { closedColumns } from './closed-columns.js';
import type { DataImport } from './data-import.entity.js';
import { importFields } from './import-fields.js';
import { ImportTargets } from './import-target.js';

/** What is shown of imports: the fields that the reader may fill, and no column that fills one they do not see. */
@Injectable()
export class DataImportRules implements ResourceRules<DataImport> {
  constructor(private readonly targets: ImportTargets) {}

  async present(imports: readonly DataImport[], em: EntityManager): Promise<Record<string, unknown>[]> {
    const { roles } = currentUser();
    const told: Record<string, unknown>[] = [];
    for (const data of imports) {
      // What rows can no longer become is shown all the same, for a day.
      const target = this.targets.find(data.target);
      const open = target ? await importFields(em, target, roles) : [];
      const closed = await closedColumns(em, data);
      const columns = data.columns.map(({ title, field }, at) =>
        closed.columns.has(at) ? { title: null, field: null } : { title, field },
      );
      told.push({ columns, fields: open.map(({ name }) => name) });
    }
    return told;
  }
}
