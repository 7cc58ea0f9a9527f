import { Logger } from 'nestjs-pino';
import { createApplication } from './application.js';
import { endWithParent } from './end-with-parent.js';
import { endOnFault } from './platform/end-process.js';
import { readEnv } from './platform/env.js';

try {
  const env = readEnv();
  const app = await createApplication(env);
  endOnFault(app.get(Logger));
  await app.listen(env.VSD_PORT, env.VSD_HOST);
  endWithParent(() => app.close());
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}
