import { Module } from '@nestjs/common';
import { CustomersModule } from '../customers/customers.module.js';
import { MasterdataModule } from '../masterdata/masterdata.module.js';
import { ReportsModule } from '../reports/reports.module.js';
import { TicketsModule } from '../tickets/tickets.module.js';
import { AttachmentTextsHandler } from './index/attachment-texts.handler.js';
import { SearchIndex } from './index/search-index.service.js';
import { SearchWatch } from './index/search-watch.js';
import { SearchController } from './search.controller.js';
import { SearchService } from './search.service.js';

/** Full-text search over the resources of the other rooms. */
@Module({
  imports: [TicketsModule, CustomersModule, ReportsModule, MasterdataModule],
  controllers: [SearchController],
  providers: [SearchService, SearchIndex, SearchWatch, AttachmentTextsHandler],
  exports: [SearchIndex],
})
export class SearchModule {}
