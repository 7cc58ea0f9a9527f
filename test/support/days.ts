/** The time zone of the desks: their days begin an hour or two before those of UTC. */
const ZONE = 'Europe/Zurich';
const DAY_MS = 86_400_000;

/** The day on which the desks are so many days from now, as "2026-11-22". */
export const dayFromNow = (days = 0): string =>
  new Date(Date.now() + days * DAY_MS).toLocaleDateString('sv-SE', { timeZone: ZONE });
