/** Ends the services that the set-up has started. */
export default async function tearDown(): Promise<void> {
  await (globalThis as { stopTestPostgres?: () => Promise<void> }).stopTestPostgres?.();
}
