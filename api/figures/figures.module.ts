import { Module } from '@nestjs/common';
import { ReportsModule } from '../reports/reports.module.js';
import { TicketsModule } from '../tickets/tickets.module.js';
import { EvaluationPeriodsController } from './evaluation-periods.controller.js';
import { FiguresController } from './figures.controller.js';
import { FiguresService } from './figures.service.js';

/** The figures of reporting. */
@Module({
  imports: [TicketsModule, ReportsModule],
  controllers: [FiguresController, EvaluationPeriodsController],
  providers: [FiguresService],
})
export class FiguresModule {}
