import { Computed } from '../../platform/resource/computed-kind.js';
import { Integer, References, Shape } from '../../platform/resource/index.js';
import { Ticket } from '../record/ticket.entity.js';

const MOMENT = { type: ['string', 'null'], format: 'date-time' };
const MOVED = {
  type: 'array',
  items: {
    type: 'object',
    required: ['ticket', 'identifier', 'title', 'dueAt', 'newDueAt'],
    properties: {
      ticket: { type: 'string', format: 'uuid' },
      identifier: { type: 'string' },
      title: { type: 'string' },
      dueAt: MOMENT,
      newDueAt: MOMENT,
    },
  },
};

/** Open tickets under outdated terms, with their due dates under the terms of today. */
@Shape()
export class DeadlineChanges {
  /** The number of all such tickets, of which `tickets` are the first. */
  @Integer({ required: true }) count!: number;
  @Computed(MOVED) tickets!: object[];
}

/** Tickets to transfer to the terms of today. */
@Shape()
export class DeadlineTransfer {
  @References(() => Ticket, { required: true }) tickets!: string[];
}

/** The number of changed tickets. */
@Shape()
export class TransferredDeadlines {
  @Integer({ required: true }) changed!: number;
}
