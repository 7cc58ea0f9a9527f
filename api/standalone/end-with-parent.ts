import { LIVES } from './sign-of-life.js';

/**
 * Loaded into each process of a start. When the launcher is gone, however it ended, the process has some seconds to end
 * in order by itself, then it ends anyway; and it answers the launcher as long as its event loop goes round.
 */
const PATIENCE_MS = 30_000;

process.on('disconnect', () => {
  setTimeout(() => process.exit(1), PATIENCE_MS);
});
process.on('message', (word) => {
  if (word === LIVES) process.send?.(LIVES);
});

// Waiting for that must not keep a process alive whose work is done.
process.channel?.unref();
