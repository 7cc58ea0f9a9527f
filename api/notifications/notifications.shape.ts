import { Integer, Moment, Reference, References, Shape } from '../platform/resource/index.js';
import { Ticket } from '../tickets/record/ticket.entity.js';
import { Notification } from './record/notification.entity.js';

/** The selection of read notifications: by ids, by ticket, or up to a moment. */
@Shape()
export class ReadNotifications {
  @References(() => Notification) ids?: string[];
  @Reference(() => Ticket) ticket?: string | null;
  @Moment() until?: Date | null;
}

/** The result of marking. */
@Shape()
export class MarkedNotifications {
  /** The number of newly read notifications. */
  @Integer({ required: true }) marked!: number;
}
