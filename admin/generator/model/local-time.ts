/** `YYYY-MM-DD` of a Date in the zone of the reader. */
export function dayText(date: Date): string {
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
}

/** `HH:MM` of a Date in the zone of the reader. */
export function timeText(date: Date): string {
  return [date.getHours(), date.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
}

/** The first and the last moment (ISO, UTC) of a day in the zone of the reader, for a range of moments. */
export function boundsOfDay(day: string): { from: string; to: string } {
  return { from: new Date(`${day}T00:00:00.000`).toISOString(), to: new Date(`${day}T23:59:59.999`).toISOString() };
}
