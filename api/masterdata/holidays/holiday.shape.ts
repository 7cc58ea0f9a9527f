import { Choice, Day, EmbeddedList, Flag, Integer, LongText, Shape, Text } from '../../platform/resource/index.js';
import { REGIONS, type Region } from '../../vocabulary/standard-codes.js';

/** Most days of one proposal or one request. */
export const MOST_DAYS = 500;

const YEAR = { required: true, min: 1970, max: 2100, ungrouped: true } as const;
const REGION = { name: 'region', required: true } as const;

/** A query of public holidays: those of a canton, or those of almost all cantons, over some years. */
@Shape()
export class HolidaySearch {
  /** Region of the calendar. */
  @Choice(REGIONS, REGION) calendar!: Region;
  /** Region in which the holidays will count. */
  @Choice(REGIONS, REGION) region!: Region;
  @Integer(YEAR) firstYear!: number;
  @Integer(YEAR) lastYear!: number;
}

/** A calendar file (.ics) as text, and the years to read. */
@Shape()
export class CalendarFile {
  @LongText({ required: true, max: 200_000 }) content!: string;
  @Choice(REGIONS, REGION) region!: Region;
  @Integer(YEAR) firstYear!: number;
  @Integer(YEAR) lastYear!: number;
}

/** A proposed holiday. */
@Shape()
export class HolidayProposal {
  @Day({ required: true }) day!: string;
  @Text({ required: true, max: 120 }) name!: string;
  /** Whether the region has the holiday already. */
  @Flag() known!: boolean;
}

@Shape()
export class ChosenHoliday {
  @Day({ required: true }) day!: string;
  @Text({ required: true, max: 120 }) name!: string;
}

/** Days to store as holidays of one region; existing holidays stay as they are. */
@Shape()
export class HolidayIntake {
  @Choice(REGIONS, REGION) region!: Region;
  @EmbeddedList(() => ChosenHoliday, { required: true, max: MOST_DAYS }) days!: ChosenHoliday[];
}

/** The numbers of new and of existing holidays. */
@Shape()
export class HolidayIntakeResult {
  @Integer({ required: true }) created!: number;
  @Integer({ required: true }) known!: number;
}
