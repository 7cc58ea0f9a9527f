import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { readForeign } from '../../files/reading/read-foreign.js';
import { ReadingKilled } from '../../files/reading/reader-process.js';
import { invalidField } from '../../platform/http/problem.js';
import { serviceOf } from '../../platform/rest/resource-controller.js';
import type { ResourceService } from '../../platform/rest/resource-service.js';
import { currentLanguage } from '../../platform/tenancy/language.js';
import { oneAtATime } from '../../platform/tenancy/one-at-a-time.js';
import { UnitOfWork } from '../../platform/tenancy/unit-of-work.js';
import type { Region } from '../../vocabulary/standard-codes.js';
import type { CalendarReading } from './calendar-reader.js';
import { Holiday } from './holiday.entity.js';
import type { CalendarFile, HolidayIntake, HolidayProposal, HolidaySearch } from './holiday.shape.js';
import { type NamedDay, swissHolidays } from './swiss-holidays.js';

/** Most years of one query. */
const MOST_YEARS = 10;

/** Proposes holidays from the public calendars or from a file, and stores the chosen ones. */
@Injectable()
export class HolidaysService {
  constructor(
    private readonly work: UnitOfWork,
    @Inject(serviceOf(Holiday)) private readonly holidays: ResourceService<Holiday>,
  ) {}

  propose(search: HolidaySearch): Promise<HolidayProposal[]> {
    const years = yearsOf(search);
    return this.#marked(search.region, swissHolidays(search.calendar, years, currentLanguage()));
  }

  async read(file: CalendarFile): Promise<HolidayProposal[]> {
    yearsOf(file);
    return this.#marked(file.region, await daysOf(file));
  }

  /** Stores the new days; of simultaneous requests, one stores each day. */
  async keep({ region, days }: HolidayIntake): Promise<{ created: number; known: number }> {
    const chosen = new Map(days.map(({ day, name }) => [day, name]));
    return this.holidays.write(async (em) => {
      await oneAtATime(em, 'holidays');
      const known = await this.#known(region, [...chosen.keys()], em);
      const fresh = [...chosen].filter(([day]) => !known.has(day));
      for (const [day, name] of fresh) await this.holidays.insert(em, { region, day, name });
      return { created: fresh.length, known: chosen.size - fresh.length };
    });
  }

  async #marked(region: Region, days: readonly NamedDay[]): Promise<HolidayProposal[]> {
    return this.work.read(async (em) => {
      const known = await this.#known(
        region,
        days.map(({ day }) => day),
        em,
      );
      return days.map(({ day, name }) => ({ day, name, known: known.has(day) }));
    });
  }

  async #known(region: Region, days: readonly string[], em: EntityManager): Promise<Set<string>> {
    const found = await em.find(Holiday, { region, day: { $in: [...days] } });
    return new Set(found.map(({ day }) => day));
  }
}

function yearsOf({ firstYear, lastYear }: Pick<HolidaySearch, 'firstYear' | 'lastYear'>): number[] {
  if (lastYear < firstYear) throw invalidField('/lastYear', 'END_BEFORE_START');
  const years = Array.from({ length: lastYear - firstYear + 1 }, (_, at) => firstYear + at);
  if (years.length > MOST_YEARS)
    throw invalidField('/lastYear', 'MAX_VALUE', { max: String(firstYear + MOST_YEARS - 1) });
  return years;
}

/** The days of a calendar file. Throws 422 CALENDAR_… for a file without days or with too many. */
async function daysOf({ content, firstYear, lastYear }: CalendarFile): Promise<readonly NamedDay[]> {
  const input = { content, firstYear, lastYear };
  const limits = { ms: 5_000, waitMs: 10_000 };
  const reading = await readForeign<CalendarReading>('masterdata/holidays/calendar-reader.js', input, limits).catch(
    (error) => {
      throw error instanceof ReadingKilled ? invalidField('/content', 'CALENDAR_TOO_LARGE') : error;
    },
  );
  if ('code' in reading) throw invalidField('/content', reading.code);
  return reading.days;
}
