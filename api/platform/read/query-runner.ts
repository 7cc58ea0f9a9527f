import { Injectable } from '@nestjs/common';
import { Problem } from '../http/problem.js';
import {
  cachedTenantFields,
  definitionsMarkSql,
  NO_FIELDS,
  type TenantFields,
  tenantFields,
} from '../resource/tenant-fields.js';
import { currentTenant } from '../tenancy/session.js';
import { UnitOfWork } from '../tenancy/unit-of-work.js';
import type { Row } from './pipelined-batch.js';
import { ReadPool } from './read-pool.js';
import { ReadQuery } from './read-query.js';
import { Statement } from './statement.js';

/** Most runs of a query until the tenant's fields are those of its text; the last run counts. */
const MOST_TRIES = 5;

/**
 * Runs read queries. A query in terms of the tenant's own fields is made from their cached definitions; the mark of the
 * definitions comes back with the rows, and the query is made and run again where the mark has changed.
 */
@Injectable()
export class QueryRunner {
  constructor(
    private readonly pool: ReadPool,
    private readonly work: UnitOfWork,
  ) {}

  /** Runs a query that does not depend on the tenant's fields. */
  async run<T>(query: ReadQuery<T>): Promise<T> {
    return this.#answerOf(query, await this.pool.run(query.statements));
  }

  /** Runs a query that `makeQuery` makes of the tenant's fields. Throws the errors of `makeQuery`. */
  async runForTenant<T>(makeQuery: (fields: TenantFields) => ReadQuery<T>): Promise<T> {
    let fields = cachedTenantFields() ?? NO_FIELDS;
    for (let tries = 1; ; tries += 1) {
      const query = attempt(() => makeQuery(fields));
      const statements = query instanceof Problem ? [] : query.statements;
      const [marked, ...rows] = await this.pool.run([markStatement(), ...statements]);
      if ((marked?.[0]?.mark ?? '') === fields.mark || tries === MOST_TRIES) {
        // A refusal based on outdated fields does not count.
        if (query instanceof Problem) throw query;
        return this.#answerOf(query, rows);
      }
      fields = await this.work.read((em) => tenantFields(em));
    }
  }

  async #answerOf<T>(query: ReadQuery<T>, rows: Row[][]): Promise<T> {
    const answer = query.answer(rows);
    return answer instanceof ReadQuery ? this.run(answer) : answer;
  }
}

function attempt<T>(makeQuery: () => ReadQuery<T>): ReadQuery<T> | Problem {
  try {
    return makeQuery();
  } catch (error) {
    if (error instanceof Problem) return error;
    throw error;
  }
}

function markStatement(): Statement {
  const statement = new Statement();
  statement.text = definitionsMarkSql(statement.bind(currentTenant()));
  return statement;
}
