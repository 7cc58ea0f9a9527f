import type { Translate } from '../../providers/format';
import { textOf } from '../../providers/problem';

/** A code that was kept when something failed, and what its text names, in JSON. */
interface Failed {
  failure?: string | null;
  failureParams?: string | null;
  /** Path of the list that it was about. */
  resource?: string;
}

/** Why it failed, in the reader's words. */
export const keptFailureText = ({ failure, failureParams, resource }: Failed, translate: Translate): string =>
  textOf(failure ?? undefined, failureParams ? JSON.parse(failureParams) : {}, translate, resource);
