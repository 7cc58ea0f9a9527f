import { Injectable } from '@nestjs/common';
import type { Computations, SqlValue } from '../platform/read/record.js';
import type { ResourceRules } from '../platform/rest/rules.js';
import { firstSettings } from './current-settings.js';
import type { TenantSettings } from './tenant-settings.entity.js';

const logoSql: SqlValue = (column) => `(select l.id from tenant_logo l where l.tenant = ${column('tenant')})`;

/** The settings tell which picture the tenant has. */
@Injectable()
export class TenantSettingsRules implements ResourceRules<TenantSettings> {
  firstRecords(): TenantSettings[] {
    return [firstSettings()];
  }

  computed(): Computations<TenantSettings> {
    return { logo: { sql: { logo: logoSql }, value: ({ logo }) => logo } };
  }
}
