import { Injectable } from '@nestjs/common';
import { clock } from '../platform/clock.js';
import { notFound, Problem } from '../platform/http/problem.js';
import { QueryRunner } from '../platform/read/query-runner.js';
import { ReadQuery } from '../platform/read/read-query.js';
import type { Period } from '../platform/resource/calendar-period.js';
import { partsOfKey } from '../platform/resource/field.js';
import { resourceOf } from '../platform/resource/resource.js';
import { type TenantFields, visibleFields } from '../platform/resource/tenant-fields.js';
import { today } from '../platform/resource/today.js';
import { afterSearches } from '../platform/rest/list.js';
import { type ListQuery, parseListQuery } from '../platform/rest/query.js';
import { parsedFilter } from '../platform/rest/sub-list.js';
import { type Fields, fieldsVisibleTo } from '../platform/rest/visible-fields.js';
import { currentSession, currentUser } from '../platform/tenancy/session.js';
import { Ticket } from '../tickets/record/ticket.entity.js';
import { ticketScope } from '../tickets/record/ticket-scope.js';
import { type EvaluationPeriod, FIGURES, type FigureName } from '../vocabulary/figures.js';
import { figureAnswer } from './answer.js';
import type { Keys } from './cells.js';
import { DEFINITIONS } from './definitions.js';
import { type Dimension, dimensionNames, dimensionOf } from './dimension.js';
import type { Figure, Filter } from './figure.js';
import { type FoundFigure, figureQuestion } from './figure-question.js';
import type { FigureAnswer, FigureDeclaration } from './figures.shape.js';
import { narrowed } from './narrowed.js';
import { type Compared, comparedPeriods } from './period.js';
import { titled } from './titles.js';

/** The query of a figure. */
export interface FigureQuery {
  readonly filter?: string;
  readonly period?: EvaluationPeriod;
  readonly from?: string;
  readonly until?: string;
  readonly by?: string;
  readonly compare?: string;
}

/** Most dimensions of a figure at once. */
const MOST_DIMENSIONS = 2;

/** Computes figures of the tickets in the user's reach, each number of the tickets that its filter lists. */
@Injectable()
export class FiguresService {
  constructor(private readonly queries: QueryRunner) {}

  /** The figures that the user sees, with their dimensions. */
  list(): Promise<FigureDeclaration[]> {
    return this.queries.runForTenant((tenant) => {
      const fields = seenFields(tenant);
      const figures = FIGURES.filter((name) => isVisible(DEFINITIONS[name], fields)).map((name) => {
        const { unit, measures, moment, by } = DEFINITIONS[name];
        const dimensions = dimensionNames(DEFINITIONS[name], fields);
        return {
          name,
          unit,
          measures: measures.names,
          moment: moment ?? null,
          by: by.filter((name) => dimensions.includes(name)),
          dimensions,
        };
      });
      return new ReadQuery([], () => figures);
    });
  }

  /** A figure. Throws 404 for a figure that the user does not see, and 400 for an invalid query. */
  read(name: FigureName, query: FigureQuery): Promise<FigureAnswer> {
    currentSession().hasLongReads = true;
    const now = clock.now();
    const asked = parsedFilter(query.filter);
    return this.queries.runForTenant((tenant) => {
      const fields = seenFields(tenant);
      const figure = DEFINITIONS[name];
      if (!isVisible(figure, fields)) throw notFound();
      // Checked alone, so that an error never names a part that the figure adds.
      ticketList(asked, tenant);
      const compared = periodOf(figure, query);
      const by = namesOf(query.by, figure).map((name) => dimensionOf(name, figure, fields));
      if (compared) for (const { values } of by) values(compared.period);
      const filter = narrowed(asked, figure.filter(now), fields);
      const within = (period: Period | undefined) => withinPeriod(filter, figure, period, fields);
      const scope = ticketScope(currentUser());
      const worked = (period: Period | undefined) =>
        afterSearches(resourceOf(Ticket), ticketList(within(period), tenant), scope, (where) =>
          figureQuestion({ figure, by, period, where }),
        );
      const before = compared && query.compare === 'true' ? [worked(compared.before)] : [];
      const cellFilter = cellFilters(within(compared?.period), by, fields);
      return ReadQuery.all([worked(compared?.period), ...before]).map(([present, earlier]) =>
        titled(present as FoundFigure, by).map((found) =>
          figureAnswer({ name, figure, by, compared, present: found, before: earlier, cellFilter }),
        ),
      );
    });
  }
}

function seenFields(tenant: TenantFields): Fields {
  const { roles } = currentUser();
  const model = resourceOf(Ticket);
  return fieldsVisibleTo(model, roles, visibleFields(tenant, model.options.path, roles));
}

/** Whether a user sees a figure: they see all of its fields. */
function isVisible({ filter, looksAt = [] }: Figure, fields: Fields): boolean {
  const filtered = Object.keys(filter(clock.now())).map((key) => partsOfKey(key)[0]);
  return [...filtered, ...looksAt].every((name) => fields.has(name));
}

/** The list of the tickets that meet a filter. */
function ticketList(filter: Filter, tenant: TenantFields): ListQuery {
  const { roles } = currentUser();
  const model = resourceOf(Ticket);
  return parseListQuery(
    model,
    { filter: JSON.stringify(filter) },
    roles,
    visibleFields(tenant, model.options.path, roles),
  );
}

function periodOf({ moment }: Figure, { period, from, until }: FigureQuery): Compared | undefined {
  if (!period && (from !== undefined || until !== undefined))
    throw new Problem(400, 'INVALID_VALUE', { name: 'period' });
  if (!period) return undefined;
  if (!moment) throw new Problem(400, 'INVALID_VALUE', { name: 'period' });
  return comparedPeriods(period, today(), { from, until });
}

function namesOf(sent: string | undefined, { by }: Figure): readonly string[] {
  if (sent === undefined) return by;
  const names = sent === '' ? [] : sent.split(',');
  const isRight = names.length <= MOST_DIMENSIONS && new Set(names).size === names.length;
  if (!isRight) throw new Problem(400, 'INVALID_VALUE', { name: 'by' });
  return names;
}

function withinPeriod(filter: Filter, { moment }: Figure, period: Period | undefined, fields: Fields): Filter {
  return period
    ? narrowed(filter, { [`${moment}_gte`]: period.from, [`${moment}_lte`]: period.until }, fields)
    : filter;
}

/**
 * The filter of each cell's list, by its keys: values of fields replace those of the request, moments bound them further.
 * Bounds are the slowest to compare, and the same for many cells.
 */
function cellFilters(base: Filter, by: readonly Dimension[], fields: Fields): (keys: Keys) => Filter {
  const bounded = new Map<string, Filter>();
  const isBound = ({ kind }: Dimension) => kind === 'time' || kind === 'age';
  return (keys) => {
    if (keys.length === 0) return base;
    const parts = by.map((dimension, at) => ({ dimension, key: keys[at] as string | null }));
    const bounds = parts.filter(({ dimension }) => isBound(dimension));
    const values = parts.filter(({ dimension }) => !isBound(dimension));
    const place = JSON.stringify(bounds.map(({ key }) => key));
    const known = bounded.get(place);
    const within =
      known ?? bounds.reduce((so, { dimension, key }) => narrowed(so, dimension.filter(key), fields), base);
    if (!known) bounded.set(place, within);
    return Object.assign({}, within, ...values.map(({ dimension, key }) => dimension.filter(key)));
  };
}
