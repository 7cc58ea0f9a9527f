import { Logger } from 'nestjs-pino';
import { createApplication } from './application.js';
import { endWithParent } from './end-with-parent.js';
import { endOnFault, exitCodeOf } from './platform/database/end-process.js';
import { readEnv } from './platform/env.js';
import { errorMessage } from './platform/jobs/error-code.js';

/**
 * How long an idle connection is kept for the next request: longer than proxies and clients keep theirs, most of them a
 * minute. Who writes on a connection just as it is closed gets no answer and cannot know whether it was heard.
 */
const KEEP_ALIVE_MS = 75_000;

try {
  const env = readEnv();
  const app = await createApplication(env);
  endOnFault(app.get(Logger));
  app.getHttpServer().keepAliveTimeout = KEEP_ALIVE_MS;
  await app.listen(env.VSD_PORT, env.VSD_HOST);
  endWithParent(() => app.close());
} catch (error) {
  process.stderr.write(`${errorMessage(error)}\n`);
  process.exit(exitCodeOf(error, 1));
}
