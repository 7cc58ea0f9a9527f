import { Computed } from '../../platform/resource/computed-kind.js';
import { Shape } from '../../platform/resource/index.js';

const FIGURE = {
  type: 'object',
  required: ['count', 'exact', 'resource', 'filter'],
  properties: {
    count: { type: 'integer' },
    exact: { type: 'boolean' },
    resource: { type: 'string', description: 'Path of the resource whose records are counted' },
    filter: { type: 'object', description: 'Filter of its list that finds exactly the counted records' },
    alarm: { type: 'boolean', description: 'Whether a number above zero is a fault' },
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

const LIST = {
  type: 'object',
  required: ['resource', 'name', 'title', 'line', 'aside', 'kept', 'filter', 'sort', 'rows', 'total', 'exact'],
  properties: {
    resource: { type: 'string', description: 'Path of the resource, such as `tickets`' },
    name: { type: 'string', description: 'Name of a view of the resource, or the id of a saved query' },
    title: { type: ['string', 'null'], description: 'Name of a saved query; null for a view' },
    line: { type: 'array', items: { type: 'string' }, description: 'Names of the fields of a line' },
    aside: { type: 'boolean', description: 'Whether the list stands in the narrow column' },
    kept: { type: 'boolean', description: 'Whether the list is shown without records' },
    filter: { type: 'object', description: 'Filter of the list of the resource that finds all records' },
    sort: { type: 'array', items: { type: 'string' }, description: 'Field, and ASC or DESC' },
    rows: { type: 'array', items: { type: 'object', additionalProperties: true }, description: 'The first records' },
    total: { type: 'integer', description: 'Number of records; one above the cap of lists if there are more' },
    exact: { type: 'boolean' },
  },
};

const SAVED_FIGURE = {
  type: 'object',
  required: ['id', 'title', 'filter'],
  properties: {
    id: { type: 'string', format: 'uuid', description: 'Id of the saved query' },
    title: { type: 'string' },
    filter: { type: 'object', description: 'Filters of the search, with `figure`' },
  },
};

/** The dashboard of the signed-in user (spec §2 "Dashboard"). */
@Shape()
export class Dashboard {
  /** The lists of the user's first working role and their own saved queries, in the order of the screen. */
  @Computed({ type: 'array', items: LIST }) lists!: object[];
  /** By name: newTickets, newOrders, activeTickets, activeOrders, overdue, endedLately. */
  @Computed({ type: 'object', additionalProperties: FIGURE }) figures!: Record<string, object>;
  @Computed({ type: 'array', items: ACTIVITY }) activities!: object[];
  /** Saved queries of the search that show a figure of reporting. */
  @Computed({ type: 'array', items: SAVED_FIGURE }) savedFigures!: object[];
  /** Name and address of the support. */
  @Computed(SUPPORT) support!: { name: string; email: string | null };
}
