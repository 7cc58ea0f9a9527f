/** Loaded into each process of a start: when the launcher is gone, however it ended, this process ends in order too. */
const PATIENCE_MS = 5000;

process.on('disconnect', () => {
  setTimeout(() => process.exit(1), PATIENCE_MS).unref();
  process.kill(process.pid, 'SIGTERM');
});

// Waiting for that must not keep a process alive whose work is done.
process.channel?.unref();
