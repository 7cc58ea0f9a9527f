import { useEffect, useState } from 'react';
import { minuteOfDay, today } from '../../model/local-time';

const MINUTE_MS = 60_000;
const present = () => ({ date: today(), minute: minuteOfDay() });

/** The present day and minute of the desk, anew with each minute. */
export function useNow(): { date: string; minute: number } {
  const [now, setNow] = useState(present);
  useEffect(() => {
    const timer = setInterval(() => setNow(present()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
