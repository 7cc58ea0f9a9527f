import 'reflect-metadata';
import { setPriority } from 'node:os';
import { NestFactory } from '@nestjs/core';
import { Logger } from 'nestjs-pino';
import { AppModule } from './app.module.js';
import { WebhookWatch } from './developers/webhooks/webhook-watch.js';
import { endWithParent } from './end-with-parent.js';
import { MailboxWatch } from './intake/mailboxes/mailbox-watch.js';
import { overviewPage } from './operator/overview-page.js';
import { DatabaseGate } from './platform/database/database-gate.js';
import { DatabaseWatch } from './platform/database/database-watch.js';
import { endOnFault, endWithin, exitCodeOf } from './platform/database/end-process.js';
import { readEnv } from './platform/env.js';
import { errorMessage } from './platform/jobs/error-code.js';
import { JobWorker } from './platform/jobs/job-worker.js';
import { SecretRotation } from './platform/jobs/rotate-secrets.js';
import { MetricsServer } from './platform/support/metrics-server.js';
import { startTracing } from './platform/tracing.js';
import { SearchWatch } from './search/index/search-watch.js';

/** Of a busy core the API gets three quarters: users wait for its answers, and not for jobs. */
const NICENESS = 5;

try {
  setPriority(NICENESS);
  const env = readEnv();
  await startTracing(env, 'volta-worker');
  // Jobs wait for a connection rather than to fail: nobody repeats them by hand.
  env.VSD_DB_QUEUE_MS = env.VSD_DB_WAIT_MS;
  const app = await NestFactory.createApplicationContext(AppModule.with(env), { bufferLogs: true });
  app.useLogger(app.get(Logger));
  endOnFault(app.get(Logger));
  endWithin(env.VSD_DRAIN_MS, app.get(Logger));
  app.enableShutdownHooks();
  endWithParent(() => app.close());
  await app.get(MetricsServer).listen(overviewPage(app));
  await app.get(DatabaseWatch).whenReady(() => app.get(SecretRotation).run());
  await app.get(JobWorker).start();
  app.get(Logger).log(app.get(DatabaseGate).connections);
  app.get(MailboxWatch).start();
  app.get(WebhookWatch).start();
  app.get(SearchWatch).start();
} catch (error) {
  process.stderr.write(`${errorMessage(error)}\n`);
  process.exit(exitCodeOf(error, 1));
}
