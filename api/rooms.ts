import { AnnouncementsModule } from './announcements/announcements.module.js';
import { CustomersModule } from './customers/customers.module.js';
import { LocationImportsModule } from './customers/location-imports.module.js';
import { ImportsModule } from './imports/imports.module.js';
import { MasterdataModule } from './masterdata/masterdata.module.js';
import { ReportsModule } from './reports/reports.module.js';
import { EmailTemplatesModule } from './tickets/email-templates/email-templates.module.js';
import { TasksModule } from './tickets/tasks/tasks.module.js';
import { TextBlocksModule } from './tickets/text-blocks/text-blocks.module.js';
import { TicketsModule } from './tickets/tickets.module.js';

/** The service desk's rooms, in the order in which they may know each other (architecture "Rooms"). */
export const rooms = [
  MasterdataModule,
  AnnouncementsModule,
  ImportsModule,
  CustomersModule,
  LocationImportsModule,
  TicketsModule,
  EmailTemplatesModule,
  TextBlocksModule,
  TasksModule,
  ReportsModule,
];
