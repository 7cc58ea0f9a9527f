import type { Row } from './pipelined-batch.js';
import type { Statement } from './statement.js';

/**
 * Statements that leave together, with the function from their rows to the answer; to a further query where its statements
 * depend on these rows.
 */
export class ReadQuery<T> {
  constructor(
    readonly statements: readonly Statement[],
    readonly answer: (rows: Row[][]) => T | ReadQuery<T>,
  ) {}

  /** The query whose answer passes through a function, which may give a further query. */
  map<U>(use: (answer: T) => U | ReadQuery<U>): ReadQuery<U> {
    return new ReadQuery<U>(this.statements, (rows) => {
      const answer = this.answer(rows);
      return answer instanceof ReadQuery ? answer.map(use) : use(answer);
    });
  }

  /** One query of several, with their answers in the same order. */
  static all<T>(queries: readonly ReadQuery<T>[]): ReadQuery<T[]> {
    return new ReadQuery<T[]>(
      queries.flatMap(({ statements }) => statements),
      (rows) => {
        const left = [...rows];
        const answers = queries.map(({ statements, answer }) => answer(left.splice(0, statements.length)));
        if (answers.every((answer) => !(answer instanceof ReadQuery))) return answers as T[];
        return ReadQuery.all(answers.map((answer) => (answer instanceof ReadQuery ? answer : answerQuery(answer))));
      },
    );
  }
}

const answerQuery = <T>(answer: T) => new ReadQuery<T>([], () => answer);
