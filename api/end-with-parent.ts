/** Ends this process when the launcher that started it is gone, however it went. */
export function endWithParent(close: () => Promise<unknown>): void {
  if (process.connected === undefined) return;
  const end = () => void close().finally(() => process.exit(0));
  // A launcher that ended while this process started says so no second time.
  if (!process.connected) end();
  process.channel?.unref();
  process.once('disconnect', end);
}
