import { Choice, Day, EmbeddedList, Flag, Integer, LongText, Shape, Text } from '../../platform/resource/index.js';
import { REGIONS, type Region } from '../../vocabulary/standard-codes.js';

/** Most days that are proposed or kept at once. */
export const MOST_DAYS = 500;

const YEAR = { required: true, min: 1970, max: 2100, ungrouped: true } as const;
const REGION = { name: 'region', required: true } as const;

/** Which public holidays are looked up: those of a canton, or those kept almost everywhere, over some years. */
@Shape()
export class HolidaySearch {
  /** Whose holidays they are. */
  @Choice(REGIONS, REGION) calendar!: Region;
  /** Where they are to count. */
  @Choice(REGIONS, REGION) region!: Region;
  @Integer(YEAR) firstYear!: number;
  @Integer(YEAR) lastYear!: number;
}

/** A calendar file (.ics) as text, and the years that are wanted of it. */
@Shape()
export class CalendarFile {
  @LongText({ required: true, max: 200_000 }) content!: string;
  @Choice(REGIONS, REGION) region!: Region;
  @Integer(YEAR) firstYear!: number;
  @Integer(YEAR) lastYear!: number;
}

/** A day that may be kept as a holiday. */
@Shape()
export class HolidayProposal {
  @Day({ required: true }) day!: string;
  @Text({ required: true, max: 120 }) name!: string;
  /** It is kept already in that region. */
  @Flag() known!: boolean;
}

@Shape()
export class ChosenHoliday {
  @Day({ required: true }) day!: string;
  @Text({ required: true, max: 120 }) name!: string;
}

/** Days to be kept as holidays of one region; those that are kept already stay as they are. */
@Shape()
export class HolidayIntake {
  @Choice(REGIONS, REGION) region!: Region;
  @EmbeddedList(() => ChosenHoliday, { required: true, max: MOST_DAYS }) days!: ChosenHoliday[];
}

/** How many days were new, and how many were kept already. */
@Shape()
export class HolidayIntakeResult {
  @Integer({ required: true }) created!: number;
  @Integer({ required: true }) known!: number;
}
