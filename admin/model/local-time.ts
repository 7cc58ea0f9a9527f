/** `YYYY-MM-DD` of a Date in the zone of the reader; a year still being typed has leading zeros. */
export function dayText(date: Date): string {
  const year = String(date.getFullYear()).padStart(4, '0');
  return [year, twoDigits(date.getMonth() + 1), twoDigits(date.getDate())].join('-');
}

let zone = 'Europe/Zurich';

/** Says in which zone the desk has its days, as the configuration tells; the browser may stand in another one. */
export function configureZone(name: string): void {
  zone = name;
}

/** Zone in which the desk has its days. */
export const deskZone = () => zone;

/** The present day of the desk, `YYYY-MM-DD`: what the API takes for today. */
export function today(now: Date = new Date()): string {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(now);
  return ['year', 'month', 'day'].map((name) => parts.find(({ type }) => type === name)?.value).join('-');
}

/** `HH:MM` of a Date in the zone of the reader. */
export function timeText(date: Date): string {
  return `${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;
}

/** The first and the last moment (ISO, UTC) of a day in the zone of the reader, for a range of moments. */
export function boundsOfDay(day: string): { from: string; to: string } {
  return { from: new Date(`${day}T00:00:00.000`).toISOString(), to: new Date(`${day}T23:59:59.999`).toISOString() };
}

const twoDigits = (part: number) => String(part).padStart(2, '0');
