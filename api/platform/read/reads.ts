import { Injectable } from '@nestjs/common';
import { Problem } from '../http/problem.js';
import { knownFields, markSql, NO_FIELDS, type TenantFields, tenantFields } from '../resource/tenant-fields.js';
import { currentTenant } from '../tenancy/session.js';
import { UnitOfWork } from '../tenancy/unit-of-work.js';
import type { Row } from './exchange.js';
import { Question } from './question.js';
import { ReadPool } from './read-pool.js';
import { Statement } from './statement.js';

/** Definitions that changed as often while one question was asked are taken as they were last. */
const MOST_TRIES = 5;

/**
 * Answers the questions of those who read. A question in terms of the tenant's own fields is put by what is known of
 * them; whether that still holds comes back with the rows, and if not, the question is put again.
 */
@Injectable()
export class Reads {
  constructor(
    private readonly pool: ReadPool,
    private readonly work: UnitOfWork,
  ) {}

  /** Asks something that does not depend on the tenant's fields. */
  async ask<T>(question: Question<T>): Promise<T> {
    return this.#further(question, await this.pool.ask(question.statements));
  }

  /** Asks something that is put in terms of the tenant's fields. Throws what `put` throws. */
  async askBy<T>(put: (fields: TenantFields) => Question<T>): Promise<T> {
    let fields = knownFields() ?? NO_FIELDS;
    for (let tries = 1; ; tries += 1) {
      const question = attempt(() => put(fields));
      const statements = question instanceof Problem ? [] : question.statements;
      const [marked, ...rows] = await this.pool.ask([markStatement(), ...statements]);
      if ((marked?.[0]?.mark ?? '') === fields.mark || tries === MOST_TRIES) {
        // A refusal in terms of yesterday's fields would mean nothing.
        if (question instanceof Problem) throw question;
        return this.#further(question, rows);
      }
      fields = await this.work.read((em) => tenantFields(em));
    }
  }

  async #further<T>(question: Question<T>, rows: Row[][]): Promise<T> {
    const answer = question.answer(rows);
    return answer instanceof Question ? this.ask(answer) : answer;
  }
}

function attempt<T>(put: () => Question<T>): Question<T> | Problem {
  try {
    return put();
  } catch (error) {
    if (error instanceof Problem) return error;
    throw error;
  }
}

function markStatement(): Statement {
  const statement = new Statement();
  statement.text = markSql(statement.bind(currentTenant()));
  return statement;
}
