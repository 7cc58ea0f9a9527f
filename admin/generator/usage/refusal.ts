import type { Translate } from '../../providers/format';
import { ApiError, failureText } from '../../providers/problem';

/** Records of one resource that refer to a record by one of their fields: their number, and the latest of them. */
export interface Place {
  resource: string;
  field: string;
  count: number;
  records: { id: string; title: string | null }[];
}

/** Why something was not done with a record, and where it is used if that is the reason. */
export interface Refusal {
  id: string;
  title: string;
  message: string;
  places: Place[];
  /** It is also used where the reader may not look. */
  elsewhere: boolean;
  /** It cannot be deleted, but switched off. */
  isHeld: boolean;
}

/** The reasons of a failed deletion or deactivation of a record. */
export function refusalOn({ id, title }: { id: string; title: string }, error: unknown, translate: Translate): Refusal {
  const { places, elsewhere } = error instanceof ApiError ? error.params : {};
  const isHeld = Array.isArray(places);
  return {
    id,
    title,
    message: failureText(error, translate),
    places: isHeld ? (places as Place[]) : [],
    elsewhere: elsewhere === true,
    isHeld,
  };
}
