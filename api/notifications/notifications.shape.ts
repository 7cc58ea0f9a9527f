import { Integer, Moment, Reference, References, Shape } from '../platform/resource/index.js';
import { Ticket } from '../tickets/record/ticket.entity.js';
import { Notification } from './record/notification.entity.js';

/** Which of the own notifications have been read: these, those of a ticket, or all up to a moment. */
@Shape()
export class ReadNotifications {
  @References(() => Notification) ids?: string[];
  @Reference(() => Ticket) ticket?: string | null;
  @Moment() until?: Date | null;
}

/** What marking has done. */
@Shape()
export class MarkedNotifications {
  /** How many were unread and are not any more. */
  @Integer({ required: true }) marked!: number;
}
