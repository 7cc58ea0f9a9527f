import { MikroOrmModule } from '@mikro-orm/nestjs';
import { PostgreSqlDriver } from '@mikro-orm/postgresql';
import { type DynamicModule, Module, type Type } from '@nestjs/common';
import type { Pool } from 'pg';
import { ImportRoutesModule } from './imports/imports.module.js';
import { ErpSystemsModule } from './integrations/erp/erp.module.js';
import { FilesModule } from './integrations/files/files.module.js';
import { IdentityModule } from './integrations/identity/identity.module.js';
import { MailModule } from './integrations/mail/mail.module.js';
import { MailboxesModule } from './integrations/mailboxes/mailboxes.module.js';
import { PushModule } from './integrations/push/push.module.js';
import { SessionModule } from './integrations/session/session.module.js';
import { ormConfig } from './orm.config.js';
import { AuditModule } from './platform/audit/audit.module.js';
import { BulkModule } from './platform/bulk/bulk.module.js';
import { DatabaseGate } from './platform/database/database-gate.js';
import type { Env } from './platform/env.js';
import { EventsModule } from './platform/events/events.module.js';
import { JobsModule } from './platform/jobs/jobs.module.js';
import { PlatformModule } from './platform/platform.module.js';
import { SupportModule } from './platform/support/support.module.js';
import { isPastDeadline } from './platform/tenancy/session.js';
import { rooms } from './rooms.js';
import { serviceDesk } from './service-desk.js';

/** The whole application: the platform and the rooms of the service desk, with their adapters. */
@Module({})
export class AppModule {
  /** `more` adds rooms to those of the service desk. */
  static with(env: Env, ...more: (Type | DynamicModule)[]): DynamicModule {
    const gate = new DatabaseGate(env, isPastDeadline);
    return {
      module: AppModule,
      imports: [
        MikroOrmModule.forRoot({
          ...ormConfig({
            url: env.DATABASE_URL,
            poolSize: env.VSD_POOL_SIZE,
            driver: {
              ...gate.pool('volta-api', env.VSD_POOL_SIZE),
              onPoolCreated: (pool: Pool) => gate.observe(pool, gate.writeTurns),
            },
          }),
          driver: PostgreSqlDriver,
          registerRequestContext: false,
        }),
        PlatformModule.with(env, gate, serviceDesk),
        JobsModule,
        EventsModule,
        AuditModule,
        SupportModule,
        FilesModule,
        MailModule,
        ErpSystemsModule,
        MailboxesModule,
        PushModule,
        IdentityModule,
        SessionModule,
        ...rooms,
        ...more,
        BulkModule.forOffered(),
        ImportRoutesModule.forOffered(),
      ],
    };
  }
}
