import type { Row } from './exchange.js';
import type { Statement } from './statement.js';

/**
 * What is asked of the database at once, and what its rows mean: an answer, or a further question where one depends on
 * what the other finds.
 */
export class Question<T> {
  constructor(
    readonly statements: readonly Statement[],
    readonly answer: (rows: Row[][]) => T | Question<T>,
  ) {}

  /** The same question whose answer is used for something, a further question perhaps. */
  map<U>(use: (answer: T) => U | Question<U>): Question<U> {
    return new Question<U>(this.statements, (rows) => {
      const answer = this.answer(rows);
      return answer instanceof Question ? answer.map(use) : use(answer);
    });
  }

  /** Several questions at once. */
  static all<T>(questions: readonly Question<T>[]): Question<T[]> {
    return new Question<T[]>(
      questions.flatMap(({ statements }) => statements),
      (rows) => {
        const left = [...rows];
        const answers = questions.map(({ statements, answer }) => answer(left.splice(0, statements.length)));
        if (answers.every((answer) => !(answer instanceof Question))) return answers as T[];
        return Question.all(answers.map((answer) => (answer instanceof Question ? answer : known(answer))));
      },
    );
  }
}

const known = <T>(answer: T) => new Question<T>([], () => answer);
