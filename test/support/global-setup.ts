import 'reflect-metadata';
import { migratedPostgres } from './postgres.js';

/** Starts the one cluster of a test run and migrates the database that all suites copy. */
export default async function setUp(): Promise<void> {
  const server = await migratedPostgres({ durable: false });
  (globalThis as { stopTestPostgres?: () => Promise<void> }).stopTestPostgres = () => server.stop();
}
