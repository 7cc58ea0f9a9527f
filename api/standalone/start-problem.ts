/** A problem that the person at the keyboard can solve; the message names the problem and the remedy. */
export class StartProblem extends Error {
  override name = 'StartProblem';
}
