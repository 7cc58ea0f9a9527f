import { Global, Module } from '@nestjs/common';
import { CustomersModule } from '../customers/customers.module.js';
import { MasterdataModule } from '../masterdata/masterdata.module.js';
import { ApiTokenDirectory } from '../platform/access/api-token.js';
import { sweepDaily } from '../platform/jobs/daily-sweep.js';
import { listBelow } from '../platform/rest/list-below.js';
import { ResourceModule } from '../platform/rest/resource.module.js';
import { ScimController } from './scim/scim.controller.js';
import { ScimGroups } from './scim/scim-groups.js';
import { ScimUsers } from './scim/scim-users.js';
import { ApiToken } from './tokens/api-token.entity.js';
import { ApiTokenRules } from './tokens/api-token.rules.js';
import { ApiTokensController } from './tokens/api-tokens.controller.js';
import { KnownApiTokens } from './tokens/known-api-tokens.js';
import { Webhook } from './webhooks/webhook.entity.js';
import { WebhookRules } from './webhooks/webhook.rules.js';
import { WebhookDelivery } from './webhooks/webhook-delivery.entity.js';
import { WebhookDeliveryRules } from './webhooks/webhook-delivery.rules.js';
import { WebhookOutbox } from './webhooks/webhook-outbox.js';
import { WebhookPump } from './webhooks/webhook-pump.js';
import { WebhookReplays } from './webhooks/webhook-replays.js';
import { WebhookSender } from './webhooks/webhook-sender.js';
import { WebhookWatch } from './webhooks/webhook-watch.js';
import { WebhookDeliveriesController, WebhooksController } from './webhooks/webhooks.controller.js';

const DELIVERIES_KEPT_DAYS = 30;

sweepDaily(WebhookDelivery, (ago) => ({ createdAt: { $lt: ago(DELIVERIES_KEPT_DAYS) } }));

const resources = ResourceModule.offer(
  { type: ApiToken, rules: ApiTokenRules, routes: ['list', 'read', 'delete'] },
  { type: Webhook, rules: WebhookRules, routes: ['list', 'read', 'update', 'delete'] },
  { type: WebhookDelivery, rules: WebhookDeliveryRules, routes: ['list', 'read'] },
);

/** Tokens for programs, and webhooks. Global, since every request may have a token. */
@Global()
@Module({
  imports: [resources, CustomersModule, MasterdataModule],
  controllers: [
    ApiTokensController,
    ScimController,
    WebhooksController,
    WebhookDeliveriesController,
    listBelow(Webhook, WebhookDelivery, {
      field: 'webhook',
      place: 'deliveries',
      summary: 'The deliveries of a webhook and their results; stored for thirty days',
      operation: { id: 'listWebhookDeliveries', tag: 'webhooks', reads: ['webhook-deliveries'] },
    }),
  ],
  providers: [
    { provide: ApiTokenDirectory, useClass: KnownApiTokens },
    ScimGroups,
    ScimUsers,
    WebhookOutbox,
    WebhookPump,
    WebhookReplays,
    WebhookSender,
    WebhookWatch,
  ],
  exports: [ApiTokenDirectory],
})
export class DevelopersModule {}
