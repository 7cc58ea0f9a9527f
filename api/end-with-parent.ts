/** Ends this process when the launcher that started it has ended. */
export function endWithParent(close: () => Promise<unknown>): void {
  if (process.connected === undefined) return;
  const end = () => void close().finally(() => process.exit(0));
  // A launcher that has ended already sends no event.
  if (!process.connected) end();
  process.channel?.unref();
  process.once('disconnect', end);
}
