import { Injectable } from '@nestjs/common';
import { permits } from '../platform/access/permission.js';
import type { Computations } from '../platform/read/record.js';
import type { Condition } from '../platform/resource/condition.js';
import type { ResourceRules } from '../platform/rest/rules.js';
import { currentUser, type SignedInUser } from '../platform/tenancy/session.js';
import { closedColumns } from './closed-columns.js';
import type { DataImport } from './data-import.entity.js';
import { importFields } from './import-fields.js';
import { ImportTargets, importedResources, importersOf } from './import-target.js';

/** Shows the fields that the reader of an import may fill, and hides the columns of fields that they do not see. */
@Injectable()
export class DataImportRules implements ResourceRules<DataImport> {
  readonly usesTenantFields = true;

  constructor(private readonly targets: ImportTargets) {}

  /** Imports into the resources whose records the user may create. */
  scope({ roles }: SignedInUser): Condition {
    const open = importedResources().filter((imported) => permits(importersOf(imported), roles));
    return { target: { $in: open.map(({ model }) => model.options.path) } };
  }

  computed(): Computations<DataImport> {
    return {
      columns: {
        of: ['target', 'columns'],
        value: (data, { tenantFields }) => {
          const closed = closedColumns(tenantFields, data);
          return data.columns.map(({ title, field }, index) =>
            closed.columns.has(index) ? { title: null, field: null } : { title, field },
          );
        },
      },
      fields: {
        of: ['target'],
        value: (data, { tenantFields }) => {
          // An import into a removed target is shown all the same, for a day.
          const target = this.targets.find(data.target);
          return target ? importFields(tenantFields, target, currentUser().roles).map(({ name }) => name) : [];
        },
      },
    };
  }
}
