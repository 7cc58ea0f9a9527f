import type { Params } from 'nestjs-pino';
import type { LogFn, Logger } from 'pino';
import type { Env } from '../env.js';
import { RepeatedFailures } from './repeated-failures.js';

const WARN = 40;
/** Parts of Nest that log a line for each module and each route at the start. */
const STARTING = new Set(['InstanceLoader', 'RoutesResolver', 'RouterExplorer']);

/** The log of a process, as JSON: equal failures are one line a minute, and the start logs no line for each route. */
export function loggingOf({ LOG_LEVEL }: Pick<Env, 'LOG_LEVEL'>): Params {
  const failures = new RepeatedFailures();
  return {
    pinoHttp: {
      level: LOG_LEVEL,
      autoLogging: false,
      // A line of a request has its id alone, since addresses and headers name people.
      quietReqLogger: true,
      genReqId: (_request, response) => String(response.getHeader('X-Request-Id')),
      hooks: {
        logMethod(this: Logger, parameters: Parameters<LogFn>, method: LogFn, level: number) {
          const { context } = ((parameters as readonly unknown[])[0] ?? {}) as { context?: string };
          if (context !== undefined && STARTING.has(context) && LOG_LEVEL !== 'debug') return;
          const log = (logged: readonly unknown[]) => method.apply(this, logged as Parameters<LogFn>);
          if (level < WARN) log(parameters);
          else failures.pass(parameters, log);
        },
      },
    },
  };
}
