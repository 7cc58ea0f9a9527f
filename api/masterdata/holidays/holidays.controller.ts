import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { Operation } from '../../platform/access/operation.js';
import { BodyOf } from '../../platform/rest/request.js';
import { Role } from '../../vocabulary/role.js';
import { CalendarFile, HolidayIntake, HolidayIntakeResult, HolidayProposal, HolidaySearch } from './holiday.shape.js';
import { HolidaysService } from './holidays.service.js';

const allow = [Role.ManageMasterData];
const tag = 'holidays';

/** Proposes many holidays, of a canton or from a calendar file, and stores the chosen ones. */
@Controller('v1/holidays')
export class HolidaysController {
  constructor(private readonly holidays: HolidaysService) {}

  @Post('proposals')
  @HttpCode(200)
  @Operation({
    id: 'proposeHolidays',
    summary: 'Public holidays of a canton or of the whole country over some years; nothing is stored',
    allow,
    tag,
    body: HolidaySearch,
    answer: HolidayProposal,
    many: true,
  })
  propose(@Body(BodyOf(HolidaySearch)) search: HolidaySearch) {
    return this.holidays.propose(search);
  }

  @Post('calendar-file')
  @HttpCode(200)
  @Operation({
    id: 'readHolidayCalendar',
    summary: 'Whole days of a calendar file (.ics) over some years, repetitions included; nothing is stored',
    allow,
    tag,
    body: CalendarFile,
    answer: HolidayProposal,
    many: true,
  })
  read(@Body(BodyOf(CalendarFile)) file: CalendarFile) {
    return this.holidays.read(file);
  }

  @Post('intake')
  @HttpCode(200)
  @Operation({
    id: 'keepHolidays',
    summary: 'Keep several days as holidays of a region; those kept already stay as they are',
    allow,
    tag,
    body: HolidayIntake,
    answer: HolidayIntakeResult,
  })
  keep(@Body(BodyOf(HolidayIntake)) intake: HolidayIntake) {
    return this.holidays.keep(intake);
  }
}
