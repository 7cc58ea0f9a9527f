import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { actingUser } from '../../masterdata/acting-user.js';
import { assertReachesResources } from '../../platform/access/scopes.js';
import { allowsPrivateHosts, Env } from '../../platform/env.js';
import { positionBefore, positionText } from '../../platform/events/change-cursor.js';
import { assertPublicHost, hostOf, isPlainAllowed, PrivateAddress } from '../../platform/http/private-address.js';
import { invalidField, Problem } from '../../platform/http/problem.js';
import type { Computations } from '../../platform/read/record.js';
import { isRefusedPort } from '../../platform/refused-port.js';
import { allResources } from '../../platform/resource/resource.js';
import { sealedFor } from '../../platform/resource/secret-kind.js';
import { serviceOf } from '../../platform/rest/resource-controller.js';
import type { ResourceService } from '../../platform/rest/resource-service.js';
import type { Changes, ResourceRules } from '../../platform/rest/rules.js';
import { oneAtATime } from '../../platform/tenancy/one-at-a-time.js';
import { currentUser, revealedSecret, revealOnce } from '../../platform/tenancy/session.js';
import type { TenantEntity } from '../../platform/tenancy/tenant-entity.js';
import { newSigningSecret } from './signature.js';
import { Webhook } from './webhook.entity.js';

/** What decides where a webhook leads and what it tells: whoever says it answers for it. */
const LEADING = ['url', 'events', 'filter'];
/** Webhooks that a tenant may have, those that are switched off among them. */
const MOST_WEBHOOKS = 20;

/** What a webhook must say before it is used, and in whose sight it is. */
@Injectable()
export class WebhookRules implements ResourceRules<Webhook> {
  constructor(
    @Inject(Env) private readonly env: Env,
    private readonly modules: ModuleRef,
  ) {}

  computed(): Computations<Webhook> {
    return { signingSecret: { of: ['id'], value: ({ id }) => revealedSecret(id) } };
  }

  async beforeCreate(webhook: Webhook, em: EntityManager): Promise<void> {
    await this.#judge(webhook);
    await oneAtATime(em, 'webhooks', webhook.tenant);
    if ((await em.count(Webhook)) >= MOST_WEBHOOKS) throw new Problem(409, 'WEBHOOK_LIMIT', { most: MOST_WEBHOOKS });
    giveSecret(webhook);
    speakFor(webhook, em);
    webhook.place = await presentPlace(em);
    webhook.state = webhook.active ? 'WORKING' : 'OFF';
  }

  async beforeUpdate(webhook: Webhook, { names }: Changes, em: EntityManager): Promise<void> {
    await this.#judge(webhook);
    // Another address has a secret of its own: the receiver at the former one knows that of before.
    if (webhook.secret === null) giveSecret(webhook);
    if (LEADING.some((name) => names.has(name))) speakFor(webhook, em);
    if (!names.has('active')) return;
    // What happened while it was off is not told afterwards.
    webhook.place = await presentPlace(em);
    Object.assign(webhook, { state: webhook.active ? 'WORKING' : 'OFF', failingSince: null, problem: null });
  }

  async #judge({ url, events, filter }: Webhook): Promise<void> {
    const address = URL.parse(url);
    if (!address || address.username || address.password) throw invalidField('/url', 'FORMAT_INVALID');
    if (address.protocol !== 'https:' && !isPlainAllowed(hostOf(address), this.env))
      throw invalidField('/url', 'PLAIN_ONLY_LOCAL');
    if (isRefusedPort(address)) throw invalidField('/url', 'PORT_REFUSED');
    try {
      if (!allowsPrivateHosts(this.env)) assertPublicHost(hostOf(address));
    } catch (error) {
      throw error instanceof PrivateAddress ? invalidField('/url', 'WEBHOOK_ADDRESS') : error;
    }
    const paths = new Set(events.map((event) => event.split('.')[0] as string));
    // A token makes no webhook that sends more than it reads.
    assertReachesResources(currentUser(), [...paths]);
    if (filter) for (const path of paths) await this.#judgeFilter(path, filter);
  }

  /** A filter is what the list of each of the resources would take. */
  async #judgeFilter(path: string, filter: string): Promise<void> {
    const model = allResources().find(({ options }) => options.path === path);
    if (!model) throw invalidField('/events', 'INVALID_VALUE');
    const service = this.modules.get<ResourceService<TenantEntity>>(serviceOf(model.type), { strict: false });
    try {
      await service.list({ filter, range: '[0,0]', count: 'none' });
    } catch (error) {
      if (!(error instanceof Problem) || error.status >= 500) throw error;
      throw invalidField('/filter', 'WEBHOOK_FILTER', { path, name: String(error.params.name ?? '') });
    }
  }
}

/** From now on the webhook sends what the acting user reads, within the scopes of their token. */
function speakFor(webhook: Webhook, em: EntityManager): void {
  webhook.owner = actingUser(em);
  webhook.scopes = currentUser().scopes ?? null;
}

function giveSecret(webhook: Webhook): void {
  const secret = newSigningSecret();
  webhook.secret = sealedFor(webhook, 'secret', secret);
  revealOnce(webhook.id, secret);
}

/** Where the log of events stands now. */
async function presentPlace(em: EntityManager): Promise<string> {
  const [row] = await em.execute<{ horizon: string }[]>(
    'select pg_snapshot_xmin(pg_current_snapshot())::text as horizon',
  );
  return positionText(positionBefore(BigInt(row?.horizon ?? 0)));
}
