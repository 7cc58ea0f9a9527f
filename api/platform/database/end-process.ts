import type { Logger } from 'nestjs-pino';
import { isUnavailable } from './unavailable.js';

/** Exit code of a process with a fault; its supervisor starts it again. */
export const EXIT_CODE = 70;

/** Exit code of a process that ends because a service is away; its supervisor never gives it up. */
export const AWAY_CODE = 75;

/** The exit code for an error: AWAY_CODE for an unavailable service, else `otherwise`. */
export const exitCodeOf = (error: unknown, otherwise = EXIT_CODE) => (isUnavailable(error) ? AWAY_CODE : otherwise);

/** Ends this process at once, with the error in its log. */
export function endProcess(logger: Pick<Logger, 'fatal'>, error: unknown): never {
  logger.fatal({ err: error }, 'the process cannot go on and ends');
  process.exit(exitCodeOf(error));
}

/** Ends this process at an uncaught error, after which its state is unknown. */
export function endOnFault(logger: Pick<Logger, 'fatal'>): void {
  process.on('uncaughtException', (error) => endProcess(logger, error));
  process.on('unhandledRejection', (error) => endProcess(logger, error));
}

/** Ends this process at the latest so many milliseconds after a signal or the end of its parent. */
export function endWithin(milliseconds: number, logger: Pick<Logger, 'fatal'>): void {
  const onSignal = () => {
    const over = new Error(`Not ended ${milliseconds} ms after it was onSignal to`);
    setTimeout(() => endProcess(logger, over), milliseconds).unref();
  };
  for (const event of ['SIGTERM', 'SIGINT', 'disconnect']) process.once(event, onSignal);
}
