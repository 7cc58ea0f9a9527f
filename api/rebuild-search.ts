import 'reflect-metadata';
import { MikroORM } from '@mikro-orm/postgresql';
import { NestFactory } from '@nestjs/core';
import { Logger } from 'nestjs-pino';
import { AppModule } from './app.module.js';
import { readEnv } from './platform/env.js';
import { errorMessage } from './platform/jobs/error-code.js';
import { runAsTenant } from './platform/tenancy/session.js';
import { activeTenants } from './platform/tenancy/tenant-register.js';
import { SearchIndex } from './search/index/search-index.service.js';

// Orders a rebuild of the full-text index of all tenants by the worker; meanwhile searches find less.
try {
  const app = await NestFactory.createApplicationContext(AppModule.with(readEnv()), { bufferLogs: true });
  app.useLogger(app.get(Logger));
  for (const tenant of await activeTenants(app.get(MikroORM)))
    await runAsTenant(tenant, () => app.get(SearchIndex).rebuild());
  await app.close();
} catch (error) {
  process.stderr.write(`${errorMessage(error)}\n`);
  process.exit(1);
}
