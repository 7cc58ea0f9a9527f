import { Module } from '@nestjs/common';
import { ReportsModule } from '../reports/reports.module.js';
import { TicketsModule } from '../tickets/tickets.module.js';
import { EvaluationPeriodsController } from './evaluation-periods.controller.js';
import { FiguresController } from './figures.controller.js';
import { FiguresService } from './figures.service.js';
import { KeptCells } from './kept-cells.js';
import { MonthMarksHandler } from './month-marks.handler.js';

/** The figures of reporting, each defined in one place. */
@Module({
  imports: [TicketsModule, ReportsModule],
  controllers: [FiguresController, EvaluationPeriodsController],
  providers: [FiguresService, KeptCells, MonthMarksHandler],
})
export class FiguresModule {}
