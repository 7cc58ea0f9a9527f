/** Smaller differences between the clocks of device and server are left alone, in milliseconds: answers take their time. */
const SAME_MS = 5_000;
/** Slower answers do not set the clock, in milliseconds. */
const LONGEST_MS = 10_000;
/** The server names whole seconds: on average the true moment is half a second later. */
const HALF_SECOND_MS = 500;

let difference = 0;
const listeners = new Set<() => void>();

/** Milliseconds by which the server's clock is ahead of the device's; 0 while both agree or no answer has come. */
export const clockDifference = () => difference;

/** The present moment by the server's clock, as far as this device has learned it (domain "Times of a device"). */
export const serverNow = (): Date => new Date(Date.now() + difference);

/** The same in milliseconds. */
export const serverMs = (): number => serverNow().getTime();

/** Takes on a difference that was learned earlier, in milliseconds. */
export function setClockDifference(next: number): void {
  if (next === difference || !Number.isFinite(next)) return;
  difference = next;
  for (const listener of listeners) listener();
}

/** Calls back at each other difference; returns the function that ends the subscription. */
export function onClockDifference(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Sets the difference from the `Date` header of an answer, and from the moments of the device (ms since 1970) at which
 * the request was sent and the answer received. A slow answer, or one with an unreadable date, changes nothing.
 */
export function learnServerTime(date: string | null, sentAt: number, receivedAt: number): void {
  const took = receivedAt - sentAt;
  const answeredAt = date ? Date.parse(date) : Number.NaN;
  if (Number.isNaN(answeredAt) || took < 0 || took > LONGEST_MS) return;
  const learned = answeredAt + HALF_SECOND_MS - (sentAt + took / 2);
  const changed = Math.abs(learned - difference) > SAME_MS;
  if (changed) setClockDifference(Math.abs(learned) > SAME_MS ? Math.round(learned) : 0);
}

/**
 * The true moment of an entry of a device with a wrong clock: moved by the difference that has been learned since the
 * entry was made (`differenceThen`, ms), and at the latest now.
 */
export function correctedMoment(stated: Date, differenceThen: number): Date {
  const moved = stated.getTime() + difference - differenceThen;
  return new Date(Math.min(moved, serverNow().getTime()));
}
