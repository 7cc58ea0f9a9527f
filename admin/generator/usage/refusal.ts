import type { Translate } from '../../providers/format';
import { ApiError, failureText } from '../../providers/problem';

/** Records of one resource that refer to a record by one of their fields: their number, and the latest of them. */
export interface Place {
  resource: string;
  field: string;
  count: number;
  records: { id: string; title: string | null }[];
}

/** The reason why a record was left unchanged, with the records that use it if they are the reason. */
export interface Refusal {
  message: string;
  places: Place[];
  /** Whether records that the reader may not see refer to the record. */
  elsewhere: boolean;
  /** Whether other records hold the record: it cannot be deleted, but deactivated. */
  isHeld: boolean;
}

/** The reasons of a failed deletion or deactivation of a record. */
export function refusalOn(error: unknown, translate: Translate): Refusal {
  const { places, elsewhere } = error instanceof ApiError ? error.params : {};
  const isHeld = Array.isArray(places);
  return {
    message: failureText(error, translate),
    places: isHeld ? (places as Place[]) : [],
    elsewhere: elsewhere === true,
    isHeld,
  };
}
