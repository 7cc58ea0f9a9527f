import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Jobs } from '../../platform/jobs/jobs.js';
import { rowsWithin, Statement } from '../../platform/read/statement.js';
import { allResources } from '../../platform/resource/resource.js';
import { currentTenant } from '../../platform/tenancy/session.js';
import { UnitOfWork } from '../../platform/tenancy/unit-of-work.js';
import { MAY_HAVE_TEXT } from '../reading/text-kind.js';
import { ATTACHMENT_TEXTS } from './attachment-texts.js';
import { type Source, searchSources } from './sources.js';

/** Most changes of one transaction. */
const BATCH = 500;

/** The handled changes of one transaction. */
interface Batch {
  readonly changes: number;
}

/**
 * Updates the full-text index by the noted changes of the session's tenant. One process at a time does so for a tenant;
 * changes noted meanwhile wait for the next one. A noted change is removed in the transaction of its entries.
 */
@Injectable()
export class SearchIndex {
  readonly #sources = searchSources();
  readonly #tables = new Map(allResources().map(({ options, table }) => [options.path, table]));

  constructor(
    private readonly work: UnitOfWork,
    private readonly jobs: Jobs,
  ) {}

  /** Handles a batch of noted changes. Returns whether there are more. */
  async catchUp(): Promise<boolean> {
    return (await this.work.write((em) => this.#batch(em))).changes === BATCH;
  }

  /** Removes all entries of the tenant, and notes all of its records as changed. */
  async rebuild(): Promise<void> {
    await this.work.write(async (em) => {
      const tenant = currentTenant();
      await sqlWithin(em, 'delete from search_entry where tenant = $1', [tenant]);
      await sqlWithin(em, 'delete from search_word where tenant = $1', [tenant]);
      for (const { resource } of this.#sources)
        await sqlWithin(
          em,
          `insert into search_change (tenant, resource, record) select tenant, $2, id from "${this.#tables.get(resource)}" where tenant = $1`,
          [tenant, resource],
        );
    });
  }

  async #batch(em: EntityManager): Promise<Batch> {
    const tenant = currentTenant();
    const [lock] = await sqlWithin(
      em,
      `select pg_try_advisory_xact_lock(hashtextextended('search/' || $1, 0)) as free`,
      [tenant],
    );
    if (!lock?.free) return { changes: 0 };
    const changes = (await sqlWithin(em, TAKE, [tenant, BATCH])) as unknown as { resource: string; record: string }[];
    const byResource = Map.groupBy(changes, ({ resource }) => resource);
    for (const source of this.#sources) {
      const ids = [...new Set((byResource.get(source.resource) ?? []).map(({ record }) => record))];
      if (ids.length === 0) continue;
      await this.#index(em, source, ids);
    }
    return { changes: changes.length };
  }

  async #index(em: EntityManager, source: Source, ids: readonly string[]): Promise<void> {
    const values = [currentTenant(), `{${ids.join(',')}}`];
    if (source.resource === 'tickets') await sqlWithin(em, noteParts(source), values);
    await sqlWithin(em, indexed(source), values);
    if (source.resource !== 'attachments') return;
    await sqlWithin(em, FORGET_TEXTS, values);
    const unread = (await sqlWithin(em, UNREAD, values)) as unknown as { id: string }[];
    for (const { id } of unread) await this.jobs.send(em, ATTACHMENT_TEXTS, { attachment: id }, { id });
  }
}

async function sqlWithin(em: EntityManager, text: string, values: readonly unknown[]) {
  const statement = new Statement();
  statement.text = text;
  statement.values.push(...values);
  return rowsWithin(em, statement);
}

const TAKE = `
  delete from search_change where tenant = $1 and id in (
    select id from search_change where tenant = $1 order by id limit $2
  ) returning resource, record`;

const REACH = `array(select $1 || '/' || circle || '/' || case when f.at is null then 0 else vsd_quarter(f.at) end
                       from unnest(f.circles) as circle order by 1)`;

/**
 * Updates the entries of some records, and adds new words. Unchanged entries are not written.
 */
export const indexed = ({ resource, sql }: Source) => `
  with fresh as materialized (
    select f.record, f.part, f.ticket, coalesce(f.at, 'epoch') as at, f.title, left(f.body, 100000) as body, ${REACH} as reach
      from (${sql}) as f where f.title <> '' or f.body <> ''
  ), gone as (
    delete from search_entry e
     where e.tenant = $1 and e.record = any($2::uuid[])
       and not exists (select from fresh f where f.record = e.record and f.part = e.part)
  ), written as (
    insert into search_entry as e (tenant, record, part, resource, ticket, at, title, body, reach, words)
    select $1, record, part, '${resource}', ticket, at, title, body, reach, vsd_words(title, body) || vsd_phone_words(body)
      from fresh
    on conflict (tenant, record, part) do update
      set ticket = excluded.ticket, at = excluded.at, title = excluded.title, body = excluded.body,
          reach = excluded.reach, words = excluded.words
      where (e.title, e.body, e.reach, e.words)
            is distinct from (excluded.title, excluded.body, excluded.reach, excluded.words)
    returning words
  )
  insert into search_word (tenant, word)
  select distinct $1, word from written, unnest(tsvector_to_array(written.words)) as word
   where length(word) between 3 and 40 and word !~ '[0-9]'
  on conflict do nothing`;

/**
 * Notes the parts of tickets with changed circles, and location, assets and customer of orders with changed executors. Runs
 * before the update of the tickets' entries, with which it compares.
 */
const noteParts = ({ sql }: Source) => `
  with moved as materialized (
    select f.record from (${sql}) as f
      left join search_entry e on e.tenant = $1 and e.record = f.record and e.part = 'open'
     where f.part = 'open' and e.reach is distinct from ${REACH}
  )
  insert into search_change (tenant, resource, record)
  select $1, 'activities', a.id from activity a join moved on a.ticket_id = moved.record where a.tenant = $1
  union all
  select $1, 'attachments', a.id from attachment a join moved on a.ticket_id = moved.record where a.tenant = $1
  union all
  select $1, 'reports', a.id from report a join moved on a.ticket_id = moved.record where a.tenant = $1
  union all
  select distinct $1, 'customers', t.customer_id from ticket t join moved on t.id = moved.record
   where t.tenant = $1 and t.type = 'ORDER' and t.customer_id is not null
  union all
  select distinct $1, 'locations', t.location_id from ticket t join moved on t.id = moved.record
   where t.tenant = $1 and t.type = 'ORDER' and t.location_id is not null
  union all
  select distinct $1, 'assets', a.id from asset a
    join ticket t on t.tenant = a.tenant and t.location_id = a.location_id and t.type = 'ORDER'
    join moved on t.id = moved.record where a.tenant = $1`;

/** Removes the texts of deleted attachments. */
const FORGET_TEXTS = `
  delete from attachment_text x where x.tenant = $1 and x.id = any($2::uuid[])
     and not exists (select from attachment f where f.tenant = x.tenant and f.id = x.id)`;

const UNREAD = `
  select f.id from attachment f where f.tenant = $1 and f.id = any($2::uuid[]) and ${MAY_HAVE_TEXT}
     and not exists (select from attachment_text x where x.tenant = f.tenant and x.id = f.id)`;
