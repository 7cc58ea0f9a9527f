import { Module } from '@nestjs/common';
import { CustomersModule } from '../customers/customers.module.js';
import { MasterdataModule } from '../masterdata/masterdata.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { TicketsModule } from '../tickets/tickets.module.js';
import { AssetLabelsController } from './asset-labels/asset-labels.controller.js';
import { AssetLabelsService } from './asset-labels/asset-labels.service.js';
import { RatingNoticesHandler } from './ratings/rating-notices.handler.js';
import { RatingsController } from './ratings/ratings.controller.js';
import { RatingsService } from './ratings/ratings.service.js';
import { PortalRequestsController } from './request-forms/portal-requests.controller.js';
import { PortalRequestsService } from './request-forms/portal-requests.service.js';
import { RequestLinksController } from './request-forms/request-links.controller.js';
import { RequestLinksService } from './request-forms/request-links.service.js';
import { RequestMails } from './request-forms/request-mails.js';
import { RequestTickets } from './request-forms/request-tickets.js';

/** Ratings and requests of customers by links, and labels with these links, without an account (decision 44). */
@Module({
  imports: [MasterdataModule, CustomersModule, TicketsModule, NotificationsModule],
  controllers: [AssetLabelsController, RatingsController, RequestLinksController, PortalRequestsController],
  providers: [
    AssetLabelsService,
    RatingsService,
    RatingNoticesHandler,
    RequestLinksService,
    PortalRequestsService,
    RequestTickets,
    RequestMails,
  ],
})
export class PortalModule {}
