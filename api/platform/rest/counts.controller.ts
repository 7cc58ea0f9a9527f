import { Controller, Get, Query } from '@nestjs/common';
import { Operation } from '../access/operation.js';
import { assertPermitted } from '../access/permission.js';
import { Problem } from '../http/problem.js';
import { QueryRunner } from '../read/query-runner.js';
import { ReadQuery } from '../read/read-query.js';
import { currentSession } from '../tenancy/session.js';
import type { ListCount } from './list.js';
import { Listings } from './listings.js';
import { rolesOf } from './resource-controller.js';
import { parsedFilter } from './sub-list.js';

/** The largest number of lists in one request. */
const MOST_LISTS = 50;

const COUNTS = {
  type: 'object',
  additionalProperties: {
    type: 'object',
    required: ['count', 'exact'],
    properties: { count: { type: 'integer' }, exact: { type: 'boolean' } },
  },
};

type Counts = Record<string, ListCount>;

/** Counts lists of any resources in one query, with the rights and the scope of each list. */
@Controller('v1/counts')
export class CountsController {
  constructor(
    private readonly listings: Listings,
    private readonly queries: QueryRunner,
  ) {}

  @Get()
  @Operation({
    id: 'countLists',
    problems: { 400: ['INVALID_FILTER', 'UNKNOWN_FIELD', 'UNKNOWN_OPERATOR'], 403: ['FORBIDDEN', 'SCOPE_MISSING'] },
    summary: 'Numbers of records that the filters of several lists find',
    allow: 'authenticated',
    tag: 'figures',
    query: {
      lists: {
        type: 'string',
        description: 'JSON object: name of a list -> `resource` (its path, such as `users`) and `filter`; at most 50',
      },
    },
    answer: COUNTS,
  })
  async count(@Query('lists') lists: unknown): Promise<Counts> {
    const named = Object.entries(parsedFilter(lists)).map(([name, list]) => [name, this.#listOf(list)] as const);
    if (named.length > MOST_LISTS) throw new Problem(400, 'INVALID_FILTER');
    if (named.length === 0) return {};
    for (const [, { listing }] of named) await listing.storeFirst();
    return this.queries.runForTenant((fields) =>
      ReadQuery.all(named.map(([, { listing, filter }]) => listing.count(fields, filter))).map((counts) =>
        Object.fromEntries(named.map(([name], index) => [name, counts[index] as ListCount])),
      ),
    );
  }

  /** Throws 400 for no list of a resource, and 403 for the list of a resource that the user may not read. */
  #listOf(list: unknown) {
    const { resource, filter = {} } = Object(list) as { resource?: unknown; filter?: unknown };
    const listing = this.listings.find(String(resource));
    if (!listing) throw new Problem(400, 'INVALID_FILTER');
    assertPermitted(rolesOf(listing.model.type, 'list') ?? [], currentSession());
    return { listing, filter };
  }
}
