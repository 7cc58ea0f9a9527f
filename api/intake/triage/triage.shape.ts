import { Computed } from '../../platform/resource/computed-kind.js';
import { References, Shape, Text } from '../../platform/resource/index.js';
import { Ticket } from '../../tickets/record/ticket.entity.js';
import { TICKET_TYPES } from '../../vocabulary/ticket.js';

/** The reason of a suggested customer: known already, their person, an earlier ticket of the sender, their domain. */
export const SUGGESTED_BECAUSE = ['KNOWN', 'PERSON', 'EARLIER', 'DOMAIN'] as const;
export type SuggestedBecause = (typeof SUGGESTED_BECAUSE)[number];

const TEXT = { type: ['string', 'null'] };
const NAMED = {
  type: ['object', 'null'],
  required: ['id', 'title'],
  properties: { id: { type: 'string', format: 'uuid' }, title: {} },
};
const PROPOSAL = {
  type: 'object',
  required: ['customer', 'type', 'category', 'location', 'because'],
  properties: {
    customer: NAMED,
    type: { type: 'string', enum: [...TICKET_TYPES] },
    category: NAMED,
    location: NAMED,
    because: { type: 'string', enum: [...SUGGESTED_BECAUSE] },
  },
};

/** Untyped tickets. */
@Shape()
export class TriageQuestion {
  @References(() => Ticket, { required: true }) tickets!: string[];
}

/** The content of an untyped ticket with proposals of customer, type and category. */
@Shape()
export class TriageSuggestion {
  @Text({ required: true }) ticket!: string;
  @Computed(TEXT) sender!: string | null;
  @Computed(TEXT) senderName!: string | null;
  @Computed(TEXT) subject!: string | null;
  /** The beginning of the text. */
  @Computed({ type: 'string' }) excerpt!: string;
  /** Domain of the sender, if it is a company's and belongs to no customer yet. */
  @Computed(TEXT) domain!: string | null;
  /** The proposals, the likeliest first. */
  @Computed({ type: 'array', items: PROPOSAL }) proposals!: object[];
}
