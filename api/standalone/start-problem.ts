/** Something the person at the keyboard can mend; the message is one sentence that says what and how. */
export class StartProblem extends Error {
  override name = 'StartProblem';
}
