/**
 * Loaded into each process of a start: when the launcher is gone, however it ended, the process has some seconds to end
 * in order by itself, then it ends anyway.
 */
const PATIENCE_MS = 30_000;

process.on('disconnect', () => {
  setTimeout(() => process.exit(1), PATIENCE_MS);
});

// Waiting for that must not keep a process alive whose work is done.
process.channel?.unref();
