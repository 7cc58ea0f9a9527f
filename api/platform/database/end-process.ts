import type { Logger } from 'nestjs-pino';
import { isUnavailable } from './unavailable.js';

/** Exit code of a process that cannot go on; what supervises it starts it again. */
export const EXIT_CODE = 70;

/** Exit code of a process that ends since something it depends on is away: not its fault, and no reason to give it up. */
export const AWAY_CODE = 75;

/** The exit code that says why a process ends: AWAY_CODE, or another one that is no excuse. */
export const exitCodeOf = (error: unknown, otherwise = EXIT_CODE) => (isUnavailable(error) ? AWAY_CODE : otherwise);

/** Ends this process at once, with one line in its log that says why. */
export function endProcess(logger: Pick<Logger, 'fatal'>, error: unknown): never {
  logger.fatal({ err: error }, 'the process cannot go on and ends');
  process.exit(exitCodeOf(error));
}

/** Has an error that nobody caught end this process: what it has left behind is in no known state. */
export function endOnFault(logger: Pick<Logger, 'fatal'>): void {
  process.on('uncaughtException', (error) => endProcess(logger, error));
  process.on('unhandledRejection', (error) => endProcess(logger, error));
}

/**
 * Has this process end at the latest so many milliseconds after it was told to, by a signal or by the end of the process
 * that started it. What it leaves behind is given to another one when its time is over.
 */
export function endWithin(milliseconds: number, logger: Pick<Logger, 'fatal'>): void {
  const told = () => {
    const over = new Error(`Not ended ${milliseconds} ms after it was told to`);
    setTimeout(() => endProcess(logger, over), milliseconds).unref();
  };
  for (const event of ['SIGTERM', 'SIGINT', 'disconnect']) process.once(event, told);
}
