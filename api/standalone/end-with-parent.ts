import { PING } from './ping.js';

/**
 * Loaded into each process of a start. Ends the process some seconds after the launcher, if it has not ended by then,
 * and answers the pings of the launcher.
 */
const PATIENCE_MS = 30_000;

process.on('disconnect', () => {
  setTimeout(() => process.exit(1), PATIENCE_MS);
});
process.on('message', (message) => {
  if (message === PING) process.send?.(PING);
});

// The channel must not keep a process alive whose work is done.
process.channel?.unref();
