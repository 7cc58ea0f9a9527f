import { Global, Module } from '@nestjs/common';
import { ResourceModule } from '../rest/resource.module.js';
import { ConfigChange } from './config-change.entity.js';
import { ConfigChangeRules } from './config-change.rules.js';
import { ConfigChangeRecorder } from './config-change-recorder.js';

const resources = ResourceModule.offer({ type: ConfigChange, rules: ConfigChangeRules });

/** The log of changes of the configuration (spec §2 "admin/support"). */
@Global()
@Module({ imports: [resources], providers: [ConfigChangeRecorder] })
export class AuditModule {}
