import { Module } from '@nestjs/common';
import { MasterdataModule } from '../masterdata/masterdata.module.js';
import { ResourceModule } from '../platform/rest/resource.module.js';
import { Administrators } from './administrators.js';
import { NoticeBoard } from './notice-board.js';
import { NotificationsController } from './notifications.controller.js';
import { NotificationsService } from './notifications.service.js';
import { NotificationSettingsController } from './preferences/notification-settings.controller.js';
import { NotificationSettingsService } from './preferences/notification-settings.service.js';
import { PushHandler } from './push/push.handler.js';
import { TenantPushKeys } from './push/push-keys.js';
import { PushSubscriptionsController } from './push/push-subscriptions.controller.js';
import { PushSubscriptionsService } from './push/push-subscriptions.service.js';
import { Notification } from './record/notification.entity.js';
import { NotificationRules } from './record/notification-rules.js';
import { GivenUpJobsHandler } from './support/given-up-jobs.handler.js';
import { WebhookNoticesHandler } from './webhooks/webhook-notices.handler.js';

const resources = ResourceModule.offer({ type: Notification, rules: NotificationRules, routes: ['list', 'read'] });

/** Notifications in the application and on devices, and the settings of users for them. */
@Module({
  imports: [resources, MasterdataModule],
  controllers: [NotificationsController, NotificationSettingsController, PushSubscriptionsController],
  providers: [
    NotificationsService,
    NotificationSettingsService,
    NoticeBoard,
    Administrators,
    TenantPushKeys,
    PushSubscriptionsService,
    PushHandler,
    WebhookNoticesHandler,
    GivenUpJobsHandler,
  ],
  exports: [NoticeBoard],
})
export class NotificationsModule {}
