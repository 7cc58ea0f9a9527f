import { ASKED } from '../data/shape.js';
import { type Answered, type Json, reading } from './reading.js';
import type { Scenario, Side } from './scenario.js';

/** References of a ticket whose titles its page shows. */
const EMBEDDED = [
  'category',
  'followUpOf',
  'customer',
  'location',
  'customerContact',
  'assignmentGroup',
  'responsible',
  'projectLead',
  'executionResponsible',
  'author',
];

const query = (asked: Record<string, unknown>) =>
  new URLSearchParams(
    Object.entries(asked).map(([name, value]): [string, string] => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  );

const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id);

/** A figure of the dashboard is an object here and a number there. */
const countsOf = (side: Side, figures: Record<string, Json>) =>
  Object.entries(figures)
    .map(([name, value]): [string, number] => [name, side === 'product' ? value.count : value])
    .toSorted(([one], [other]) => (one < other ? -1 : 1));

/** Ids by the names of the lists of tickets. */
const listsOf = (lists: Json[]) =>
  lists.filter(({ resource = 'tickets' }) => resource === 'tickets').map(({ name, rows }) => [name, idsOf(rows)]);

const dashboardOf = (side: Side, { figures, activities, lists }: Json) => [
  countsOf(side, figures),
  idsOf(activities),
  listsOf(lists),
];

/** The requests of the page of a ticket, of the overview and of each start of the screens. */
export const SCREENS: readonly Scenario[] = [
  reading({
    name: 'detail: ticket, timeline, attachments',
    goal: { p50: 4, rate: 5 },
    told: (_side, [ticket, timeline, files]: readonly Answered[]) => [
      ticket?.json.id,
      idsOf(timeline?.json),
      idsOf(files?.json),
    ],
    readings: async ({ sql }) => {
      const { rows } = await sql.query(
        `select ticket_id as id from attachment where tenant = $1 order by id desc limit 8`,
        [ASKED],
      );
      return rows.map(({ id }) => ({
        product: [
          `v1/tickets/${id}?${query({ embed: EMBEDDED })}`,
          `v1/tickets/${id}/activities?${query({ sort: ['createdAt', 'DESC'], range: [0, 59], count: 'none' })}`,
          `v1/tickets/${id}/attachments?${query({ sort: ['createdAt', 'ASC'], range: [0, 199] })}`,
        ],
        limit: ['ticket', 'timeline', 'files'].map((name) => `${name}?${query({ tenant: ASKED, id })}`),
      }));
    },
  }),
  reading({
    name: 'dashboard',
    goal: { p50: 4, rate: 4 },
    told: (side, [answer]) => dashboardOf(side, answer?.json),
    // The filters behind its figures contain the present time.
    constant: (json) => [
      Object.values<Json>(json.figures).map((figure) => figure.count ?? figure),
      idsOf(json.activities),
      listsOf(json.lists),
    ],
    readings: async ({ agent }) => [
      { product: ['v1/dashboard'], limit: [`dashboard?${query({ tenant: ASKED, user: agent })}`] },
    ],
  }),
  reading({
    name: 'OpenAPI document',
    told: (_side, [answer]) => answer?.json.openapi,
    readings: async () => [{ product: ['openapi.json?words=false'], limit: ['document'] }],
  }),
  reading({
    name: 'OpenAPI document, unchanged (304)',
    told: (_side, [answer]) => answer?.json.openapi,
    again: (first) => ({ 'if-none-match': first.get('etag') ?? '"the same"' }),
    readings: async () => [{ product: ['openapi.json?words=false'], limit: ['document'] }],
  }),
];
