/**
 * Writes the table of Swiss public holidays (`npm run holidays`) from the package date-holidays, which is too large for
 * the image. A test compares the table with the package.
 */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import Holidays from 'date-holidays';
import { LANGUAGES } from '../vocabulary/locale.ts';
import { REGIONS } from '../vocabulary/standard-codes.ts';

const FILE = 'locales/swiss-holidays.json';

/** Years in which each rule comes into force at least once, whatever the days of the week. */
const YEARS = Array.from({ length: 40 }, (_, index) => 2000 + index);

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const weekday = (name) => WEEKDAYS.indexOf(name.toLowerCase()) + 1;
const weekdays = (names) => names.split(', ').map(weekday);

/** The rules of the package that Swiss holidays follow, and ours for them. */
const RULES = [
  [/^easter ?(-?\d+)?$/, ([days]) => ({ on: 'easter', days: Number(days ?? 0) })],
  [/^(\d\d-\d\d)( 12:00)?$/, ([on]) => ({ on })],
  [/^(\d\d-\d\d) on (.+)$/, ([on, names]) => ({ on, only: weekdays(names) })],
  [/^(\d\d-\d\d) not on (.+)$/, ([on, names]) => ({ on, not: weekdays(names) })],
  [/^(\d)rd sunday after (\d\d-\d\d)$/, ([nth, on]) => ({ on, nth: [Number(nth), 7] })],
  [/^monday after 3rd sunday in September$/, () => ({ on: '09-01', nth: [3, 7], days: 1 })],
  [/^thursday after 1st sunday after 09-01$/, () => ({ on: '09-01', nth: [1, 7], days: 4 })],
  // The Näfelser Fahrt; the package has no holiday that moves it.
  [/^Thursday after (04-02) if is observance holiday then next Thursday$/, ([on]) => ({ on, nth: [1, 4] })],
];

function ruleOf(text) {
  for (const [pattern, make] of RULES) {
    const match = pattern.exec(text);
    if (match) return make(match.slice(1));
  }
  throw new Error(`No rule of ours is for "${text}"`);
}

/** Every holiday of a region by its rule, named in each language. */
function holidaysOf(region) {
  const namesByRule = new Map();
  for (const language of LANGUAGES) {
    const options = { languages: [language], types: ['public'] };
    const calendar = region === 'CH' ? new Holidays('CH', options) : new Holidays('CH', region, options);
    for (const { rule, name } of YEARS.flatMap((year) => calendar.getHolidays(year))) {
      namesByRule.set(rule, { ...namesByRule.get(rule), [language]: name });
    }
  }
  return namesByRule;
}

/** Of two on one day the first counts: days of the calendar, then those of Easter, then half days. */
const rank = (rule) => (rule.endsWith('12:00') ? 2 : rule.startsWith('easter') ? 1 : 0);

const rows = new Map();
for (const region of REGIONS) {
  for (const [rule, names] of holidaysOf(region)) {
    const key = JSON.stringify([rule, names]);
    const row = rows.get(key) ?? { rule, names, regions: [] };
    row.regions.push(region);
    rows.set(key, row);
  }
}
const table = [...rows.values()]
  .sort((left, right) => rank(left.rule) - rank(right.rule) || left.rule.localeCompare(right.rule, 'en'))
  .map(({ rule, names, regions }) => ({ ...ruleOf(rule), names, regions: regions.join(' ') }));

writeFileSync(FILE, JSON.stringify(table));
const { status } = spawnSync('biome', ['check', '--write', FILE], { stdio: 'inherit' });
process.exitCode = status ?? 1;
