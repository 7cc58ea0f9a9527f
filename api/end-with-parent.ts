/** Ends this process when the launcher that started it is gone, however it went. */
export function endWithParent(close: () => Promise<unknown>): void {
  if (!process.channel) return;
  process.channel.unref();
  process.once('disconnect', () => void close().finally(() => process.exit(0)));
}
