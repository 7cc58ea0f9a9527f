import { Computed } from '../../platform/resource/computed-kind.js';
import { References, Shape, Text } from '../../platform/resource/index.js';
import { Ticket } from '../../tickets/record/ticket.entity.js';
import { TICKET_TYPES } from '../../vocabulary/ticket.js';

/** Why somebody may be the customer: it is their person, their domain, or what the sender wrote before was theirs. */
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

/** Tickets that nobody has typed yet. */
@Shape()
export class TriageQuestion {
  @References(() => Ticket, { required: true }) tickets!: string[];
}

/** What an untyped ticket is about, and whose it may be. */
@Shape()
export class TriageSuggestion {
  @Text({ required: true }) ticket!: string;
  @Computed(TEXT) sender!: string | null;
  @Computed(TEXT) senderName!: string | null;
  @Computed(TEXT) subject!: string | null;
  /** How the text begins. */
  @Computed({ type: 'string' }) excerpt!: string;
  /** Domain of the sender, where it tells of a company and is nobody's yet. */
  @Computed(TEXT) domain!: string | null;
  /** What to make of it at a click, the likeliest first. */
  @Computed({ type: 'array', items: PROPOSAL }) proposals!: object[];
}
