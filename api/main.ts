import { Logger } from 'nestjs-pino';
import { createApplication } from './application.js';
import { endWithParent } from './end-with-parent.js';
import { overviewPage } from './operator/overview-page.js';
import { DatabaseGate } from './platform/database/database-gate.js';
import { endOnFault, exitCodeOf } from './platform/database/end-process.js';
import { readEnv } from './platform/env.js';
import { errorMessage } from './platform/jobs/error-code.js';
import { MetricsServer } from './platform/support/metrics-server.js';
import { startTracing } from './platform/tracing.js';

/**
 * Milliseconds for which an idle connection stays open: longer than most proxies and clients keep theirs (a minute). A
 * client that writes while the server closes gets no answer, and cannot know the effect of its request.
 */
const KEEP_ALIVE_MS = 75_000;

try {
  const env = readEnv();
  await startTracing(env, 'volta-api');
  const app = await createApplication(env);
  endOnFault(app.get(Logger));
  app.getHttpServer().keepAliveTimeout = KEEP_ALIVE_MS;
  await app.get(MetricsServer).listen(overviewPage(app));
  await app.listen(env.VSD_PORT, env.VSD_HOST);
  app.get(Logger).log(app.get(DatabaseGate).connections);
  endWithParent(() => app.close());
} catch (error) {
  process.stderr.write(`${errorMessage(error)}\n`);
  process.exit(exitCodeOf(error, 1));
}
