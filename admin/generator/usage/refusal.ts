import { ApiError } from '../../providers/problem';

/** Records of one resource that refer to a record by one of their fields: how many, and the latest of them. */
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

/** What a failed deletion or deactivation of a record says. */
export function refusalOn({ id, title }: { id: string; title: string }, error: unknown): Refusal {
  const { places, elsewhere } = error instanceof ApiError ? error.params : {};
  const isHeld = Array.isArray(places);
  return {
    id,
    title,
    message: error instanceof Error ? firstFieldError(error) : String(error),
    places: isHeld ? (places as Place[]) : [],
    elsewhere: elsewhere === true,
    isHeld,
  };
}

/** What concerns a single field is more telling than that something does. */
function firstFieldError(error: Error): string {
  const [first] = error instanceof ApiError ? Object.values(error.body.errors ?? {}) : [];
  return typeof first === 'string' ? first : error.message;
}
