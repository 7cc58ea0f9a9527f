import { Computed } from '../platform/resource/computed-kind.js';
import { Shape } from '../platform/resource/index.js';
import { TICKET_STATES, type TicketState } from '../vocabulary/ticket.js';
import { SEARCHED } from './index/sources.js';
import type { Segment } from './snippet.js';

const SEGMENTS = {
  type: 'array',
  items: {
    type: 'object',
    required: ['text', 'hit'],
    properties: { text: { type: 'string' }, hit: { type: 'boolean', description: 'Whether it is a hit' } },
  },
};
const TEXT_OR_NULL = { type: ['string', 'null'] };
const HIT = {
  type: 'object',
  required: [
    'resource',
    'id',
    'ticket',
    'title',
    'note',
    'state',
    'person',
    'place',
    'snippet',
    'at',
    'rank',
    'internal',
  ],
  properties: {
    resource: { type: 'string', enum: SEARCHED, description: 'Path of its resource' },
    id: { type: 'string', format: 'uuid' },
    ticket: { type: ['string', 'null'], format: 'uuid', description: 'The ticket that it is, or belongs to' },
    title: { ...SEGMENTS, description: 'What it is called, in pieces' },
    note: { ...TEXT_OR_NULL, description: 'Its number, code, phone or place' },
    state: { type: ['string', 'null'], enum: [...TICKET_STATES, null], description: 'State of a ticket' },
    person: { ...TEXT_OR_NULL, description: 'Name of the person to whom a ticket is assigned' },
    place: { ...TEXT_OR_NULL, description: 'Name of the location of a ticket, or of the company of a contact' },
    snippet: { ...SEGMENTS, description: 'The place of the words in the text, in pieces; empty if the title has them' },
    at: {
      type: ['string', 'null'],
      format: 'date-time',
      description: 'Time of writing; null for records that do not age',
    },
    rank: { type: 'number', description: 'Its weight among these hits' },
    internal: { type: 'boolean', description: 'The words stand where customers do not read them' },
  },
};

/** A found record. */
export interface SearchHit {
  readonly resource: string;
  readonly id: string;
  readonly ticket: string | null;
  readonly title: readonly Segment[];
  readonly note: string | null;
  /** Distinguishes a ticket or a contact from others of the same title, if its reader sees these fields. */
  readonly state: TicketState | null;
  readonly person: string | null;
  readonly place: string | null;
  readonly snippet: readonly Segment[];
  readonly at: string | null;
  readonly rank: number;
  readonly internal: boolean;
}

/** The result of a search, the best hits first. */
@Shape()
export class SearchResult {
  @Computed({ type: 'array', items: HIT }) hits!: SearchHit[];
  /** Kinds with more hits than the limit. */
  @Computed({ type: 'array', items: { type: 'string', enum: SEARCHED } }) more!: string[];
}
