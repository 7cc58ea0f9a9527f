import { useNow } from '../../components/use-now';
import { minuteOfDay, today } from '../../model/local-time';

const MINUTE_MS = 60_000;

/** The present day of the desk and its present minute since midnight. */
export interface Minute {
  readonly date: string;
  readonly minute: number;
}

/** The present minute of the desk, updated each minute. */
export function useMinute(): Minute {
  const now = new Date(useNow(MINUTE_MS));
  return { date: today(now), minute: minuteOfDay(now) };
}
