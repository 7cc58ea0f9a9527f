import { MikroORM } from '@mikro-orm/postgresql';
import type { TestApplication } from './application.js';
import type { Json } from './records.js';

/** What is sent to the database while something is done, and nothing else is. */
export async function statementsOf({ app }: TestApplication, work: () => Promise<unknown>): Promise<string[]> {
  const statements: string[] = [];
  const logger = app.get(MikroORM).config.getLogger();
  const kept = { isEnabled: logger.isEnabled, logQuery: logger.logQuery };
  Object.assign(logger, { isEnabled: () => true, logQuery: ({ query }: Json) => statements.push(query) });
  await work().finally(() => Object.assign(logger, kept));
  return statements;
}
