import { Global, Module } from '@nestjs/common';
import { ResourceModule } from '../rest/resource.module.js';
import { ConfigChange } from './config-change.entity.js';
import { ConfigChangeRules } from './config-change.rules.js';
import { ConfigChangeRecorder } from './config-change-recorder.js';
import { DataAccess } from './data-access.entity.js';
import { DataAccessLog } from './data-access-log.js';

const resources = ResourceModule.offer(
  { type: ConfigChange, rules: ConfigChangeRules },
  { type: DataAccess, routes: ['list', 'read'] },
);

/** The logs of changes of the configuration (spec §2 "admin/support") and of accesses to personal data. */
@Global()
@Module({ imports: [resources], providers: [ConfigChangeRecorder, DataAccessLog] })
export class AuditModule {}
