import type { Translate } from '../../providers/format';
import { textOf } from '../../providers/problem';

/** The stored error code of a failure, with the parameters of its text in JSON. */
interface Failed {
  failure?: string | null;
  failureParams?: string | null;
  /** API path of the list that the failure concerns. */
  resource?: string;
}

/** The reason of a failure, in the reader's language. */
export const keptFailureText = ({ failure, failureParams, resource }: Failed, translate: Translate): string =>
  textOf(failure ?? undefined, failureParams ? JSON.parse(failureParams) : {}, translate, resource);
