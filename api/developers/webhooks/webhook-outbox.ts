import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { v7 as uuidv7 } from 'uuid';
import { signedInNow } from '../../customers/users/signed-in-now.js';
import type { User } from '../../masterdata/user.entity.js';
import { reachesResource } from '../../platform/access/scopes.js';
import { clock } from '../../platform/clock.js';
import { Env, publicUrl } from '../../platform/env.js';
import { parsePosition, positionBefore, positionText } from '../../platform/events/change-cursor.js';
import { changesAfter, type LoggedChange } from '../../platform/events/change-log.js';
import { EventAudience } from '../../platform/events/event-audience.js';
import type { RecordJson } from '../../platform/read/record.js';
import { allResources } from '../../platform/resource/resource.js';
import { chosenFields, embedOf } from '../../platform/rest/list-table.js';
import { serviceOf } from '../../platform/rest/resource-controller.js';
import type { ResourceService } from '../../platform/rest/resource-service.js';
import { currentTenant, recordKey, runInSession, type SignedInUser } from '../../platform/tenancy/session.js';
import type { TenantEntity } from '../../platform/tenancy/tenant-entity.js';
import { UnitOfWork } from '../../platform/tenancy/unit-of-work.js';
import { CHANNELS } from './channel-bodies.js';
import { messageFields, messageOf } from './channel-message.js';
import { Webhook } from './webhook.entity.js';

/** Most events that become deliveries in one transaction: the largest page of a list. */
const STRETCH = 200;

const INSERT = `
  insert into webhook_delivery (tenant, id, version, created_at, created_by, updated_at, updated_by, webhook_id, number,
                                event, record, state, attempts, next_at, body)
  select ?, sent.id, 1, ?, 'System', ?, 'System', ?, sent.number, sent.event, sent.record, 'WAITING', 0,
         coalesce((select max(d.next_at) from webhook_delivery d where d.tenant = ? and d.webhook_id = ?
                    and d.record = sent.record and d.state = 'WAITING'), ?), sent.body
    from jsonb_to_recordset(?::jsonb) as sent (id uuid, number int, event text, record text, body text)`;

/** Makes deliveries of events: those of records in the reach of the webhook's owner, with the record as they see it. */
@Injectable()
export class WebhookOutbox {
  readonly #models = new Map(allResources().map((model) => [model.options.path, model]));

  constructor(
    private readonly work: UnitOfWork,
    private readonly audience: EventAudience,
    private readonly modules: ModuleRef,
    @Inject(Env) private readonly env: Env,
  ) {}

  /** Reads the next events of the webhook. Returns whether there are more; false also for an owner without access. */
  async fill(id: string, holder: string): Promise<boolean> {
    const found = await this.work.read(async (em) => {
      const webhook = await em.findOne(Webhook, recordKey(id), { populate: ['owner'] });
      const owner = webhook?.owner.unwrap() as User | undefined;
      if (!webhook?.active || !owner?.active) return undefined;
      const user = await signedInNow(em, owner);
      return { webhook, user: webhook.scopes ? { ...user, scopes: webhook.scopes } : user };
    });
    if (!found) return false;
    const { webhook, user } = found;
    const requestedLocale = webhook.format === 'JSON' ? undefined : webhook.language;
    const session = { requestId: `webhook ${id}`, tenant: currentTenant(), user, requestedLocale };
    const { events, next, more } = await runInSession(session, () => this.#deliveriesOf(webhook, user));
    await this.work.write((em) => keep(em, webhook, holder, positionText(next), events));
    return more;
  }

  async #deliveriesOf(webhook: Webhook, user: SignedInUser) {
    const named = new Set(webhook.events.map((event) => event.split('.')[0] as string));
    const paths = [...named].filter((path) => reachesResource(user, path));
    const place = parsePosition(webhook.place) ?? positionBefore(0n);
    const { events, next, more } = await this.work.read(async (em) => {
      const stretch = await changesAfter(em, place, paths, STRETCH);
      const wanted = stretch.events.filter(({ resource, kind }) => webhook.events.includes(`${resource}.${kind}`));
      return { ...stretch, events: await this.audience.visibleTo(em, user, wanted) };
    });
    const bodies = new Map<LoggedChange, string>();
    for (const [path, group] of Map.groupBy(events as LoggedChange[], ({ resource }) => resource))
      for (const [event, body] of await this.#bodies(path, group, webhook)) bodies.set(event, body);
    const deliveries = (events as LoggedChange[]).flatMap((event) => {
      const body = bodies.get(event);
      return body === undefined ? [] : [{ event: `${event.resource}.${event.kind}`, record: event.record, body }];
    });
    return { events: deliveries, next, more };
  }

  /** The bodies of the events of a resource, with the records in the form of the owner's list. */
  async #bodies(path: string, events: readonly LoggedChange[], { filter, format, language }: Webhook) {
    const model = this.#models.get(path);
    if (!model) return [];
    const service = this.modules.get<ResourceService<TenantEntity>>(serviceOf(model.type), { strict: false });
    const fields = format === 'JSON' ? [] : messageFields(model, await chosenFields(service));
    const condition = {
      ...(filter ? JSON.parse(filter) : {}),
      id_eq_any: [...new Set(events.map((one) => one.record))],
    };
    const query = { filter: JSON.stringify(condition), range: JSON.stringify([0, STRETCH - 1]), count: 'none' };
    const { rows } = await service.list({ ...query, ...(fields.length > 0 && { embed: embedOf(fields) }) });
    const records = new Map(rows.map((record) => [record.id, record]));
    return events.flatMap((event): [LoggedChange, string][] => {
      const found = records.get(event.record) ?? null;
      // A filter needs the present record; a deleted record, or one out of reach, cannot be compared with it.
      if (filter && !found) return [];
      const record = event.kind === 'removed' ? null : found;
      if (format === 'JSON') return [[event, changeJson(event, record)]];
      const message = messageOf(
        { model, fields, locale: language, application: publicUrl(this.env) },
        event.kind,
        record,
      );
      return [[event, JSON.stringify(CHANNELS[format](message))]];
    });
  }
}

function changeJson(
  { resource, record: id, kind, version, created_at }: LoggedChange,
  record: RecordJson | null,
): string {
  const data = { resource, id, kind, version: version ?? null, record };
  return JSON.stringify({ type: `${resource}.${kind}`, timestamp: new Date(created_at).toISOString(), data });
}

/** Stores deliveries and the position in the log in one transaction, as long as the worker holds the webhook. */
async function keep(
  em: EntityManager,
  { id, told, place }: Webhook,
  holder: string,
  next: string,
  events: readonly { event: string; record: string; body: string }[],
): Promise<void> {
  const tenant = currentTenant();
  const moved = await em.execute<unknown[]>(
    `update webhook set place = ?, told = told + ? where tenant = ? and id = ? and lease_holder = ? and place = ? returning id`,
    [next, events.length, tenant, id, holder, place],
  );
  if (moved.length === 0 || events.length === 0) return;
  const now = clock.now();
  const rows = events.map(({ event, record, body }, at) => {
    const delivery = uuidv7();
    return { id: delivery, number: told + at + 1, event, record, body };
  });
  await em.execute(INSERT, [tenant, now, now, id, tenant, id, now, JSON.stringify(rows)]);
}
