import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { Operation } from '../platform/access/operation.js';
import { BodyOf } from '../platform/rest/request.js';
import { WORKING_ROLES } from '../vocabulary/role.js';
import { NotificationsService } from './notifications.service.js';
import { MarkedNotifications, ReadNotifications } from './notifications.shape.js';

/** Marks notifications of the signed-in user as read. */
@Controller('v1/notifications')
export class NotificationsController {
  constructor(private readonly notifications: NotificationsService) {}

  @Post('read')
  @HttpCode(200)
  @Operation({
    id: 'readNotifications',
    summary: 'Mark my notifications as read: by ids, by ticket, or all up to a moment',
    allow: WORKING_ROLES,
    tag: 'notifications',
    body: ReadNotifications,
    answer: MarkedNotifications,
    problems: { 404: ['NOT_FOUND'] },
  })
  read(@Body(BodyOf(ReadNotifications)) read: ReadNotifications) {
    return this.notifications.markRead(read);
  }
}
