const UTC = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d{1,6}))?\+00$/;
const OFFSET = /([+-]\d\d)(:?\d\d)?$/;

/** A moment as PostgreSQL writes it, as ISO 8601 in UTC with milliseconds. */
export function isoMoment(text: string): string {
  const [, day, time, fraction = ''] = UTC.exec(text) ?? [];
  if (day) return `${day}T${time}.${fraction.padEnd(3, '0').slice(0, 3)}Z`;
  const zoned = text.replace(' ', 'T').replace(OFFSET, (_all, hours, minutes = ':00') => `${hours}${minutes}`);
  return new Date(zoned).toISOString();
}
