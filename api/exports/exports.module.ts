import { Module } from '@nestjs/common';
import { MasterdataModule } from '../masterdata/masterdata.module.js';
import { ResourceModule } from '../platform/rest/resource.module.js';
import { DataExport } from './data-export.entity.js';
import { DataExportRules } from './data-export.rules.js';
import { ExportMails } from './export-mails.js';
import { ExportSchedule } from './export-schedule.entity.js';
import { ExportScheduleRules } from './export-schedule.rules.js';
import { ExportSchedulesHandler } from './export-schedules.handler.js';
import { ExportSources } from './export-sources.js';
import { ExportSweep } from './export-sweep.handler.js';
import { ExportWriting } from './export-writing.js';
import { ExportsController } from './exports.controller.js';
import { ExportsHandler } from './exports.handler.js';
import { ExportsService } from './exports.service.js';
import { ScheduleNotices } from './schedule-notices.js';

const resources = ResourceModule.offer(
  { type: DataExport, rules: DataExportRules, routes: ['list', 'read'] },
  { type: ExportSchedule, rules: ExportScheduleRules },
);

/** Lists of every kind as files that the worker makes. */
@Module({
  imports: [MasterdataModule, resources],
  controllers: [ExportsController],
  providers: [
    ExportSources,
    ExportWriting,
    ExportsHandler,
    ExportsService,
    ExportSweep,
    ExportMails,
    ExportSchedulesHandler,
    ScheduleNotices,
  ],
  exports: [ExportSources, ExportsService],
})
export class ExportsModule {}
