/** Days before the end of an SLA from which it is said that it ends soon. */
const SOON_DAYS = 30;

const DAY_MS = 86_400_000;

export type SlaState = 'valid' | 'ending' | 'expired';

/** How an SLA stands that is valid through the given day ('YYYY-MM-DD', local): its last day is still valid. */
export function slaStateOf(expiration: string | null | undefined, now: Date): SlaState {
  if (!expiration) return 'valid';
  const [year = 0, month = 1, day = 1] = expiration.split('-').map(Number);
  const end = new Date(year, month - 1, day + 1).getTime() - now.getTime();
  if (end <= 0) return 'expired';
  return end <= SOON_DAYS * DAY_MS ? 'ending' : 'valid';
}
