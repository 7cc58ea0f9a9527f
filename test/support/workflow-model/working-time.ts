const MINUTE = 60_000;
const DAY = 86_400_000;
const ZURICH = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Zurich',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

/** The day 'YYYY-MM-DD' and the minutes since its midnight that a clock in Zurich shows. */
export function inZurich(moment: number): { day: string; minutes: number } {
  const part = Object.fromEntries(ZURICH.formatToParts(moment).map(({ type, value }) => [type, value]));
  return { day: `${part.year}-${part.month}-${part.day}`, minutes: Number(part.hour) * 60 + Number(part.minute) };
}

const isWorkingDay = (day: string) => ![0, 6].includes(new Date(`${day}T12:00:00Z`).getUTCDay());
const nextDay = (day: string) => new Date(Date.parse(`${day}T12:00:00Z`) + DAY).toISOString().slice(0, 10);

const ENDS = new Map<string, number>();

/** 17:00 in Zurich on the day, computed from the wall clock at noon. */
function workEnd(day: string): number {
  const known = ENDS.get(day);
  if (known !== undefined) return known;
  const noon = Date.parse(`${day}T12:00:00Z`);
  const end = noon + (17 * 60 - inZurich(noon).minutes) * MINUTE;
  ENDS.set(day, end);
  return end;
}

/**
 * Work end of the n-th working day after the start day, Monday to Friday until 17:00; outside work time the start day is
 * the next working day (domain "Priority → due date").
 */
export function afterWorkingDays(moment: number, n: number): number {
  let { day } = inZurich(moment);
  const over = () => !isWorkingDay(day) || workEnd(day) <= moment;
  while (over()) day = nextDay(day);
  for (let left = n; left > 0; ) {
    day = nextDay(day);
    if (isWorkingDay(day)) left -= 1;
  }
  return workEnd(day);
}
