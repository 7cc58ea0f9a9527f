import { Computed } from '../../platform/resource/computed-kind.js';
import { Shape } from '../../platform/resource/index.js';

const FIGURE = {
  type: 'object',
  required: ['count', 'exact', 'filter'],
  properties: {
    count: { type: 'integer' },
    exact: { type: 'boolean' },
    filter: { type: 'object', description: 'Filter of v1/tickets that lists exactly what is counted' },
  },
};
const ACTIVITY = {
  type: 'object',
  required: ['id', 'kind', 'createdAt', 'createdBy', 'text', 'ticket', 'params'],
  properties: {
    id: { type: 'string', format: 'uuid' },
    kind: { type: 'string' },
    createdAt: { type: 'string', format: 'date-time' },
    createdBy: { type: 'string' },
    text: { type: ['string', 'null'] },
    ticket: {
      type: 'object',
      required: ['id', 'identifier', 'title'],
      properties: {
        id: { type: 'string', format: 'uuid' },
        identifier: { type: ['string', 'null'] },
        title: { type: 'string' },
      },
    },
    params: {
      type: 'object',
      description: 'Values of the sentence: states or types from and to, name of a file',
      additionalProperties: true,
    },
  },
};
const SUPPORT = {
  type: 'object',
  required: ['name', 'email'],
  properties: { name: { type: 'string' }, email: { type: ['string', 'null'] } },
};

const RECORDS = { type: 'array', items: { type: 'object', additionalProperties: true } };
const LIST = {
  type: 'object',
  required: ['filter', 'sort', 'rows', 'total', 'exact'],
  properties: {
    filter: { type: 'object', description: 'Filter of v1/tickets that lists them all' },
    sort: { type: 'array', items: { type: 'string' }, description: 'Their order: field, and ASC or DESC' },
    rows: { ...RECORDS, description: 'The first of them, with what a line of theirs shows' },
    total: { type: 'integer', description: 'How many there are; one above the cap of lists where there are more' },
    exact: { type: 'boolean' },
  },
};

/** Open and completed work of the signed-in user (spec §2 "Dashboard"). */
@Shape()
export class WorkLists {
  /** Tickets by name: mine, unassigned, toClose, completed for agents; open and completed for others. */
  @Computed({ type: 'object', additionalProperties: LIST }) tickets!: Record<string, object>;
  /** The next tasks of the user; null for customers. */
  @Computed({ anyOf: [LIST, { type: 'null' }] }) tasks!: object | null;
}

/** Numbers and latest activities of the signed-in user (spec §2 "Dashboard"). */
@Shape()
export class Dashboard {
  /** By name: newTickets, newOrders, activeTickets, activeOrders, overdue, completed, mine, unassigned. */
  @Computed({ type: 'object', additionalProperties: FIGURE }) figures!: Record<string, object>;
  @Computed({ type: 'array', items: ACTIVITY }) activities!: object[];
  /** Name and address of the support. */
  @Computed(SUPPORT) support!: { name: string; email: string | null };
}
