import { Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { assertReachesResources, reachesResource } from '../platform/access/scopes.js';
import type { Row } from '../platform/read/pipelined-batch.js';
import { QueryRunner } from '../platform/read/query-runner.js';
import { ReadQuery } from '../platform/read/read-query.js';
import type { RecordJson } from '../platform/read/record.js';
import { Statement } from '../platform/read/statement.js';
import { targetOf } from '../platform/resource/reference-kinds.js';
import { allResources, resourceOf } from '../platform/resource/resource.js';
import type { ResourceModel } from '../platform/resource/resource-model.js';
import type { TenantFields } from '../platform/resource/tenant-fields.js';
import { serviceOf } from '../platform/rest/resource-controller.js';
import type { ResourceReader } from '../platform/rest/resource-reader.js';
import { currentTenant, currentUser } from '../platform/tenancy/session.js';
import type { TenantEntity } from '../platform/tenancy/tenant-entity.js';
import { circlesOf } from './circles.js';
import { type Called, type Find, type Finds, hitsOf, type TextRow } from './hits.js';
import { SEARCHED } from './index/sources.js';
import type { SearchResult } from './search.shape.js';

/** The text of a search, and its filters and limits. */
export interface SearchQuery {
  readonly words: string;
  /** Null for all of them. */
  readonly resources: readonly string[] | null;
  /** 'YYYY-MM-DD'. */
  readonly since: string | null;
  /** Most hits of a kind. */
  readonly most: number;
  readonly typing: boolean;
}

/**
 * Searches the index within the circles of the user, and reads the found records by the scopes of the resources: a record
 * that the user cannot open is left out, also if it is in the index.
 */
@Injectable()
export class SearchService {
  readonly #models = new Map(allResources().map((model) => [model.options.path, model]));
  readonly #calls = new Map(SEARCHED.map((kind) => [kind, this.#called(kind)]));

  constructor(
    private readonly queries: QueryRunner,
    private readonly modules: ModuleRef,
  ) {}

  /** Throws 403 for an API token without access to a named kind; without named kinds it finds those that it reaches. */
  find(search: SearchQuery): Promise<SearchResult> {
    const user = currentUser();
    assertReachesResources(
      user,
      (search.resources ?? []).flatMap((kind) => this.#resourcesOf(kind)),
    );
    const isReached = (kind: string) => this.#resourcesOf(kind).every((path) => reachesResource(user, path));
    const query = user.scopes ? { ...search, resources: search.resources ?? SEARCHED.filter(isReached) } : search;
    return this.queries.runForTenant((tenant) => {
      const { most } = query;
      return new ReadQuery<SearchResult>([findStatement(query)], ([[row] = [] as Row[]]) => {
        const { words, hits } = (row as { found: Finds }).found;
        const wanted = hits.filter(({ rank }) => rank <= most);
        const more = [...new Set(hits.filter(({ rank }) => rank > most).map(({ resource }) => resource))];
        if (wanted.length === 0) return { hits: [], more };
        return this.#recordsOf(tenant, wanted).map(({ texts, records }) => {
          return { hits: hitsOf(wanted, { calls: this.#calls, words, texts, records }), more };
        });
      });
    });
  }

  /** The records of finds within the user's reach, and the texts with the words, in one query. */
  #recordsOf(tenant: TenantFields, finds: readonly Find[]) {
    const ids = Map.groupBy(finds, ({ resource }) => resource);
    const idsOf = (kind: string) => (ids.get(kind) ?? []).map(({ record }) => record);
    // The ticket of a part is read as well: it must be in reach, and its name is that of the part.
    const parents = finds.flatMap(({ ticket }) => (ticket ? [ticket] : []));
    const wanted = new Map<string, string[]>([...ids.keys()].map((kind) => [kind, idsOf(kind)] as [string, string[]]));
    if (parents.length > 0) wanted.set('tickets', [...new Set([...idsOf('tickets'), ...parents])]);
    const pages = [...wanted].flatMap(([kind, all]) => portions(all).map((some) => this.#page(tenant, kind, some)));
    const texts = new ReadQuery<TextRow[]>([textsStatement(finds)], ([rows]) => (rows ?? []) as unknown as TextRow[]);
    return ReadQuery.all<unknown>([texts, ...pages]).map(([found, ...read]) => ({
      texts: found as TextRow[],
      records: new Map((read as RecordJson[][]).flat().map((record) => [record.id as string, record])),
    }));
  }

  #page(tenant: TenantFields, kind: string, ids: readonly string[]): ReadQuery<RecordJson[]> {
    const reader: ResourceReader<TenantEntity> = this.modules.get(serviceOf(this.#modelOf(kind).type), {
      strict: false,
    });
    const { fields, titles } = this.#namesOf(kind);
    const user = currentUser();
    const query = {
      filter: JSON.stringify({ id: ids }),
      range: JSON.stringify([0, ids.length - 1]),
      fields: JSON.stringify(reader.visibleNames(fields)),
      embed: JSON.stringify(
        reader.visibleNames(titles.filter(([, path]) => reachesResource(user, path)).map(([name]) => name)),
      ),
      count: 'none',
    };
    return reader.page(tenant, query).map(({ rows }) => rows);
  }

  #modelOf(kind: string): ResourceModel {
    const model = this.#models.get(kind);
    if (!model) throw new Error(`${kind} is no resource`);
    return model;
  }

  #called(kind: string): Called {
    const { title, hit } = this.#modelOf(kind).options;
    return { name: title, ...hit };
  }

  /** Fields of a record's label, and its references with their paths. */
  #namesOf(kind: string) {
    const { options, fields } = this.#modelOf(kind);
    const { name, note, state, person = [], place } = this.#called(kind);
    const references = [...person, place];
    return {
      fields: [name ?? options.title, note, state].filter((field) => field !== undefined),
      titles: fields
        .filter((field) => references.includes(field.name))
        .map((field) => [field.name, resourceOf(targetOf(field)).options.path] as const),
    };
  }

  /** Paths of the resources in the labels of a kind's hits: parts of a ticket show the ticket's title. */
  #resourcesOf(kind: string): string[] {
    return this.#modelOf(kind).fields.some(({ name }) => name === 'ticket') ? [kind, 'tickets'] : [kind];
  }
}

/** Most records of one page. */
const PAGE = 200;

const portions = (ids: readonly string[]) =>
  Array.from({ length: Math.ceil(ids.length / PAGE) }, (_, at) => ids.slice(at * PAGE, (at + 1) * PAGE));

function findStatement({ words, resources, since, most, typing }: SearchQuery): Statement {
  const into = new Statement();
  const circles = circlesOf(currentUser());
  const [q, work, directory, kinds, day, limit, begun] = [
    words,
    circles.work,
    circles.directory,
    resources,
    since,
    // One more, which shows that there are more.
    most + 1,
    typing,
  ].map((value) => into.bind(value));
  into.text = `select vsd_full_text(${q}::text, ${work}::text[], ${directory}::text[], ${kinds}::text[], ${day}::timestamptz, ${limit}::int, ${begun}::boolean) as found`;
  return into;
}

function textsStatement(finds: readonly Find[]): Statement {
  const into = new Statement();
  const tenant = into.bind(currentTenant());
  const [records, parts] = [finds.map(({ record }) => record), finds.map(({ part }) => part)].map((all) =>
    into.bind(all),
  );
  into.text = `select e.record, e.title, e.body from unnest(${records}::uuid[], ${parts}::text[]) as wanted (record, part)
    join search_entry e on e.tenant = ${tenant} and e.record = wanted.record and e.part = wanted.part`;
  return into.foundById();
}
