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

/** Open tickets whose deadlines follow terms that are no longer those of today, and what today's would make of them. */
@Shape()
export class DeadlineChanges {
  /** All of them, of which `tickets` are the first. */
  @Integer({ required: true }) count!: number;
  @Computed(MOVED) tickets!: object[];
}

/** The tickets that are to be served under the terms of today. */
@Shape()
export class DeadlineTransfer {
  @References(() => Ticket, { required: true }) tickets!: string[];
}

/** How many of them are now. */
@Shape()
export class TransferredDeadlines {
  @Integer({ required: true }) changed!: number;
}
