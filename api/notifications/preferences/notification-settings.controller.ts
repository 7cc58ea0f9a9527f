import { Body, Controller, Get, Put } from '@nestjs/common';
import { Operation } from '../../platform/access/operation.js';
import { BodyOf } from '../../platform/rest/request.js';
import { WORKING_ROLES } from '../../vocabulary/role.js';
import { NotificationSettingsService } from './notification-settings.service.js';
import { MyNotificationSettings } from './notification-settings.shape.js';

const OWN = { allow: WORKING_ROLES, tag: 'me', answer: MyNotificationSettings } as const;

/** The notification settings of the signed-in user. */
@Controller('v1/me/notification-settings')
export class NotificationSettingsController {
  constructor(private readonly settings: NotificationSettingsService) {}

  @Get()
  @Operation({
    ...OWN,
    id: 'readNotificationSettings',
    summary: 'My notification settings: the channel of each kind, quiet hours and digest',
  })
  read() {
    return this.settings.read();
  }

  @Put()
  @Operation({
    ...OWN,
    id: 'writeNotificationSettings',
    summary: 'Change my notification channels, my quiet hours and the digest of mails within the desk',
    body: MyNotificationSettings,
  })
  write(@Body(BodyOf(MyNotificationSettings)) settings: MyNotificationSettings) {
    return this.settings.write(settings);
  }
}
