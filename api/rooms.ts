import { AnnouncementsModule } from './announcements/announcements.module.js';
import { AppointmentsModule } from './appointments/appointments.module.js';
import { CustomersModule } from './customers/customers.module.js';
import { DevelopersModule } from './developers/developers.module.js';
import { ErpModule } from './erp/erp.module.js';
import { ExportsModule } from './exports/exports.module.js';
import { FiguresModule } from './figures/figures.module.js';
import { ImportsModule } from './imports/imports.module.js';
import { IntakeModule } from './intake/intake.module.js';
import { MailsModule } from './mails/mails.module.js';
import { TextBlocksModule } from './mails/text-blocks/text-blocks.module.js';
import { MasterdataModule } from './masterdata/masterdata.module.js';
import { NotificationsModule } from './notifications/notifications.module.js';
import { PackagesModule } from './packages/packages.module.js';
import { PortalModule } from './portal/portal.module.js';
import { PrivacyModule } from './privacy/privacy.module.js';
import { ReportsModule } from './reports/reports.module.js';
import { SearchModule } from './search/search.module.js';
import { TicketsModule } from './tickets/tickets.module.js';

/** The service desk's rooms, in the order in which they may know each other (architecture "Rooms"). */
export const rooms = [
  MasterdataModule,
  ErpModule,
  AnnouncementsModule,
  ImportsModule,
  CustomersModule,
  ExportsModule,
  TicketsModule,
  DevelopersModule,
  NotificationsModule,
  MailsModule,
  TextBlocksModule,
  IntakeModule,
  PortalModule,
  ReportsModule,
  AppointmentsModule,
  SearchModule,
  FiguresModule,
  PrivacyModule,
  PackagesModule,
];
