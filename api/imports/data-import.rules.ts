import { Injectable } from '@nestjs/common';
import type { Computations } from '../platform/read/record.js';
import type { ResourceRules } from '../platform/rest/rules.js';
import { currentUser } from '../platform/tenancy/session.js';
import { closedColumns } from './closed-columns.js';
import type { DataImport } from './data-import.entity.js';
import { importFields } from './import-fields.js';
import { ImportTargets } from './import-target.js';

/** What is shown of imports: the fields that the reader may fill, and no column that fills one they do not see. */
@Injectable()
export class DataImportRules implements ResourceRules<DataImport> {
  readonly usesTenantFields = true;

  constructor(private readonly targets: ImportTargets) {}

  computed(): Computations<DataImport> {
    return {
      columns: {
        of: ['target', 'columns'],
        value: (data, { tenantFields }) => {
          const closed = closedColumns(tenantFields, data);
          return data.columns.map(({ title, field }, at) =>
            closed.columns.has(at) ? { title: null, field: null } : { title, field },
          );
        },
      },
      fields: {
        of: ['target'],
        value: (data, { tenantFields }) => {
          // What rows can no longer become is shown all the same, for a day.
          const target = this.targets.find(data.target);
          return target ? importFields(tenantFields, target, currentUser().roles).map(({ name }) => name) : [];
        },
      },
    };
  }
}
