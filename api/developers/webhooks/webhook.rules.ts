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

/** Fields of the address and the content of a webhook: the user who changes them becomes its owner. */
const LEADING = ['url', 'format', 'language', 'events', 'filter'];
/** Most webhooks of a tenant, with those that are switched off. */
const MOST_WEBHOOKS = 20;

/** Checks of webhooks, and their owners. */
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
    // Another address gets a new secret, since the former receiver has the old one; another format, to return it.
    if (webhook.secret === null || names.has('format')) giveSecret(webhook);
    if (LEADING.some((name) => names.has(name))) speakFor(webhook, em);
    if (!names.has('active')) return;
    // Events from before it is switched on again are not delivered.
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
    // A webhook created by a token sends no more than the token reads.
    assertReachesResources(currentUser(), [...paths]);
    if (filter) for (const path of paths) await this.#judgeFilter(path, filter);
  }

  /** Checks the filter by the list of each of the resources. */
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

/** Makes the acting user the owner of the webhook, within the scopes of their token. */
function speakFor(webhook: Webhook, em: EntityManager): void {
  webhook.owner = actingUser(em);
  webhook.scopes = currentUser().scopes ?? null;
}

function giveSecret(webhook: Webhook): void {
  const secret = newSigningSecret();
  webhook.secret = sealedFor(webhook, 'secret', secret);
  // Channels check no signature.
  if (webhook.format === 'JSON') revealOnce(webhook.id, secret);
}

/** The present end of the log of events. */
async function presentPlace(em: EntityManager): Promise<string> {
  const [row] = await em.execute<{ horizon: string }[]>(
    'select pg_snapshot_xmin(pg_current_snapshot())::text as horizon',
  );
  return positionText(positionBefore(BigInt(row?.horizon ?? 0)));
}
